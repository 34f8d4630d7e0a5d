/**
 * Turns of games that the kernel cannot play on by itself: Crosswords, games in which letters move on the board, and
 * games alone. They are judged at the table, as a computer sees them at first sight: score (dice at their mean) and tiles
 * kept, with rearranging, recycling and picking up blanks searched as its players search them.
 */

import {
  formatMove,
  formatSquare,
  scoreOf,
  seatsOfSide,
  sortedTiles,
  type Action,
  type GameEvent,
  type InspectedPlay,
  type PlayerView,
  type Seat,
  type Tile,
} from '@lexiko/rules';
import { authorityFor } from '@lexiko/words';
import { winChance } from '../judgement/win-chance.ts';
import { winTableFor } from '../judgement/learnt-wins.ts';
import type { Move, PlacedTile } from '../play.ts';
import { exchangesByValue, mayExchangeAtWill, mostExchanged } from '../players/exchange-choice.ts';
import { leaveJudgeFor } from '../players/leave-model.ts';
import { lettersOf } from '../players/letter-numbers.ts';
import { PERSONALITIES, type Personality } from '../players/personality.ts';
import { expectedScore, withRack } from '../players/play-finder.ts';
import type { Desk } from '../players/player.ts';
import { Effort } from '../players/thinking.ts';
import { type Idea, ideasFor, stepBefore, type StepIdea } from '../players/turn-choice.ts';
import { bestValue, valuationOf, type Search } from '../players/turn-search.ts';
import { wordLayersOf } from '../players/vocabulary.ts';
import { chanceAgainst } from '../simulation/win-judge.ts';
import { asGame, type GameAnalysis } from './game-analysis.ts';
import { tableTurns, type TableTurn } from './table-turns.ts';
import type { RatedMove, TurnAnalysis } from './turn-analysis.ts';

export interface TableTools {
  readonly desk: Desk;
  /** From 0 to below 1: for the draws that might have been. */
  readonly random: () => number;
  /** Draws that luck is measured against. */
  readonly draws: number;
  /** How many of the best moves are told. */
  readonly most: number;
  /** Asked before each turn; turns from there on are left out. */
  readonly isInterrupted: () => boolean;
}

/** Values are compared, so nothing may colour them but score and leave; and nothing is overlooked. */
const ANALYST: Personality = { ...PERSONALITIES.expert, defence: 0, attention: 60 };
const POSITIONS = 300;

export interface TableProgress {
  readonly done: number;
  readonly all: number;
}

/** A whole log, in steps of one turn, so that a host can do other things in between. */
export function* analyseTable(
  tools: TableTools,
  events: readonly GameEvent[],
): Generator<TableProgress, GameAnalysis> {
  const turns = tableTurns(events);
  const analysed: TurnAnalysis[] = [];
  for (const turn of turns) {
    if (tools.isInterrupted()) break;
    analysed.push(analyseTableTurn(tools, turn));
    yield { done: analysed.length, all: turns.length };
  }
  return asGame(analysed, turns[0]?.start.ruleset.sides ?? 0);
}

export function analyseTableTurn(tools: TableTools, turn: TableTurn): TurnAnalysis {
  return new TableJudge(tools, turn).analysis();
}

class TableJudge {
  readonly #tools: TableTools;
  readonly #at: TableTurn;
  readonly #view: PlayerView;
  readonly #search: Search;

  constructor(tools: TableTools, at: TableTurn) {
    const { desk, random } = tools;
    const { start, turn } = at;
    this.#tools = tools;
    this.#at = at;
    this.#view = start;
    const vocabulary = desk.library.vocabulary(start.ruleset, null);
    this.#search = {
      personality: ANALYST,
      vocabulary,
      leaveOf: desk.leaves ?? leaveJudgeFor(start.ruleset, vocabulary.alphabet),
      finder: desk.finder,
      forecast: desk.forecast,
      effort: new Effort({ random, nowMs: 0, positions: POSITIONS, isInterrupted: () => false }),
      seat: turn.player,
    };
  }

  analysis(): TurnAnalysis {
    const { turn } = this.#at;
    const made = this.#made();
    const found = this.#found();
    const isListed = found.some(({ notation }) => notation === made.notation);
    const ranked = (isListed ? found : [...found, made]).toSorted((a, b) => b.equity - a.equity);
    const done = ranked.find(({ notation }) => notation === made.notation) ?? made;
    const bingo = ranked.find(({ isBingo }) => isBingo);
    const isMissed = bingo !== undefined && !done.isBingo && bingo.equity > done.equity;
    return {
      turn,
      judgedBy: 'equity',
      best: ranked.slice(0, this.#tools.most),
      made: done,
      isValid: this.#isValid(),
      equityLoss: Math.max(0, ranked[0].equity - done.equity),
      winLoss: Math.max(0, ranked[0].win - done.win),
      luck: this.#luck(),
      missedBingo: isMissed ? bingo : null,
    };
  }

  /** The best turns: with steps before the play where they pay, without, and exchanges. */
  #found(): readonly RatedMove[] {
    const plain = ideasFor(this.#search, this.#view).map((idea) => this.#ratedIdea(this.#view, [], idea));
    const steps: Action[] = [];
    let table = this.#view;
    for (let step = stepBefore(this.#search, table); step !== null; step = stepBefore(this.#search, table)) {
      steps.push(step.action);
      table = withStep(table, this.#search.seat, step);
    }
    const stepped =
      steps.length === 0
        ? []
        : ideasFor(this.#search, table).map((idea) => this.#ratedIdea(table, steps, idea));
    const most = mostExchanged(this.#view, this.#search.seat);
    const mayExchange = most > 0 && (mayExchangeAtWill(this.#view) || plain.length === 0);
    const exchanges = mayExchange
      ? exchangesByValue(this.#search, this.#view, most)
          .slice(0, this.#tools.most)
          .map(({ tiles, value }) => this.#ratedExchange(tiles, value))
      : [];
    const moves = [...plain, ...stepped, ...exchanges];
    return moves.length > 0 ? moves : [this.#pass()];
  }

  #made(): RatedMove {
    const { turn, before: table, event } = this.#at;
    if (event.type === 'passed' || turn.isWithdrawn) return { ...this.#pass(), notation: turn.notation };
    if (event.type === 'exchanged') {
      const kept = without(turn.rack, event.tiles);
      return this.#ratedExchange(event.tiles, this.#leaveOf(this.#view, kept));
    }
    const { alphabet } = this.#search.vocabulary;
    const kept = without(table.racks[turn.player], event.used);
    const { play } = this.#at;
    // Dice count with their mean here too: how they fell was luck.
    const score = play === null ? event.score.total : expectedScore(table, turn.player, play);
    const value = valuationOf(this.#search, table).valueOf({
      score,
      kept: lettersOf(kept, alphabet),
      used: event.used.length,
    });
    return this.#rated({
      move: placementOf(event.changes, score, value, alphabet.letters),
      notation: turn.notation,
      score,
      kept,
      value,
      isBingo: event.score.bonus > 0 || event.score.fifty > 0,
    });
  }

  #isValid(): boolean {
    const { event, start } = this.#at;
    if (event.type !== 'played') return true;
    const authority = authorityFor(this.#tools.desk.library.lexicon, wordLayersOf(start.ruleset));
    return event.score.words.every(({ word }) => authority.fault(word) === null);
  }

  #ratedIdea(table: PlayerView, steps: readonly Action[], { action, play, score, value }: Idea): RatedMove {
    const { seat, vocabulary } = this.#search;
    const { bonus, fifty } = scoreOf(table, seat, play, []);
    return this.#rated({
      move: placementOf(play.changes, score, value, vocabulary.alphabet.letters),
      notation: [...steps.map((step) => stepText(table, step)), playText(table, action, play)].join(', '),
      score,
      kept: without(table.racks[seat], play.used),
      value,
      isBingo: bonus > 0 || fifty > 0,
    });
  }

  #ratedExchange(tiles: readonly Tile[], value: number): RatedMove {
    const letters = lettersOf(tiles, this.#search.vocabulary.alphabet).toSorted((a, b) => a - b);
    return this.#rated({
      move: { type: 'exchange', letters, equityMilli: Math.round(1000 * value) },
      notation: `-${sortedTiles(tiles).join('')}`,
      score: 0,
      kept: without(this.#at.turn.rack, tiles),
      value,
      isBingo: false,
    });
  }

  #pass(): RatedMove {
    return this.#ratedExchange([], this.#leaveOf(this.#view, this.#at.turn.rack));
  }

  #leaveOf(table: PlayerView, kept: readonly Tile[]): number {
    const letters = lettersOf(kept, this.#search.vocabulary.alphabet);
    return valuationOf(this.#search, table).valueOf({ score: 0, kept: letters, used: 0 });
  }

  #rated(at: {
    readonly move: Move;
    readonly notation: string;
    readonly score: number;
    readonly kept: readonly Tile[];
    readonly value: number;
    readonly isBingo: boolean;
  }): RatedMove {
    const { move, notation, score, kept, value, isBingo } = at;
    const { turn, start } = this.#at;
    const { player, scores, bagSize, unseen } = turn;
    const side = seatsOfSide(start.ruleset, player);
    // Of partners the first stands for both.
    const others = scores.filter(
      (_, seat) => !side.includes(seat) && seatsOfSide(start.ruleset, seat)[0] === seat,
    );
    const base = { move, notation, score, leave: sortedTiles(kept), equity: value, isBingo };
    if (others.length === 0) return { ...base, win: 1 };
    const own = scores[player] + (bagSize > 0 ? value : score);
    const placed = turn.rack.length - kept.length;
    const next = (unseen.length - bagSize) / (scores.length - 1);
    const left = Math.max(0, unseen.length + turn.rack.length - next - placed);
    const wins = winTableFor(start.ruleset);
    const rivals = others.map((other) => ({ lead: own - other, movesBefore: true }));
    return { ...base, win: chanceAgainst((spread, tiles) => winChance(wins, spread, tiles), rivals, left) };
  }

  /** The best play of the rack, against the same with other draws to what was kept. */
  #luck(): number | null {
    const { kept, rack, unseen } = this.#at.turn;
    const { draws, random } = this.#tools;
    if (kept === null || draws === 0) return null;
    const drawn = without(rack, kept);
    if (drawn.length === 0 || drawn.length !== rack.length - kept.length) return null;
    const pool = [...unseen, ...drawn];
    const worthOf = (tiles: readonly Tile[]): number =>
      Math.max(0, bestValue(this.#search, withRack(this.#view, this.#search.seat, tiles)));
    const held = worthOf(rack);
    let sum = 0;
    for (let draw = 0; draw < draws; draw++) {
      for (let at = 0; at < drawn.length; at++) {
        const other = at + Math.floor(random() * (pool.length - at));
        [pool[at], pool[other]] = [pool[other], pool[at]];
      }
      sum += worthOf([...kept, ...pool.slice(0, drawn.length)]);
    }
    return held - sum / draws;
  }
}

/** The table after a step, which it remembers: what may be done next depends on it (V-03, V-04). */
function withStep(before: PlayerView, seat: Seat, { action, table }: StepIdea): PlayerView {
  if (action.type !== 'recycle' && action.type !== 'retrieve') throw new Error(`${action.type} is no step`);
  const { type: kind, square } = action;
  const step: PlayerView['steps'][number] = {
    kind,
    before: [square, before.board[square]],
    rackBefore: before.racks[seat],
    words: [],
  };
  return { ...table, steps: [...before.steps, step] };
}

function stepText({ ruleset }: PlayerView, action: Action): string {
  if (action.type !== 'recycle' && action.type !== 'retrieve') throw new Error(`${action.type} is no step`);
  return `${action.type} ${formatSquare(ruleset.layout, action.square)} ${action.tile}`;
}

function playText({ board, ruleset }: PlayerView, action: Action, play: InspectedPlay): string {
  if (action.type === 'rearrange') return `rearrange ${play.words[0]}`;
  return formatMove({ board, layout: ruleset.layout }, play.changes);
}

/** The tiles that a play lays or moves, as a placement. */
function placementOf(
  changes: readonly (readonly [square: number, laid: string])[],
  score: number,
  value: number,
  letters: readonly string[],
): Move {
  const tiles = changes
    .filter(([, laid]) => laid !== '')
    .map(([square, laid]): PlacedTile => ({
      square,
      letter: letters.indexOf(laid.toUpperCase()),
      isBlank: laid !== laid.toUpperCase(),
    }))
    .sort((a, b) => a.square - b.square);
  const isRow = tiles.length > 1 && tiles[1].square - tiles[0].square === 1;
  return {
    type: 'play',
    direction: isRow || tiles.length === 1 ? 'across' : 'down',
    tiles,
    score,
    equityMilli: Math.round(1000 * value),
  };
}

function without(tiles: readonly Tile[], used: readonly Tile[]): readonly Tile[] {
  const kept = [...tiles];
  for (const tile of used) {
    const at = kept.indexOf(tile);
    if (at >= 0) kept.splice(at, 1);
  }
  return kept;
}
