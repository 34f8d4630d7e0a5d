/**
 * One turn of a game, judged: the best moves, what the move made lost in points and winning chance, and how lucky the
 * draw before it was. By score and leave alone, or by a deeper judge if the host has one.
 */

import {
  bestMoves,
  isRace,
  type Leaves,
  leaveValue,
  type Move,
  type MoveGenerator,
  pointsToGo,
  winChance,
  type WinTable,
  boardNumbers,
  laidTiles,
  lettersLeft,
  lettersOf,
  tileOf,
  usedLetters,
} from '@lexiko/engine/moves';
import { chanceAgainst, chanceToBeFirst, SPREAD_SHARE, type WinJudge } from '@lexiko/engine/simulation';
import type { Ruleset } from '@lexiko/rules';
import { rackValue, sortedTiles, type Placement, type Tile } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { joinTiles, formatMove } from '@lexiko/rules/notation';
import type { Alphabet } from '@lexiko/words';
import { suggested, type IsHidden } from './hidden-words.ts';
import { luckOfDraw, type DrawTools } from './draw-luck.ts';
import type { GameTurn } from './game-turns.ts';
import { shownLine, type EndLine } from './end-line.ts';
import { placedKey } from './move-keys.ts';
import type { LastDraws } from './last-draws.ts';
import type { PlayoutSettings } from './playout-settings.ts';

/**
 * How a turn was judged: by score alone (part of the rack is unknown), by score and leave, by playouts, by playing on
 * to the end where all tiles are known, or by a search to the end of the game, without and with proof.
 */
export type JudgeKind = 'score' | 'equity' | 'simulated' | 'played-on' | 'searched' | 'solved';

export interface RatedMove {
  readonly move: Move;
  /** `12C CO(O)KIE`, `-QV` an exchange, `-` a pass. */
  readonly notation: string;
  readonly score: number;
  /** What remains on the rack. */
  readonly leave: readonly Tile[];
  /** The value of the move in points; what that means depends on how the turn was judged. */
  readonly equity: number;
  /** The mover's winning chance afterwards, 0 to 1; 1 without opponents. */
  readonly win: number;
  /** Whether it earns the bonus for many tiles. */
  readonly isBingo: boolean;
  /** Every square that changes, if that is more than the tiles of the move: letters were moved or replaced first. */
  readonly changes?: readonly Placement[];
  /** The rest of the game after it; absent where no search went there. */
  readonly end?: EndLine;
}

export interface TurnAnalysis {
  readonly turn: GameTurn;
  readonly judgedBy: JudgeKind;
  /** The best first; never empty. */
  readonly best: readonly RatedMove[];
  /** The move made. */
  readonly made: RatedMove;
  /** Whether all words of the play are in the lexicon; true for any other turn. */
  readonly isValid: boolean;
  /** How much more the best move was worth, in points and winning chance; 0 if it was played. */
  readonly equityLoss: number;
  readonly winLoss: number;
  /** Half of the 95 % intervals of both, where playouts compared the two moves; `null` if unknown. */
  readonly lossMargins: LossMargins | null;
  /**
   * How much more the tiles drawn were worth than an average draw, in points; `null` if none were drawn, or unknown.
   */
  readonly luck: number | null;
  /** What the dice gained above their mean, in points; `null` if none were rolled. */
  readonly diceLuck: number | null;
  /** The best bingo, if it was worth more than the move made. */
  readonly missedBingo: RatedMove | null;
  /** Absent: judged without playouts, or before settings were kept. */
  readonly settings?: PlayoutSettings;
  /** What the last tiles of the bag decide; absent: nobody asked, or there are too many. */
  readonly lastDraws?: LastDraws;
}

export interface LossMargins {
  readonly equity: number;
  readonly win: number;
}

/** A deeper judge's value of a move. */
export interface DeepMove {
  readonly move: Move;
  readonly equity: number;
  readonly win: number;
  readonly end?: EndLine;
}

export interface DeepJudgement {
  readonly kind: Exclude<JudgeKind, 'score' | 'equity'>;
  /** Candidates, and other moves that it has found. */
  readonly moves: readonly DeepMove[];
}

/** Takes a deeper look at a turn with a whole rack; `null` if it cannot. `made` is absent if it is not a legal move. */
export type DeepJudge = (
  turn: GameTurn,
  candidates: readonly Move[],
  made: Move | null,
) => DeepJudgement | null;

export interface AnalystTools extends DrawTools {
  readonly ruleset: Ruleset;
  readonly alphabet: Alphabet;
  /** Made with `leaves`. */
  readonly generator: MoveGenerator;
  readonly leaves: Leaves;
  readonly wins: WinTable;
  /** How many of the best moves to report. */
  readonly most: number;
  /** Words that are not suggested; absent: none. */
  readonly isHidden?: IsHidden;
  /** Moves to compare besides those that look best, by notation; what cannot be played is left out. */
  readonly added?: readonly string[];
}

/** How many moves a deeper judge gets. */
export const CANDIDATES = 12;

/** A turn judged statically. */
export interface OpenTurn {
  /** What a deeper judge should examine; `null` if the rack is not whole or the play was not legal. */
  readonly question: { readonly candidates: readonly Move[]; readonly made: Move } | null;
  /** `null` if only the static judgement is possible. */
  readonly conclude: (judgement: DeepJudgement | null) => TurnAnalysis;
}

/** For a deeper judge that runs later, perhaps on other threads. The generator is free again afterwards. */
export function openTurn(tools: AnalystTools, turn: GameTurn): OpenTurn {
  const judge = new TurnJudge(tools, turn);
  // A lost turn left no choice: there is nothing to compare.
  const every = turn.act.kind === 'lost' ? [judge.pass()] : judge.allMoves();
  const { made, isValid } = judge.made(every);
  const found = suggested(every, ({ notation }) => notation, made.notation, tools.isHidden);
  const luck = judge.luck();
  const added = found.filter(({ notation }) => tools.added?.includes(notation) === true);
  // First, as a search to the end follows only some.
  const candidates = [...added, ...found.slice(0, CANDIDATES).filter((move) => !added.includes(move))];
  const isListed = candidates.some(({ notation }) => notation === made.notation);
  const all = (isListed ? candidates : [...candidates, made]).map(({ move }) => move);
  return {
    question:
      isValid && turn.isRackWhole && turn.act.kind !== 'lost' ? { candidates: all, made: made.move } : null,
    conclude: (judgement) => concluded(judge, { tools, turn, found, made, isValid, luck, judgement }),
  };
}

function concluded(
  judge: TurnJudge,
  at: {
    readonly tools: AnalystTools;
    readonly turn: GameTurn;
    readonly found: readonly RatedMove[];
    readonly made: RatedMove;
    readonly isValid: boolean;
    readonly luck: number | null;
    readonly judgement: DeepJudgement | null;
  },
): TurnAnalysis {
  const { tools, turn, found, made, isValid, luck, judgement } = at;
  const deep = judgement === null ? null : judge.deepened(judgement, made);
  const judgedBy = deep?.kind ?? (turn.isRackWhole ? 'equity' : 'score');
  const ranked = suggested(deep?.moves ?? found, ({ notation }) => notation, made.notation, tools.isHidden);
  const comparison = compared(found, ranked, made, tools.most);
  // The leave of a partly unknown rack is unknown too: a play that scores as much as the best loses nothing.
  const isLevel = judgedBy === 'score' && comparison.equityLoss === 0;
  return {
    turn,
    judgedBy,
    isValid,
    luck,
    diceLuck: null,
    ...comparison,
    best: [
      ...comparison.best,
      ...ranked.slice(tools.most).filter(({ notation }) => tools.added?.includes(notation) === true),
    ],
    winLoss: isLevel ? 0 : comparison.winLoss,
  };
}

/** `made` compared with the others: `found` statically, `ranked` in the final judgement, best first. */
export function compared(
  found: readonly RatedMove[],
  ranked: readonly RatedMove[],
  made: RatedMove,
  most: number,
): Pick<TurnAnalysis, 'best' | 'made' | 'equityLoss' | 'winLoss' | 'lossMargins' | 'missedBingo'> {
  const done = ranked.find(({ notation }) => notation === made.notation) ?? made;
  const first = itemAt(ranked, 0);
  const bingo = ranked.find(({ isBingo }) => isBingo) ?? found.find(({ isBingo }) => isBingo);
  const isMissed = bingo !== undefined && !made.isBingo && bingo.equity > done.equity;
  return {
    best: ranked.slice(0, most),
    made: done,
    equityLoss: Math.max(0, first.equity - done.equity),
    winLoss: Math.max(0, first.win - done.win),
    lossMargins: null,
    missedBingo: isMissed ? bingo : null,
  };
}

/** By playouts and searches: winning chance first, then points. */
export function byJudgement(a: RatedMove, b: RatedMove): number {
  return b.win + SPREAD_SHARE * b.equity - (a.win + SPREAD_SHARE * a.equity);
}

class TurnJudge {
  readonly #tools: AnalystTools;
  readonly #turn: GameTurn;
  readonly #rack: readonly number[];
  readonly #othersPoints: number;

  constructor(tools: AnalystTools, turn: GameTurn) {
    this.#tools = tools;
    this.#turn = turn;
    const { alphabet, ruleset, generator } = tools;
    this.#rack = lettersOf(turn.rack, alphabet);
    // Whoever goes out gains what all others hold, and each of them loses its own part (S-48, S-49).
    const share = (1 + 1 / Math.max(1, ruleset.sides - 1)) / 2;
    this.#othersPoints = turn.bagSize === 0 ? Math.round(share * rackValue(ruleset.tiles, turn.unseen)) : 0;
    generator.setBoard(boardNumbers(turn.board, alphabet));
  }

  /** Every move of the rack, best first. */
  allMoves(): readonly RatedMove[] {
    const { generator } = this.#tools;
    this.#setRack(this.#rack);
    const judged = bestMoves(generator, 'equity', Infinity)
      .filter((move) => move.type === 'play' || move.letters.length <= this.#turn.bagSize)
      .map((move) => this.#judged(move));
    if (judged.length === 0) judged.push(this.pass());
    return this.#turn.isRackWhole ? judged : judged.sort((a, b) => b.equity - a.equity);
  }

  /** The move made, judged like the moves found. */
  made(found: readonly RatedMove[]): { readonly made: RatedMove; readonly isValid: boolean } {
    const { act, isWithdrawn } = this.#turn;
    const pass = this.pass();
    switch (act.kind) {
      case 'pass':
      case 'lost':
        return { made: pass, isValid: true };
      case 'exchange':
      case 'exchange-count': {
        // If the exchanged tiles are unknown, the best are assumed.
        const given =
          act.kind === 'exchange'
            ? lettersOf(act.tiles, this.#tools.alphabet).toSorted((a, b) => a - b)
            : null;
        const made = found.find(
          ({ move }) =>
            move.type === 'exchange' &&
            (act.kind === 'exchange'
              ? move.letters.join() === given?.join()
              : move.letters.length === act.count),
        );
        return { made: made ?? pass, isValid: true };
      }
      case 'play': {
        const key = placedKey(act.placed);
        const made = found.find(
          ({ move }) => move.type === 'play' && placedKey(laidTiles(move, this.#tools.alphabet)) === key,
        );
        if (made !== undefined && !isWithdrawn) return { made, isValid: true };
        // A withdrawn play gained nothing; an unchallenged invalid word gained its score.
        return { made: isWithdrawn ? pass : this.#unlisted(), isValid: made !== undefined };
      }
    }
  }

  /** The moves as the deeper judge values them, best first; `null` if it has not examined the move made. */
  deepened(
    judgement: DeepJudgement,
    made: RatedMove,
  ): { readonly kind: JudgeKind; readonly moves: readonly RatedMove[] } | null {
    const moves = judgement.moves.map(({ move, equity, win, end }) => ({
      ...this.#judged(move),
      equity,
      win,
      ...(end === undefined ? {} : { end: shownLine(end, this.#tools.isHidden) }),
    }));
    moves.sort(byJudgement);
    const isMadeJudged = moves.some(({ notation }) => notation === made.notation);
    return isMadeJudged ? { kind: judgement.kind, moves } : null;
  }

  luck(): number | null {
    const { alphabet } = this.#tools;
    return luckOfDraw(this.#tools, this.#turn, (rack) => this.#bestEquity(lettersOf(rack, alphabet)));
  }

  #bestEquity(letters: readonly number[]): number {
    this.#setRack(letters);
    return this.#tools.generator.best().equityMilli / 1000;
  }

  #setRack(letters: readonly number[]): void {
    const { bagSize } = this.#turn;
    this.#tools.generator.setRack({ letters, bagSize, otherPoints: this.#othersPoints });
  }

  pass(): RatedMove {
    this.#setRack(this.#rack);
    const equityMilli = this.#tools.generator.passEquityMilli();
    return this.#judged({ type: 'exchange', letters: [], equityMilli });
  }

  #judged(move: Move): RatedMove {
    const { alphabet, ruleset } = this.#tools;
    const { board, isRackWhole } = this.#turn;
    const used = move.type === 'play' ? usedLetters(move) : move.letters;
    const score = move.type === 'play' ? move.score : 0;
    const given = joinTiles(sortedTiles(used.map((letter) => tileOf(letter, alphabet))));
    return {
      move,
      notation:
        move.type === 'play'
          ? formatMove({ board, layout: ruleset.layout }, laidTiles(move, alphabet))
          : `-${given}`,
      score,
      leave: this.#leaveAfter(used),
      equity: isRackWhole ? move.equityMilli / 1000 : score,
      win: this.#winAfter(score, used, move.equityMilli / 1000 - score),
      isBingo: move.type === 'play' && used.length >= ruleset.scoring.bonus.tiles,
    };
  }

  /** A play that stood although its words are not in the lexicon. */
  #unlisted(): RatedMove {
    const { act, score, notation } = this.#turn;
    if (act.kind !== 'play') throw new Error('only plays have words');
    const { alphabet, leaves } = this.#tools;
    const tiles = act.placed.map(([square, laid]) => {
      const isBlank = laid !== laid.toUpperCase();
      const letter = itemAt(lettersOf([laid.toUpperCase()], alphabet), 0);
      return { square, letter, isBlank };
    });
    const used = tiles.map(({ letter, isBlank }) => (isBlank ? 0 : letter));
    const left = lettersOf(this.#leaveAfter(used), alphabet);
    const worth = this.#turn.bagSize === 0 ? 0 : leaveValue(leaves, left);
    const equityMilli = Math.round(1000 * (score + worth));
    const move: Move = { type: 'play', direction: 'across', tiles, score, equityMilli };
    return { ...this.#judged(move), notation };
  }

  #leaveAfter(used: readonly number[]): readonly Tile[] {
    const left = lettersLeft(this.#rack, used);
    return sortedTiles(left.map((letter) => tileOf(letter, this.#tools.alphabet)));
  }

  /**
   * Chances are known for the side on turn, so the next side's is asked for. With an empty bag the leave is ignored,
   * except for going out: the cost of tiles left is part of the chances.
   */
  #winAfter(score: number, used: readonly number[], beyond: number): number {
    const { player, scores, unseen, rack, bagSize, isRackWhole } = this.#turn;
    const { ruleset, wins } = this.#tools;
    const others = scores.filter((_, at) => at !== player);
    const isOut = bagSize === 0 && isRackWhole && used.length === rack.length;
    const worth = bagSize > 0 && !isRackWhole ? 0 : bagSize > 0 || isOut ? beyond : 0;
    if (isRace(ruleset)) return this.#raceAfter(score, worth);
    const rivals = others.map((other) => ({
      lead: itemAt(scores, player) + score + worth - other,
      movesBefore: true,
    }));
    const next = isRackWhole ? (unseen.length - bagSize) / others.length : ruleset.rack.size;
    const placed = score > 0 || isOut ? used.length : 0;
    const judge: WinJudge = (spread, tiles) => winChance(wins, spread, tiles);
    return chanceAgainst(judge, rivals, unseen.length + rack.length - next - placed);
  }

  /** The chance to reach the finish line first, with the next side on turn. */
  #raceAfter(score: number, worth: number): number {
    const { player, scores } = this.#turn;
    const { ruleset } = this.#tools;
    const toGo = scores.flatMap(
      (_, at) => pointsToGo({ ruleset, scores }, (player + at) % scores.length) ?? [],
    );
    const own = itemAt(toGo, 0);
    return score >= own ? 1 : chanceToBeFirst(toGo.with(0, Math.max(1, own - score - worth)), 1);
  }
}
