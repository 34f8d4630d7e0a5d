/** Setting up a game by questions: the rulebook, the players, the options (V-00). Answers with what they chose. */

import {
  COLOURS,
  configure,
  err,
  isOptionKey,
  ok,
  PRESET_IDS,
  PRESETS,
  type Colour,
  type GameConfig,
  type PresetId,
  type Result,
  type Ruleset,
} from '@lexiko/rules';
import { UsageError } from '../command.ts';
import { DEFAULT_LEXICON, openLexicon } from '../lexicon-store.ts';
import type { Environment } from '../words/data-folder.ts';
import { FRAME_COLUMNS, type Desk } from './desk.ts';
import { allOptionLines, changedOptionLines, optionLines, parseOption } from './option-text.ts';
import { refusalText } from './refusal-text.ts';
import { parseSeating, seatingFault, type Seating } from './seating.ts';
import { line, wrap, type Line } from './styled-text.ts';

/** A game as agreed so far. */
export interface Plan {
  readonly config: GameConfig;
  readonly seating: Seating;
}

/** What the arguments of the command already say; the rest is asked. */
export interface Wishes {
  readonly preset: PresetId | null;
  readonly players: string | null;
  readonly options: readonly string[];
  readonly colours: string | null;
  readonly env: Environment;
}

export type PlanResult = Result<Plan, string>;

/** What each preset is, in a line. */
const ABOUT: Readonly<Record<PresetId, string>> = {
  deluxe: '2-4 players or alone; a challenge is about one word',
  'standard-2007': '2-4 players; a challenge is about the whole play',
  'collectible-2020': '2-4 players; exchanging needs 7 tiles in the pouch',
  school: 'two teams of two or more players',
  crosswords: '2-4 players; ten letters, four colours, dice; 1950s',
  custom: 'a board, letters, values and bonus of your own',
};

/** From the arguments alone. The error is a sentence. */
export function planFrom(wishes: Wishes): PlanResult {
  const seating = parseSeating(wishes.players ?? 'Ann,Ben');
  const fault = seatingFault(seating);
  if (fault !== null) return err(fault);
  return buildPlan(wishes.preset ?? 'deluxe', seating, wishes);
}

function buildPlan(
  preset: PresetId,
  seating: Seating,
  { options, colours, env }: Pick<Wishes, 'options' | 'colours' | 'env'>,
): PlanResult {
  const chosen: Record<string, unknown> = { 'dictionary.id': DEFAULT_LEXICON };
  const twoRacks = seating.length === 1 && options.includes('solitaire.mode=twoRacks');
  const sides = twoRacks ? 2 : seating.length;
  const names = seating.map(({ name }) => name);
  for (const text of options) {
    if (text.startsWith('sides=')) {
      if (text === `sides=${sides}`) continue;
      return err(`${sides} ${sides === 1 ? 'side is' : 'sides are'} named, so ${text} does not fit.`);
    }
    const option = parseOption(text, { sides, names });
    if (!option.ok) return option;
    chosen[option.value.key] = option.value.value;
  }
  const wanted = colours === null ? undefined : parseColours(colours);
  if (wanted !== undefined && !wanted.ok) return wanted;
  return checked(
    { preset, sides, options: chosen, ...(wanted === undefined ? {} : { colours: wanted.value }) },
    twoRacks ? bothRacks(seating) : seating,
    env,
  );
}

/** One person with two racks sits on both sides. */
function bothRacks(seating: Seating): Seating {
  const [only] = seating;
  const name = only?.name ?? '';
  return [1, 2].map((rack) => ({ name: `${name} ${rack}`, members: [name] }));
}

function parseColours(text: string): Result<readonly Colour[], string> {
  const colours: Colour[] = [];
  for (const word of text.toLowerCase().split(',')) {
    const colour = COLOURS.find((one) => one === word.trim());
    if (colour === undefined) return err(`'${word}' is not a colour; they are ${COLOURS.join(', ')}.`);
    colours.push(colour);
  }
  return ok(colours);
}

/** The plan if the rules can be played so; members of teams are counted for them. */
function checked(config: GameConfig, seating: Seating, env: Environment): PlanResult {
  const isTeamGame = PRESETS[config.preset].teams;
  if (!isTeamGame && seating.some(({ members }) => members.length > 1))
    return err('only the school game is played by teams; write the players as Ann,Ben.');
  const whole = isTeamGame ? { ...config, teamSizes: seating.map(({ members }) => members.length) } : config;
  const ruleset = configure(whole);
  if (ruleset.ok) {
    const missing = dictionaryFault(ruleset.value.options['dictionary.id'], env);
    return missing === null ? ok({ config: whole, seating }) : err(missing);
  }
  const hint = ruleset.error.code === 'TEAM_TOO_SMALL' ? ' Write the teams as Reds:Ann+Cy,Blues:Ben+Di.' : '';
  return err(refusalText(ruleset.error) + hint);
}

/** Why the dictionary cannot be used; `null` if it can. */
function dictionaryFault(id: string, env: Environment): string | null {
  if (id === 'table' || id === DEFAULT_LEXICON) return null;
  try {
    openLexicon(id, env);
    return null;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

/** Asks for what the arguments leave open; `null` if somebody stopped. */
export async function askPlan(desk: Desk, wishes: Wishes): Promise<Plan | null> {
  const preset = wishes.preset ?? (await askPreset(desk));
  if (preset === null) return null;
  let notice: readonly string[] = [];
  let given = wishes.players;
  for (;;) {
    const text = given ?? (await ask(desk, playersPage(preset, notice), 'Players: ', notice));
    if (text === null) return null;
    given = null;
    const seating = parseSeating(text);
    const fault = seatingFault(seating);
    const mode = fault === null && seating.length === 1 ? await askSolitaire(desk, wishes) : [];
    if (mode === null) return null;
    const plan =
      fault === null
        ? buildPlan(preset, seating, { ...wishes, options: [...wishes.options, ...mode] })
        : err(fault);
    if (plan.ok) return editOptions(desk, plan.value, wishes.env);
    notice = [plan.error];
  }
}

async function ask(
  desk: Desk,
  lines: readonly Line[],
  prompt: string,
  notice: readonly string[],
): Promise<string | null> {
  const answer = await desk.ask({
    frame: () => ({ lines, cursor: null }),
    heard: [],
    notice,
    situation: lines.map((spans) => spans.map(({ text }) => text).join('')).join('\n'),
    prompt,
    untilMs: null,
  });
  return answer.kind === 'line' ? answer.text.trim() : null;
}

function noticeLines(notice: readonly string[]): readonly Line[] {
  return notice.flatMap((text) => wrap(text, FRAME_COLUMNS)).map((text) => line(text, 'notice'));
}

async function askPreset(desk: Desk): Promise<PresetId | null> {
  const lines: readonly Line[] = [
    line('LEXIKO', 'strong'),
    line(''),
    line('Which rulebook do you play by?'),
    line(''),
    ...PRESET_IDS.map((id, at) => line(`  ${at + 1}  ${PRESETS[id].title.padEnd(17)} ${ABOUT[id]}`)),
    line(''),
  ];
  let notice: readonly string[] = [];
  for (;;) {
    const text = await ask(desk, [...lines, ...noticeLines(notice)], 'Number or name [1]: ', notice);
    if (text === null) return null;
    const number = text === '' ? 1 : Number(text);
    const found =
      PRESET_IDS[number - 1] ??
      PRESET_IDS.find(
        (id) => id === text.toLowerCase() || PRESETS[id].title.toLowerCase() === text.toLowerCase(),
      );
    if (found !== undefined) return found;
    notice = [`There is no rulebook '${text}'.`];
  }
}

function playersPage(preset: PresetId, notice: readonly string[]): readonly Line[] {
  const { title, teams, game } = PRESETS[preset];
  const how = teams
    ? 'Two teams with their members: Reds:Ann+Cy,Blues:Ben+Di'
    : game === 'crosswords'
      ? 'Two to four names, clockwise around the table: Ann,Ben,Cy'
      : 'One to four names, clockwise: Ann,Ben. One name alone plays solitaire.';
  return [
    line(title, 'strong'),
    line(''),
    line('Who plays?'),
    line(how, 'dim'),
    line(''),
    ...noticeLines(notice),
  ];
}

const SOLITAIRES = [
  ['tally', 'one rack, for a record of your own'],
  ['twoRacks', 'two racks in turn, yours and that of an imaginary opponent'],
  ['openPool', 'all letters lie open, the dictionary is free'],
] as const;

/** The option that says how to play alone; none if the arguments have said it. */
async function askSolitaire(desk: Desk, wishes: Wishes): Promise<readonly string[] | null> {
  if (wishes.options.some((text) => text.startsWith('solitaire.mode='))) return [];
  const lines: readonly Line[] = [
    line('Solitaire', 'strong'),
    line(''),
    ...SOLITAIRES.map(([mode, about], at) => line(`  ${at + 1}  ${mode.padEnd(10)} ${about}`)),
    line(''),
  ];
  const text = await ask(desk, lines, 'Number [1]: ', []);
  if (text === null) return null;
  const mode = SOLITAIRES[text === '' ? 0 : Number(text) - 1] ?? SOLITAIRES.find(([id]) => id === text);
  return [`solitaire.mode=${mode?.[0] ?? 'tally'}`];
}

/** Changes options until somebody says that it is well; impossible combinations are refused with the reason. */
export async function editOptions(desk: Desk, start: Plan, env: Environment): Promise<Plan | null> {
  let plan = start;
  let notice: readonly string[] = [];
  for (;;) {
    const ruleset = rulesetOf(plan);
    const page = optionsPage(ruleset, notice);
    const text = await ask(desk, page, 'Option: ', notice);
    notice = [];
    if (text === null) return null;
    if (text === '' || text === 'done') return plan;
    if (text === 'list' || text === 'l') {
      const answer = await desk.read(allOptionLines(ruleset, FRAME_COLUMNS));
      if (answer.kind === 'end') return null;
    } else if (text.startsWith('colours=')) {
      const colours = parseColours(text.slice('colours='.length));
      const next = colours.ok
        ? checked({ ...plan.config, colours: colours.value }, plan.seating, env)
        : colours;
      if (next.ok) plan = next.value;
      else notice = [next.error];
    } else if (isOptionKey(text)) {
      await desk.read(optionLines(ruleset, text, FRAME_COLUMNS));
    } else {
      const next = withOption(plan, text, env);
      if (next.ok) plan = next.value;
      else notice = [next.error];
    }
  }
}

function rulesetOf({ config }: Plan): Ruleset {
  const ruleset = configure(config);
  if (!ruleset.ok) throw new Error(`A plan holds impossible options: ${ruleset.error.code}`);
  return ruleset.value;
}

function withOption(plan: Plan, text: string, env: Environment): PlanResult {
  const { config, seating } = plan;
  const context = { sides: seating.length, names: seating.map(({ name }) => name) };
  const option = parseOption(text, context);
  if (!option.ok) return option;
  const { key, value } = option.value;
  return checked({ ...config, options: { ...config.options, [key]: value } }, seating, env);
}

const MOST_CHANGED_LINES = 12;

function optionsPage(ruleset: Ruleset, notice: readonly string[]): readonly Line[] {
  const changed = changedOptionLines(ruleset, FRAME_COLUMNS);
  const { title } = PRESETS[ruleset.preset];
  const { colours } = ruleset;
  return [
    line(changed.length === 0 ? title : `Based on ${title}`, 'strong'),
    line(''),
    ...(changed.length === 0 ? [line('All options are those of the rulebook.')] : []),
    ...changed.slice(0, MOST_CHANGED_LINES),
    ...(changed.length > MOST_CHANGED_LINES ? [line('  and more: list shows all')] : []),
    ...(colours.length === 0
      ? []
      : [line(`Colours, by seat: ${colours.join(', ')}  (colours=red,blue changes them)`)]),
    line(''),
    line('key=value changes an option, key explains it, list shows all of them.', 'dim'),
    line('Enter: these options are agreed on.', 'dim'),
    line(''),
    ...noticeLines(notice),
  ];
}
