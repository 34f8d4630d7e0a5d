/** From choices to the rules of one game: each rule point is resolved here, once, from preset and options. */

import type { LanguageId } from '@lexiko/languages';
import { PRESETS, type Preset, type PresetId } from '../data/presets.ts';
import type { Layout } from '../layout.ts';
import { MAX_SIDES } from '../options/option-record.ts';
import type { Options } from '../options/option-values.ts';
import { err, ok, type Result } from '../result.ts';
import { boardStyle, type BoardStyle } from '../rule-points/board-style.ts';
import { challengeRule, type ChallengeRule } from '../rule-points/challenge.ts';
import { clockRule, type ClockRule } from '../rule-points/clock.ts';
import { ownColours, type Colour } from '../rule-points/colours.ts';
import { diceRule, type DiceRule } from '../rule-points/dice.ts';
import { dictionaryRule, type DictionaryRule } from '../rule-points/dictionary.ts';
import { drawRule, startRule, type DrawRule, type StartRule } from '../rule-points/draw.ts';
import { endingRule, type EndingRule } from '../rule-points/ending.ts';
import { exchangeRule, type ExchangeRule } from '../rule-points/exchange.ts';
import { finishLineRule, type FinishLineRule } from '../rule-points/finish-line.ts';
import {
  blanksRule,
  rearrangingRule,
  recyclingRule,
  type BlanksRule,
  type RearrangingRule,
  type RecyclingRule,
} from '../rule-points/moving-letters.ts';
import { openingRule, type OpeningRule } from '../rule-points/opening.ts';
import { partnerRule, type PartnerRule } from '../rule-points/partners.ts';
import { passRule, type PassRule } from '../rule-points/passing.ts';
import { rackRule, type RackRule } from '../rule-points/rack.ts';
import {
  scorekeepingRule,
  scoringRule,
  type ScorekeepingRule,
  type ScoringRule,
} from '../rule-points/scoring.ts';
import { solitaireRule, type SolitaireRule } from '../rule-points/solitaire.ts';
import { teamRule, type TeamRule } from '../rule-points/teams.ts';
import type { TileSet } from '../tile-set.ts';
import { collectGiven, defaultSides, resolveOptions } from './chosen-options.ts';
import { refuseCombination, refuseForeignOption, refuseSides, refuseTeams } from './conflicts.ts';
import { refuseUnknownClass, withoutUnknownClasses } from './word-classes.ts';
import { equipmentOf, type Equipment } from './equipment.ts';
import type { CompleteConfig, ConfigRefusal, GameConfig } from './game-config.ts';

/** The rules of one game: plain data, fixed for the whole game. To ask about a rule, ask its rule point. */
export interface Ruleset {
  readonly preset: PresetId;
  readonly sides: number;
  /** All choices, for the log and for whoever shows or edits them. Nothing is decided by them. */
  readonly config: CompleteConfig;
  readonly layout: Layout;
  /** Whose letters are on the tiles; a dictionary of the game is in this language. */
  readonly language: LanguageId;
  readonly tiles: TileSet;
  /** By seat: its colours, the one it sits at first. Empty where the board has none. */
  readonly colours: readonly (readonly Colour[])[];
  readonly board: BoardStyle;
  readonly rack: RackRule;
  readonly start: StartRule;
  readonly draw: DrawRule;
  readonly opening: OpeningRule;
  readonly exchange: ExchangeRule;
  readonly passing: PassRule;
  readonly dictionary: DictionaryRule;
  readonly challenge: ChallengeRule;
  readonly scoring: ScoringRule;
  readonly scorekeeping: ScorekeepingRule;
  readonly dice: DiceRule;
  readonly rearranging: RearrangingRule;
  readonly recycling: RecyclingRule;
  readonly blanks: BlanksRule;
  readonly clock: ClockRule;
  readonly ending: EndingRule;
  readonly finishLine: FinishLineRule;
  readonly solitaire: SolitaireRule;
  readonly teams: TeamRule;
  readonly partners: PartnerRule;
  /** House rules in words; `''` if there are none (V-13). */
  readonly houseNote: string;
  /** Whether results can be compared with others; not with house rules (V-13). */
  readonly ranked: boolean;
}

/**
 * The ruleset of a configuration, or what is wrong with it. Accepts nothing that it would ignore, but for options about
 * classes of words in games of earlier versions, which it turns off.
 */
export function configure(config: GameConfig): Result<Ruleset, ConfigRefusal> {
  if (!Object.hasOwn(PRESETS, config.preset)) return err({ code: 'UNKNOWN_PRESET', preset: config.preset });
  const preset = PRESETS[config.preset];
  const entries: Readonly<Record<string, unknown>> = config.options ?? {};
  const sides = config.sides ?? (entries['sides'] as number | undefined) ?? defaultSides(entries);
  if (!Number.isInteger(sides) || sides < 1 || sides > MAX_SIDES) {
    return err({ code: 'BAD_SIDE_COUNT', sides, reason: 'OUT_OF_RANGE' });
  }
  const given = collectGiven(entries, sides);
  if (!given.ok) return given;
  const chosen = resolveOptions(preset, given.value, sides);
  if (!chosen.ok) return chosen;
  const options = withoutUnknownClasses(preset, chosen.value);
  const refusal =
    refuseForeignOption(preset, options) ??
    refuseSides(preset, options, sides) ??
    refuseTeams(preset, config.teamSizes, sides) ??
    refuseCombination(preset, options, sides);
  if (refusal !== null) return err(refusal);
  const equipment = equipmentOf(preset.game, options, sides, config.colours ?? null);
  if (!equipment.ok) return equipment;
  return ok(build({ preset, sides, options, teamSizes: config.teamSizes ?? null }, equipment.value));
}

/** The ruleset of a game that is about to begin. */
export function configureNew(config: GameConfig): Result<Ruleset, ConfigRefusal> {
  const configured = configure(config);
  if (!configured.ok) return configured;
  const { preset, options } = configured.value.config;
  const refusal = refuseUnknownClass(PRESETS[preset], options, config.options ?? {});
  return refusal === null ? configured : err(refusal);
}

interface Chosen {
  readonly preset: Preset;
  readonly sides: number;
  readonly options: Options;
  readonly teamSizes: readonly number[] | null;
}

function build(chosen: Chosen, { layout, tiles, colours }: Equipment): Ruleset {
  const { preset, sides, options, teamSizes } = chosen;
  const { game } = preset;
  return {
    preset: preset.id,
    sides,
    config: {
      preset: preset.id,
      sides,
      options,
      ...(colours.length > 0 ? { colours } : {}),
      ...(teamSizes === null ? {} : { teamSizes }),
    },
    layout,
    language: options['letters.language'],
    tiles,
    colours: colours.map((colour) => ownColours(colour, options['cw.coloursEach'])),
    board: boardStyle(options),
    rack: rackRule(options),
    start: startRule(options, game),
    draw: drawRule(options),
    opening: openingRule(options, game),
    exchange: exchangeRule(options, game),
    passing: passRule(options),
    dictionary: dictionaryRule(options, game),
    challenge: challengeRule(options, game),
    scoring: scoringRule(options, game),
    scorekeeping: scorekeepingRule(options),
    dice: diceRule(options, game),
    rearranging: rearrangingRule(options),
    recycling: recyclingRule(options),
    blanks: blanksRule(options),
    clock: clockRule(options),
    ending: endingRule(options, game),
    finishLine: finishLineRule(options),
    solitaire: solitaireRule(options),
    teams: teamRule(options, { teams: preset.teams, sizes: teamSizes }),
    partners: partnerRule(options),
    houseNote: options['house.note'],
    ranked: preset.id !== 'custom' && options['house.note'] === '',
  };
}

/** Whether letters on the board can change (V-02 to V-04), so that a search for plays would miss some. */
export function lettersCanChange({ rearranging, recycling, blanks }: Ruleset): boolean {
  return rearranging.kind === 'on' || recycling.kind === 'on' || blanks.kind === 'retrieve';
}
