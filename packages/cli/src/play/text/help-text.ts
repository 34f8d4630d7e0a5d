/** Help at the table: keys, commands, and the rules of this very game in short. Word lists are not here (D-04). */

import type { Ruleset } from '@lexiko/rules';
import type { DictionaryTool } from '@lexiko/rules/options';
import {
  offersTool,
  type AreaScoring,
  type ChallengeCost,
  type PremiumScoring,
} from '@lexiko/rules/rule-points';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { FRAME_COLUMNS } from '../terminal/terminal.ts';
import { line, wrap, type Line } from '../terminal/styled-text.ts';

type CommandName = keyof TerminalTexts['terminalHelp']['commands'];
type CardTexts = TerminalTexts['ruleCard'];

const withTool =
  (tool: DictionaryTool) =>
  ({ dictionary }: Ruleset): boolean =>
    dictionary.access === 'free' ? offersTool(dictionary, tool) : dictionary.help === 'full';

/** Commands that only some games have. */
const OFFERED: Readonly<Partial<Record<CommandName, (ruleset: Ruleset) => boolean>>> = {
  exchange: ({ exchange }) => exchange.maximum > 0 && exchange.order === 'discardFirst',
  draw: ({ exchange }) => exchange.order === 'drawFirst',
  challenge: ({ challenge }) => challenge.kind === 'challenge',
  start: ({ challenge }) => challenge.kind === 'challenge',
  retrieve: ({ blanks }) => blanks.kind === 'retrieve',
  recycle: ({ recycling }) => recycling.kind === 'on',
  rearrange: ({ rearranging }) => rearranging.kind === 'on',
  undo: ({ solitaire }) => solitaire.kind === 'openPool' || solitaire.kind === 'off',
  away: ({ teams }) => teams.kind === 'teams',
  lookup: withTool('lookup'),
  browse: withTool('browse'),
  anagram: withTool('anagram'),
  list: ({ dictionary }) => dictionary.help !== 'rulesOnly',
};

/** The column in which meanings begin. */
const MEANING = 25;

function rowLines([left, right]: readonly [string, string]): readonly Line[] {
  return wrap(right, FRAME_COLUMNS - MEANING).map((text, at) =>
    line(`${at === 0 ? `  ${left}`.padEnd(MEANING) : ' '.repeat(MEANING)}${text}`),
  );
}

export function helpLines(
  { terminalHelp }: TerminalTexts,
  ruleset: Ruleset,
  kind: 'screen' | 'lines',
): readonly Line[] {
  const { commands, keys, keysTitle, commandsTitle } = terminalHelp;
  const names = (Object.keys(commands) as CommandName[]).filter((name) => OFFERED[name]?.(ruleset) ?? true);
  return [
    ...(kind === 'screen' ? [line(keysTitle, 'strong'), ...keys.flatMap(rowLines), line('')] : []),
    line(commandsTitle, 'strong'),
    ...names.flatMap((name) => rowLines(commands[name])),
  ];
}

/** The rules as this game is played. */
export function ruleCard({ ruleCard: card }: TerminalTexts, ruleset: Ruleset): readonly Line[] {
  const { scoring, houseNote } = ruleset;
  const sentences =
    scoring.kind === 'areas' ? areaRules(card, ruleset, scoring) : premiumRules(card, ruleset, scoring);
  const note = houseNote === '' ? [] : [card.houseRules(houseNote)];
  return [...sentences, ...challengeRules(card, ruleset), ...note].flatMap((sentence) =>
    wrap(sentence, FRAME_COLUMNS - 2).map((text, at) => line(at === 0 ? `- ${text}` : `  ${text}`)),
  );
}

/** S-06, V-01; S-10 to S-12; S-39 to S-44; S-47; S-20, S-37; S-21 to S-24; V-02 to V-07; S-33, S-34, S-48, S-49. */
function premiumRules(card: CardTexts, ruleset: Ruleset, { bonus }: PremiumScoring): readonly string[] {
  const { opening, exchange, rearranging, recycling, blanks, finishLine, sides } = ruleset;
  const { minimumPool } = exchange;
  return [
    card.opening(opening.minimum),
    card.placing,
    card.premiums,
    card.bonus(bonus.tiles, bonus.points),
    card.blanks,
    minimumPool > 0 ? card.exchangeWhile(minimumPool) : card.exchange,
    ...(rearranging.kind === 'on' ? [card.rearrange] : []),
    ...(recycling.kind === 'on' ? [card.swap] : []),
    ...(blanks.kind === 'retrieve' ? [card.retrieve] : []),
    ...(finishLine.kind === 'on' ? [card.finishLine] : []),
    sides === 1 ? card.endAlone : card.end,
  ];
}

/** W-04, W-12; W-13, W-14; W-07, W-08; W-30; W-16; W-24, W-25; W-27, W-28. */
function areaRules(
  card: CardTexts,
  { dictionary }: Ruleset,
  { letterPoints, ownFactor, bonus }: AreaScoring,
): readonly string[] {
  const own = letterPoints * ownFactor;
  return [
    card.cwOpening,
    card.cwTiles(letterPoints, own),
    card.cwDice(letterPoints, own),
    card.cwBonus(bonus.points),
    card.cwExchange,
    dictionary.bars.foreign === 'off' ? card.cwForeign.allowed : card.cwForeign.excluded,
    card.plurals[dictionary.bars.plurals],
    card.cwEnd(letterPoints),
  ];
}

/** S-29, W-26. */
function costText(card: CardTexts, cost: ChallengeCost): string {
  switch (cost.kind) {
    case 'loseNextTurn':
    case 'none':
    case 'loseGame':
      return card.costs[cost.kind];
    case 'points':
      return card.costs.points(cost.points);
    case 'stake':
      return card.costs.stake(cost.points);
  }
}

/** S-18; S-25 to S-28. */
function challengeRules(card: CardTexts, { challenge }: Ruleset): readonly string[] {
  if (challenge.kind === 'auto') return [card.checked];
  return [`${card.challenge[challenge.scope]} ${costText(card, challenge.cost)}`];
}
