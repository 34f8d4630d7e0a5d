/** The lobby: everybody confirms the set-up (V-00) and may add to the randomness of the draws. Computers always confirm. */

import { randomBytes } from 'node:crypto';
import { type GameConfig, type GameState, type Seat } from '@lexiko/rules';
import { playersDecide } from '@lexiko/rules/rule-points';
import { seatsToConfirm } from '@lexiko/table';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { FRAME_COLUMNS, type Terminal } from '../terminal/terminal.ts';
import type { Game } from '../game.ts';
import { allOptionLines, changedOptionLines } from '../text/option-text.ts';
import { refusalText } from '../text/refusal-text.ts';
import { nameOf, titleOf, type Seating } from './seating.ts';
import { editOptions } from './setup.ts';
import { line, wrap, type Line } from '../terminal/styled-text.ts';
import type { Environment } from '../../words/data-folder.ts';

export interface LobbyWishes {
  /** Everybody has agreed already, by the `--agreed` argument. */
  readonly agreed: boolean;
  /** Reproduces the draws of a game; `null` for unpredictable ones. */
  readonly seed: string | null;
  /** The name of the side that plays first (`firstDraw.method=manual`). */
  readonly starter: string | null;
  readonly env: Environment;
  /** The options as chosen, if known. The log names all options, so it cannot tell which of them follow from others. */
  readonly config: GameConfig | null;
}

/** Returns once the game has begun, or `stopped` if somebody quits before. */
export async function confirmSetup(
  terminal: Terminal,
  game: Game,
  wishes: LobbyWishes,
): Promise<'begun' | 'stopped'> {
  const { texts } = terminal;
  let notice: readonly string[] = [];
  let { config } = wishes;
  /** After a change everybody must confirm again. */
  const changeOptions = async (): Promise<boolean> => {
    const plan = await editOptions(
      terminal,
      { config: config ?? game.state.config, seating: game.seating },
      wishes.env,
    );
    if (plan === null) return false;
    config = plan.config;
    await game.act({ type: 'configure', config });
    return true;
  };
  while (game.state.phase === 'lobby') {
    const [next] = seatsToConfirm(game.state);
    if (next === undefined) {
      const starter = await askStarter(terminal, game, wishes);
      if (starter === 'stopped') return 'stopped';
      const title = line(texts.presets[game.state.ruleset.preset].title, 'strong');
      terminal.show({ lines: [title], cursor: null }, texts.terminalTable.opening);
      const begun = await game.act({ type: 'begin', ...(starter === null ? {} : { starter }) });
      if (begun.ok) break;
      notice = [refusalText(texts, begun.error)];
      if (!(await changeOptions())) return 'stopped';
      continue;
    }
    const isComputer = (game.seating[next]?.computer ?? null) !== null;
    const nonce = wishes.agreed || isComputer ? '' : await askNonce(terminal, game, next, notice);
    if (nonce === null) return 'stopped';
    if (nonce === 'options') {
      const read = await terminal.read(allOptionLines(texts, game.state.ruleset.config, FRAME_COLUMNS));
      if (read.kind === 'end') return 'stopped';
      continue;
    }
    if (/^(?:n|no|nein)$/iu.test(nonce)) {
      if (!(await changeOptions())) return 'stopped';
      continue;
    }
    notice = [];
    await game.act({ type: 'confirm', seat: next, nonce: shareOf(nonce, next, wishes.seed) });
  }
  return 'begun';
}

/** The typed text; else one from the seed, or a random one. */
function shareOf(typed: string, seat: Seat, seed: string | null): string {
  if (!/^(?:|y|yes|j|ja)$/iu.test(typed)) return typed;
  return seed === null ? randomBytes(16).toString('hex') : `${seed} ${seat}`;
}

async function askNonce(
  terminal: Terminal,
  game: Game,
  seat: Seat,
  notice: readonly string[],
): Promise<string | null> {
  const lines = agreementPage(terminal.texts, game.state, game.seating, notice);
  const answer = await terminal.ask({
    frame: () => ({ lines, cursor: null }),
    news: [],
    notice,
    frameKey: `lobby ${game.state.seq - game.state.confirmed.filter(Boolean).length}`,
    prompt: `${terminal.texts.terminalSetup.doYouAgree(nameOf(game.seating, seat))} `,
    untilMs: null,
  });
  return answer.kind === 'line' ? answer.text.trim() : null;
}

const MOST_CHANGED_LINES = 10;

function agreementPage(
  texts: TerminalTexts,
  { ruleset, commitment }: GameState,
  seating: Seating,
  notice: readonly string[],
): readonly Line[] {
  const { terminalSetup, terminalTable } = texts;
  const { title } = texts.presets[ruleset.preset];
  const allChanged = changedOptionLines(texts, ruleset.config, FRAME_COLUMNS);
  const changed =
    allChanged.length <= MOST_CHANGED_LINES
      ? allChanged
      : [...allChanged.slice(0, MOST_CHANGED_LINES), line(`  ${terminalSetup.moreInOptions}`)];
  const { dictionary, houseNote } = ruleset;
  const sides = seating.map((side, seat) => {
    const colour = ruleset.colours[seat]?.[0];
    const team =
      ruleset.teams.kind === 'teams' && side.computer === null ? ` (${side.members.join(', ')})` : '';
    return `${titleOf(texts, side)}${team}${colour === undefined ? '' : ` (${terminalSetup.colourNames[colour]})`}`;
  });
  const paragraphs = [
    terminalSetup.agree(sides.join(', ')),
    playersDecide(dictionary) ? terminalSetup.noDictionary : terminalSetup.dictionary(dictionary.id),
    ...(houseNote === '' ? [] : [terminalSetup.houseRules(houseNote)]),
  ];
  return [
    line(changed.length === 0 ? title : terminalTable.basedOn(title), 'strong'),
    ...paragraphs
      .flatMap((text) => wrap(text, FRAME_COLUMNS))
      .slice(0, 6)
      .map((text) => line(text)),
    ...changed,
    line(terminalSetup.secret, 'dim'),
    line(commitment ?? '', 'dim'),
    ...[terminalSetup.agreeHelp, terminalSetup.optionsHelp].map((text) => line(text, 'dim')),
    ...notice.flatMap((text) => wrap(text, FRAME_COLUMNS)).map((text) => line(text, 'notice')),
  ];
}

async function askStarter(
  terminal: Terminal,
  game: Game,
  wishes: LobbyWishes,
): Promise<Seat | null | 'stopped'> {
  const { terminalSetup } = terminal.texts;
  const { start, solitaire } = game.state.ruleset;
  if (start.kind !== 'manual' || solitaire.kind !== 'off') return null;
  const seatNamed = (name: string): Seat =>
    game.seating.findIndex((side) => side.name.toLowerCase() === name.trim().toLowerCase());
  let seat = wishes.starter === null ? -1 : seatNamed(wishes.starter);
  let notice: readonly string[] = [];
  while (seat < 0) {
    const lines = [line(terminalSetup.whoStarts), ...notice.map((text) => line(text, 'notice'))];
    const answer = await terminal.ask({
      frame: () => ({ lines, cursor: null }),
      news: [],
      notice,
      frameKey: 'starter',
      prompt: `${game.seating.map(({ name }) => name).join(', ')}: `,
      untilMs: null,
    });
    if (answer.kind !== 'line') return 'stopped';
    seat = seatNamed(answer.text);
    notice = [terminalSetup.nobodyCalled(answer.text)];
  }
  return seat;
}
