/** Sets up a game from arguments and questions: rulebook, players, options (V-00). */

import { COLOURS, type Colour } from '@lexiko/rules/rule-points';
import { isOptionKey } from '@lexiko/rules/options';
import {
  configure,
  configureNew,
  err,
  ok,
  PRESET_IDS,
  PRESETS,
  type GameConfig,
  type PresetId,
  type Result,
  type Ruleset,
} from '@lexiko/rules';
import { builtInLexicon } from '@lexiko/words';
import type { LanguageId } from '@lexiko/languages';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { UsageError, type Saying } from '../../command.ts';
import { otherLanguage, withDictionary } from '../../game-language.ts';
import { requireDictionary, usualLexicon } from '../../lexicon-store.ts';
import type { Environment } from '../../words/data-folder.ts';
import { FRAME_COLUMNS, type Terminal } from '../terminal/terminal.ts';
import { allOptionLines, changedOptionLines, optionLines, parseOption } from '../text/option-text.ts';
import { askOnPage } from '../screens/question-page.ts';
import { refusalText } from '../text/refusal-text.ts';
import { askLevel, askFirst, ownName, QUICK_PRESET } from './quick-start.ts';
import { askSeating } from './seat-questions.ts';
import { parseSeating, withComputer, withComputerTeams, type Seating } from './seating.ts';
import { line, type Line } from '../terminal/styled-text.ts';

/** A game as agreed so far. */
export interface Plan {
  readonly config: GameConfig;
  readonly seating: Seating;
}

/** A plan, and whether the answers already confirm it. */
export interface ChosenPlan extends Plan {
  readonly agreed: boolean;
}

/** What the command's arguments say; the user is asked for the rest. */
export interface Wishes {
  readonly preset: PresetId | null;
  readonly players: string | null;
  readonly options: readonly string[];
  readonly colours: string | null;
  /** Of a game whose options name neither language nor dictionary. */
  readonly language: LanguageId;
  readonly env: Environment;
}

export type PlanResult = Result<Plan, Saying>;

/** A plan from the arguments alone. */
export function planFrom(wishes: Wishes): PlanResult {
  const seating = parseSeating(wishes.players ?? 'Ann,Ben');
  return seating.ok ? buildPlan(wishes.preset ?? 'deluxe', seating.value, wishes) : seating;
}

function buildPlan(
  preset: PresetId,
  seating: Seating,
  { options, colours, language, env }: Pick<Wishes, 'options' | 'colours' | 'language' | 'env'>,
): PlanResult {
  const chosen: Record<string, unknown> = {};
  const twoRacks = seating.length === 1 && options.includes('solitaire.mode=twoRacks');
  const sides = twoRacks ? 2 : seating.length;
  const names = seating.map(({ name }) => name);
  for (const text of options) {
    if (text.startsWith('sides=')) {
      if (text === `sides=${sides}`) continue;
      return err(({ terminalSetup }) => terminalSetup.sidesDoNotFit(sides, text));
    }
    const option = parseOption(text, { sides, names });
    if (!option.ok) return option;
    chosen[option.value.key] = option.value.value;
  }
  const wanted = colours === null ? undefined : parseColours(colours);
  if (wanted !== undefined && !wanted.ok) return wanted;
  return checked(
    {
      preset,
      sides,
      options: withDictionary(chosen, env, language),
      ...(wanted === undefined ? {} : { colours: wanted.value }),
    },
    twoRacks ? bothRacks(seating) : PRESETS[preset].teams ? withComputerTeams(seating) : seating,
    env,
  );
}

/** In two-rack solitaire one person has both seats. */
function bothRacks(seating: Seating): Seating {
  const [only] = seating;
  if (only === undefined) throw new Error('Nobody sits at the table.');
  return [1, 2].map((rack) => ({ ...only, name: `${only.name} ${rack}` }));
}

function parseColours(text: string): Result<readonly Colour[], Saying> {
  const colours: Colour[] = [];
  for (const word of text.toLowerCase().split(',')) {
    const colour = COLOURS.find((one) => one === word.trim());
    if (colour === undefined) return err(({ terminalSetup }) => terminalSetup.noColour(word, COLOURS));
    colours.push(colour);
  }
  return ok(colours);
}

/** The plan, if the rules allow it; adds the team sizes. */
function checked(config: GameConfig, seating: Seating, env: Environment): PlanResult {
  const isTeamGame = PRESETS[config.preset].teams;
  if (!isTeamGame && seating.some(({ members }) => members.length > 1))
    return err(({ terminalSetup }) => terminalSetup.noTeams);
  const whole = isTeamGame ? { ...config, teamSizes: seating.map(({ members }) => members.length) } : config;
  const ruleset = configureNew(whole);
  if (ruleset.ok) {
    const missing = dictionaryFault(ruleset.value, env);
    return missing === null ? ok({ config: whole, seating }) : err(missing);
  }
  return err((texts) => refusalText(texts, ruleset.error));
}

/** Why the dictionary cannot be used; `null` if it can be. */
function dictionaryFault(ruleset: Ruleset, env: Environment): Saying | null {
  const fault = otherLanguage(ruleset, env);
  if (fault !== null) return fault;
  try {
    requireDictionary(ruleset, env);
    return null;
  } catch (error) {
    if (error instanceof UsageError) return error.say;
    throw error;
  }
}

/** Asks for the players and whatever else the arguments leave open; `null` if the user quits. */
export async function askPlan(terminal: Terminal, wishes: Wishes): Promise<ChosenPlan | null> {
  const isOpen = wishes.preset === null && wishes.options.length === 0 && wishes.colours === null;
  const first = isOpen ? await askFirst(terminal) : 'table';
  if (first === null) return null;
  const plan = first === 'quick' ? await quickPlan(terminal, wishes) : await tablePlan(terminal, wishes);
  return plan === null ? null : { ...plan, agreed: first === 'quick' };
}

/** One person against one computer, by an unchanged rulebook. */
async function quickPlan(terminal: Terminal, wishes: Wishes): Promise<Plan | null> {
  const { presets, terminalSetup } = terminal.texts;
  const level = await askLevel(terminal, [
    terminalSetup.quick(
      presets[QUICK_PRESET].title,
      builtInLexicon(usualLexicon(wishes.language))?.name ?? '',
    ),
    terminalSetup.enterStarts,
  ]);
  if (level === null) return null;
  const plan = planFrom({
    ...wishes,
    preset: QUICK_PRESET,
    players: `${ownName(wishes.env)},computer:${level}`,
  });
  if (!plan.ok) throw new UsageError(plan.error);
  return plan.value;
}

async function tablePlan(terminal: Terminal, wishes: Wishes): Promise<Plan | null> {
  const preset = wishes.preset ?? (await askPreset(terminal));
  if (preset === null) return null;
  let notice: readonly string[] = [];
  for (;;) {
    const seating = await askSeating(terminal, preset, notice);
    if (seating === null) return null;
    const alone =
      seating.length === 1 ? await askSolitaire(terminal, wishes, seating) : { seating, options: [] };
    if (alone === null) return null;
    const options = [...wishes.options, ...alone.options];
    const plan = buildPlan(preset, alone.seating, { ...wishes, options });
    if (plan.ok) return editOptions(terminal, plan.value, wishes.env);
    notice = [plan.error(terminal.texts)];
  }
}

async function askPreset(terminal: Terminal): Promise<PresetId | null> {
  const { presets, terminalSetup } = terminal.texts;
  const lines: readonly Line[] = [
    line(terminalSetup.whichRulebook, 'strong'),
    line(''),
    ...PRESET_IDS.map((id, at) =>
      line(`  ${at + 1}  ${presets[id].title.padEnd(19)} ${terminalSetup.presets[id]}`),
    ),
  ];
  let notice: readonly string[] = [];
  for (;;) {
    const text = await askOnPage(terminal, lines, `${terminalSetup.numberOrName(1)} `, notice);
    if (text === null) return null;
    const number = text === '' ? 1 : Number(text);
    const found =
      PRESET_IDS[number - 1] ??
      PRESET_IDS.find(
        (id) => id === text.toLowerCase() || presets[id].title.toLowerCase() === text.toLowerCase(),
      );
    if (found !== undefined) return found;
    notice = [terminalSetup.noRulebook(text)];
  }
}

const SOLITAIRES = ['tally', 'twoRacks', 'openPool', 'computer'] as const;

interface Alone {
  readonly seating: Seating;
  readonly options: readonly string[];
}

/** The seats of a solitaire game, and its option unless the arguments set it. */
async function askSolitaire(terminal: Terminal, wishes: Wishes, seating: Seating): Promise<Alone | null> {
  if (wishes.options.some((text) => text.startsWith('solitaire.mode='))) return { seating, options: [] };
  const { terminalSetup } = terminal.texts;
  const lines: readonly Line[] = [
    line(terminalSetup.solitaire, 'strong'),
    line(''),
    ...SOLITAIRES.map((mode, at) =>
      line(`  ${at + 1}  ${mode.padEnd(10)} ${terminalSetup.solitaires[mode]}`),
    ),
  ];
  const text = await askOnPage(terminal, lines, `${terminalSetup.number(1)} `);
  if (text === null) return null;
  const found = SOLITAIRES[text === '' ? 0 : Number(text) - 1] ?? SOLITAIRES.find((id) => id === text);
  const mode = found ?? SOLITAIRES[0];
  if (mode !== 'computer') return { seating, options: [`solitaire.mode=${mode}`] };
  const level = await askLevel(terminal, []);
  if (level === null) return null;
  return { seating: withComputer(seating, level), options: ['solitaire.mode=twoRacks'] };
}

/** Lets the user change options until they are done; refuses impossible combinations with the reason. */
export async function editOptions(terminal: Terminal, start: Plan, env: Environment): Promise<Plan | null> {
  const { texts } = terminal;
  let plan = start;
  let notice: readonly string[] = [];
  for (;;) {
    const ruleset = rulesetOf(plan);
    const text = await askOnPage(
      terminal,
      optionsPage(texts, ruleset),
      `${texts.terminalSetup.option} `,
      notice,
    );
    notice = [];
    if (text === null) return null;
    if (text === '' || text === 'done') return plan;
    if (text === 'list' || text === 'l') {
      const answer = await terminal.read(allOptionLines(texts, ruleset.config, FRAME_COLUMNS));
      if (answer.kind === 'end') return null;
    } else if (text.startsWith('colours=')) {
      const colours = parseColours(text.slice('colours='.length));
      const next = colours.ok
        ? checked({ ...plan.config, colours: colours.value }, plan.seating, env)
        : colours;
      if (next.ok) plan = next.value;
      else notice = [next.error(texts)];
    } else if (isOptionKey(text)) {
      await terminal.read(optionLines(texts, ruleset.config, text, FRAME_COLUMNS));
    } else {
      const next = withOption(plan, text, env);
      if (next.ok) plan = next.value;
      else notice = [next.error(texts)];
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
  const { 'dictionary.id': id, 'letters.language': _language, ...others } = config.options ?? {};
  // Whoever changes one of the two means the other as well.
  const options =
    key === 'dictionary.id' && value !== 'table'
      ? withDictionary({ ...others, [key]: value }, env)
      : key === 'letters.language' && id !== 'table'
        ? withDictionary({ ...others, [key]: value }, env)
        : { ...config.options, [key]: value };
  return checked({ ...config, options }, seating, env);
}

const MOST_CHANGED_LINES = 12;

function optionsPage(texts: TerminalTexts, ruleset: Ruleset): readonly Line[] {
  const { terminalSetup, terminalTable } = texts;
  const changed = changedOptionLines(texts, ruleset.config, FRAME_COLUMNS);
  const { title } = texts.presets[ruleset.preset];
  const { colours } = ruleset;
  return [
    line(changed.length === 0 ? title : terminalTable.basedOn(title), 'strong'),
    line(''),
    ...(changed.length === 0 ? [line(terminalSetup.byTheRulebook)] : []),
    ...changed.slice(0, MOST_CHANGED_LINES),
    ...(changed.length > MOST_CHANGED_LINES ? [line(`  ${terminalSetup.moreOptions}`)] : []),
    ...(colours.length === 0 ? [] : [line(terminalSetup.colours(colours.join(', ')))]),
    line(''),
    line(terminalSetup.optionHelp, 'dim'),
    line(terminalSetup.optionsDone, 'dim'),
  ];
}
