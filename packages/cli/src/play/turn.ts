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
import { ScreenTerminal } from './terminal/screen-terminal.ts';
import type { TerminalSession } from './terminal-session.ts';
import { tableFrame, type Scene } from './screens/table-frame.ts';
import { attemptPlay, runTurnCommand } from './commands/turn-commands.ts';

const KEY_HINT = 'arrows, letters, Space turns, Enter plays, : types a command, :help';
const LINE_HINT = 'A play such as 8F HORN (across) or F8 HORN (down), or help.';

const REMINDERS: Readonly<Record<Reminder, string>> = {
  'pass-only-when-unable': 'On your honour: pass only if you cannot play. [S-22]',
  'play-if-possible': 'On your honour: after your pass you must play if you can. [S-24]',
  'exchange-only-when-unable': 'On your honour: exchange only if you find no word. [W-16]',
};

export function takeTurn(session: TerminalSession, seat: Seat, notice: readonly string[]): Promise<Outcome> {
  session.game.clock.go();
  const { terminal } = session;
  return terminal instanceof ScreenTerminal
    ? takeTurnByKeys(session, terminal, seat, notice)
    : takeTurnByLines(session, seat, notice);
}

function hintsFor(session: TerminalSession, seat: Seat, hint: string): readonly string[] {
  const view = session.game.view(seat);
  const { window, toReturn } = view;
  const open = window !== null && (session.isAlone || window.seat !== seat);
  const mover = session.mover();
  return [
    ...(mover === null ? [] : [`${mover} moves for the team.`]),
    ...(open ? [`You may still challenge ${window.words.join(', ') || 'that turn'}.`] : []),
    ...(toReturn > 0 ? [`Return ${toReturn} letters: exchange and the letters.`] : []),
    ...remindersFor(view, seat).map((reminder) => REMINDERS[reminder]),
    hint,
  ];
}

function turnFrame(
  session: TerminalSession,
  seat: Seat,
  {
    draft,
    notice,
    hint,
  }: { readonly draft: Draft | null; readonly notice: readonly string[]; readonly hint: string },
): Frame {
  const scene = session.scene(seat);
  const hand = tilesAtHand(scene.view, seat);
  const left = draft === null ? hand : tilesLeft(hand, draft);
  return tableFrame({
    ...scene,
    letters: session.letters(seat, left),
    partner: sharedLetters(session, scene.view, seat),
    draft: new Map<Square, Laid>(draft?.tiles ?? []),
    cursor: draft === null ? null : { square: draft.cursor, direction: draft.direction },
    preview: previewText(scene.view, seat, draft?.tiles ?? []),
    notice,
    hints: hintsFor(session, seat, hint),
  });
}

/** What the view shows of the partner's rack, if it shows it. */
function sharedLetters(
  session: TerminalSession,
  { ruleset, racks }: PlayerView,
  seat: Seat,
): Scene['partner'] {
  const partner = seatsOfSide(ruleset, seat).find((other) => other !== seat);
  if (partner === undefined || ruleset.options['cw.partnerRacks'] === 'hidden') return null;
  return { name: session.name(partner), letters: racks[partner] ?? [] };
}

/** The clock has run out: the rules do what was agreed (V-09). */
function expire(session: TerminalSession, seat: Seat, draft: Draft | null): Outcome {
  const action = { type: 'expire', seat, ...(draft === null ? {} : { draft: draft.tiles }) } as const;
  const expired = session.game.act(action);
  return expired.ok ? { kind: 'done' } : again('The time is up.');
}

function isTimeUp(session: TerminalSession): boolean {
  const endsMs = session.turnEndsMs();
  return endsMs !== null && Date.now() >= endsMs;
}

async function takeTurnByLines(
  session: TerminalSession,
  seat: Seat,
  first: readonly string[],
): Promise<Outcome> {
  let notice = first;
  for (;;) {
    const shown = notice;
    const answer = await session.ask({
      frame: () => turnFrame(session, seat, { draft: null, notice: shown, hint: LINE_HINT }),
      notice: shown,
      situation: `turn ${seat} ${session.game.state.seq}`,
      prompt: `${session.mover() ?? session.name(seat)}> `,
      untilMs: session.turnEndsMs(),
    });
    if (answer.kind === 'end') return { kind: 'quit' };
    const outcome =
      answer.kind === 'time' || isTimeUp(session)
        ? expire(session, seat, null)
        : await runTurnCommand(session, seat, answer.text);
    if (outcome.kind !== 'again') return outcome;
    notice = outcome.notice;
  }
}

async function takeTurnByKeys(
  session: TerminalSession,
  terminal: ScreenTerminal,
  seat: Seat,
  first: readonly string[],
): Promise<Outcome> {
  const { game } = session;
  const [lastPlayed = null] = game.freshSquares;
  let draft = freshDraft(game.view(seat), lastPlayed);
  let notice = first;
  let asBlank = false;
  for (;;) {
    const shown = { draft, notice, hint: KEY_HINT };
    const prompt = promptFor(session, seat, draft, asBlank);
    const key = await terminal.keyOn(() => turnFrame(session, seat, shown), prompt, session.turnEndsMs());
    if (key === 'end' || (key !== 'time' && key.name === 'interrupt')) return { kind: 'quit' };
    if (key === 'time' || isTimeUp(session)) return expire(session, seat, draft);
    notice = [];
    const outcome = await commandByKey(session, terminal, seat, draft, key);
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
      : editedBy(session, seat, draft, key);
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

function promptFor(session: TerminalSession, seat: Seat, { direction }: Draft, asBlank: boolean): string {
  const who = session.mover() ?? session.name(seat);
  return asBlank ? `${who}: blank, for which letter? ` : `${who}: ${direction} `;
}

/** Enter plays; a colon or a digit opens the command line. `null`: the key is none of these. */
async function commandByKey(
  session: TerminalSession,
  terminal: ScreenTerminal,
  seat: Seat,
  draft: Draft,
  key: Key,
): Promise<Outcome | null> {
  if (key.name === 'enter') {
    return draft.tiles.length === 0
      ? again('Lay letters first, or type : and a command such as exchange, pass, help.')
      : attemptPlay(session, { type: 'play', seat, tiles: draft.tiles });
  }
  if (key.name !== 'text' || !/^[:/0-9]$/u.test(key.text)) return null;
  const answer = await session.ask({
    frame: () =>
      turnFrame(session, seat, {
        draft,
        notice: [],
        hint: 'Enter runs the command, nothing goes back. help lists commands.',
      }),
    notice: [],
    situation: '',
    prompt: ': ',
    typed: /\d/u.test(key.text) ? key.text : '',
    untilMs: session.turnEndsMs(),
  });
  if (answer.kind === 'end') return { kind: 'quit' };
  if (answer.kind === 'time' || isTimeUp(session)) return expire(session, seat, draft);
  return answer.text.trim() === '' ? again() : runTurnCommand(session, seat, answer.text);
}

function editedBy(session: TerminalSession, seat: Seat, draft: Draft, key: Key): Draft {
  const view = session.game.view(seat);
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
      session.shuffle(seat, tilesAtHand(view, seat));
      return draft;
    case 'text':
      return key.text === ' ' ? turned(draft) : draft;
    default:
      return draft;
  }
}
