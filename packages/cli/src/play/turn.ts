/** A side's turn: its letters are uncovered, it lays tiles by keys or types commands, its clock runs. */

import {
  remindersFor,
  seatsOfSide,
  tilesAtHand,
  type Laid,
  type PlayerView,
  type Reminder,
  type Seat,
  type Square,
} from '@lexiko/rules';
import { again, type Outcome } from './commands/attempt.ts';
import type { Frame } from './terminal/terminal.ts';
import {
  freshDraft,
  laidOut,
  moved,
  recalled,
  takenBack,
  tilesLeft,
  turned,
  type Draft,
} from './draft-editor.ts';
import type { Key } from './terminal/keys.ts';
import { previewText } from './text/preview-text.ts';
import { ScreenDesk } from './terminal/screen-terminal.ts';
import type { Sitting } from './terminal-session.ts';
import { tableFrame, type Scene } from './screens/table-frame.ts';
import { attemptPlay, runTurnCommand } from './commands/turn-commands.ts';

const KEY_HINT = 'arrows, letters, Space turns, Enter plays, : types a command, :help';
const LINE_HINT = 'A play such as 8F HORN (across) or F8 HORN (down), or help.';

const REMINDERS: Readonly<Record<Reminder, string>> = {
  'pass-only-when-unable': 'On your honour: pass only if you cannot play. [S-22]',
  'play-if-possible': 'On your honour: after your pass you must play if you can. [S-24]',
  'exchange-only-when-unable': 'On your honour: exchange only if you find no word. [W-16]',
};

export function takeTurn(sitting: Sitting, seat: Seat, notice: readonly string[]): Promise<Outcome> {
  sitting.game.clock.go();
  const { desk } = sitting;
  return desk instanceof ScreenDesk
    ? takeTurnByKeys(sitting, desk, seat, notice)
    : takeTurnByLines(sitting, seat, notice);
}

function hintsFor(sitting: Sitting, seat: Seat, hint: string): readonly string[] {
  const view = sitting.game.view(seat);
  const { window, toReturn } = view;
  const open = window !== null && (sitting.isAlone || window.seat !== seat);
  const mover = sitting.mover();
  return [
    ...(mover === null ? [] : [`${mover} moves for the team.`]),
    ...(open ? [`You may still challenge ${window.words.join(', ') || 'that turn'}.`] : []),
    ...(toReturn > 0 ? [`Return ${toReturn} letters: exchange and the letters.`] : []),
    ...remindersFor(view, seat).map((reminder) => REMINDERS[reminder]),
    hint,
  ];
}

function turnFrame(
  sitting: Sitting,
  seat: Seat,
  {
    draft,
    notice,
    hint,
  }: { readonly draft: Draft | null; readonly notice: readonly string[]; readonly hint: string },
): Frame {
  const scene = sitting.scene(seat);
  const hand = tilesAtHand(scene.view, seat);
  const left = draft === null ? hand : tilesLeft(hand, draft);
  return tableFrame({
    ...scene,
    letters: sitting.letters(seat, left),
    partner: sharedLetters(sitting, scene.view, seat),
    draft: new Map<Square, Laid>(draft?.tiles ?? []),
    cursor: draft === null ? null : { square: draft.cursor, direction: draft.direction },
    preview: previewText(scene.view, seat, draft?.tiles ?? []),
    notice,
    hints: hintsFor(sitting, seat, hint),
  });
}

/** What the view shows of the partner's rack, if it shows it. */
function sharedLetters(sitting: Sitting, { ruleset, racks }: PlayerView, seat: Seat): Scene['partner'] {
  const partner = seatsOfSide(ruleset, seat).find((other) => other !== seat);
  if (partner === undefined || ruleset.options['cw.partnerRacks'] === 'hidden') return null;
  return { name: sitting.name(partner), letters: racks[partner] ?? [] };
}

/** The clock has run out: the rules do what was agreed (V-09). */
function expire(sitting: Sitting, seat: Seat, draft: Draft | null): Outcome {
  const action = { type: 'expire', seat, ...(draft === null ? {} : { draft: draft.tiles }) } as const;
  const expired = sitting.game.act(action);
  return expired.ok ? { kind: 'done' } : again('The time is up.');
}

function isTimeUp(sitting: Sitting): boolean {
  const endsMs = sitting.turnEndsMs();
  return endsMs !== null && Date.now() >= endsMs;
}

async function takeTurnByLines(sitting: Sitting, seat: Seat, first: readonly string[]): Promise<Outcome> {
  let notice = first;
  for (;;) {
    const shown = notice;
    const answer = await sitting.ask({
      frame: () => turnFrame(sitting, seat, { draft: null, notice: shown, hint: LINE_HINT }),
      notice: shown,
      situation: `turn ${seat} ${sitting.game.state.seq}`,
      prompt: `${sitting.mover() ?? sitting.name(seat)}> `,
      untilMs: sitting.turnEndsMs(),
    });
    if (answer.kind === 'end') return { kind: 'quit' };
    const outcome =
      answer.kind === 'time' || isTimeUp(sitting)
        ? expire(sitting, seat, null)
        : await runTurnCommand(sitting, seat, answer.text);
    if (outcome.kind !== 'again') return outcome;
    notice = outcome.notice;
  }
}

async function takeTurnByKeys(
  sitting: Sitting,
  desk: ScreenDesk,
  seat: Seat,
  first: readonly string[],
): Promise<Outcome> {
  const { game } = sitting;
  const [lastPlayed = null] = game.freshSquares;
  let draft = freshDraft(game.view(seat), lastPlayed);
  let notice = first;
  let asBlank = false;
  for (;;) {
    const shown = { draft, notice, hint: KEY_HINT };
    const prompt = promptFor(sitting, seat, draft, asBlank);
    const key = await desk.keyOn(() => turnFrame(sitting, seat, shown), prompt, sitting.turnEndsMs());
    if (key === 'end' || (key !== 'time' && key.name === 'interrupt')) return { kind: 'quit' };
    if (key === 'time' || isTimeUp(sitting)) return expire(sitting, seat, draft);
    notice = [];
    const outcome = await commandByKey(sitting, desk, seat, draft, key);
    if (outcome !== null) {
      if (outcome.kind !== 'again') return outcome;
      notice = outcome.notice;
      continue;
    }
    const view = game.view(seat);
    const hand = tilesAtHand(view, seat);
    const isLetter = key.name === 'text' && /^\p{L}$/u.test(key.text);
    const next = isLetter
      ? laidOut(view, draft, { hand, letter: key.text, asBlank })
      : editedBy(sitting, seat, draft, key);
    if (next === null)
      notice = [
        asBlank
          ? 'There is no blank, or no free square.'
          : 'There is no such letter left, or no free square.',
      ];
    else draft = next;
    asBlank = key.text === '?';
  }
}

function promptFor(sitting: Sitting, seat: Seat, { direction }: Draft, asBlank: boolean): string {
  const who = sitting.mover() ?? sitting.name(seat);
  return asBlank ? `${who}: blank, for which letter? ` : `${who}: ${direction} `;
}

/** Enter plays; a colon or a digit opens the command line. `null`: the key is none of these. */
async function commandByKey(
  sitting: Sitting,
  desk: ScreenDesk,
  seat: Seat,
  draft: Draft,
  key: Key,
): Promise<Outcome | null> {
  if (key.name === 'enter') {
    return draft.tiles.length === 0
      ? again('Lay letters first, or type : and a command such as exchange, pass, help.')
      : attemptPlay(sitting, { type: 'play', seat, tiles: draft.tiles });
  }
  if (key.name !== 'text' || !/^[:/0-9]$/u.test(key.text)) return null;
  const answer = await sitting.ask({
    frame: () =>
      turnFrame(sitting, seat, {
        draft,
        notice: [],
        hint: 'Enter runs the command, nothing goes back. help lists commands.',
      }),
    notice: [],
    situation: '',
    prompt: ': ',
    typed: /\d/u.test(key.text) ? key.text : '',
    untilMs: sitting.turnEndsMs(),
  });
  if (answer.kind === 'end') return { kind: 'quit' };
  if (answer.kind === 'time' || isTimeUp(sitting)) return expire(sitting, seat, draft);
  return answer.text.trim() === '' ? again() : runTurnCommand(sitting, seat, answer.text);
}

function editedBy(sitting: Sitting, seat: Seat, draft: Draft, key: Key): Draft {
  const view = sitting.game.view(seat);
  switch (key.name) {
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      return moved(view, draft, key.name);
    case 'backspace':
      return takenBack(draft);
    case 'escape':
      return recalled(draft);
    case 'tab':
      sitting.shuffle(seat, tilesAtHand(view, seat));
      return draft;
    case 'text':
      return key.text === ' ' ? turned(draft) : draft;
    default:
      return draft;
  }
}
