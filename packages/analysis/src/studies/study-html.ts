/** A study as one self-contained page: every chapter with its turns, notes, variations and kept analyses, to read and to print. */

import type { Square } from '@lexiko/rules/board';
import type { GcgTurn } from '@lexiko/rules/notation';
import { boardDefinition, boardDiagram } from '../report/board-diagram.ts';
import { escaped } from '../report/chart.ts';
import { REPORT_STYLE } from '../report/html-report.ts';
import { drawsOf, lineOf } from '../report/late-text.ts';
import type { ReportTexts } from '../report/report-texts.ts';
import { tableAt } from './chapter-table.ts';
import { drawsOfKept, linesOfKept } from './kept-late.ts';
import type { ChapterTable } from './place-table.ts';
import { turnOfLine } from './turn-line.ts';
import { notationsOf } from './turn-notations.ts';
import type { KeptAnalysis } from './study-event.ts';
import { START, type Chapter, type StudyNode, type StudyState } from './study-state.ts';
import { branchesFrom, mainLine, nodeAt, type TurnBranch } from './study-tree.ts';

export interface StudyPageTexts extends Pick<
  ReportTexts,
  | 'language'
  | 'numbers'
  | 'boardAfter'
  | 'finalBoard'
  | 'lines'
  | 'end'
  | 'lastDraws'
  | 'drawn'
  | 'drawResults'
  | 'drawsPlayedOn'
  | 'drawsProven'
  | 'drawsUnproven'
  | 'drawsSampled'
> {
  /** What a turn does: `8F HORN`, `Pass`. */
  readonly act: (turn: GcgTurn) => string;
  /** The same of a turn that GCG cannot hold: `recycle H8 E, 8F HORN`. */
  readonly move: (notation: string) => string;
  readonly start: string;
  readonly variations: string;
  /** How a kept analysis was made. */
  readonly settings: (kept: KeptAnalysis) => string;
  readonly columns: Readonly<Record<'move' | 'score' | 'keeps' | 'worth' | 'win', string>>;
  /** Marked squares with what is said of them. */
  readonly marks: (marks: readonly { readonly square: string; readonly text: string }[]) => string;
  readonly squareName: (table: ChapterTable, square: Square) => string;
}

const STYLE = `
ol.turns { list-style: none; padding: 0; } ol.turns ol.turns { padding-inline-start: 1.25rem; border-inline-start: 3px solid var(--line); }
.turns li { margin: 0.25rem 0; } .note { margin: 0.25rem 0 0.5rem; max-width: 40rem; white-space: pre-line; }
@media print { body { max-width: none; padding: 0; } section { border: 0; padding: 0; } svg.board { break-inside: avoid; max-width: 20rem; } }
`;

export function studyHtml({ title, chapters }: StudyState, texts: StudyPageTexts): string {
  return `<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Lexiko</title>
<style>${REPORT_STYLE}${STYLE}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${chapters.map((chapter, at) => chapterSection(chapter, `board-${at}`, texts)).join('\n')}
</body>
</html>
`;
}

function chapterSection(chapter: Chapter, board: string, texts: StudyPageTexts): string {
  const page = new ChapterPage(chapter, board, texts);
  const start = tableAt(chapter, START);
  const heading = `<h2>${escaped(chapter.title)}</h2>`;
  if (start === null) return `<section>${heading}</section>`;
  const last = mainLine(chapter).at(-1)?.id ?? START;
  const names = chapter.start.players.map(({ id, name }) => (name === '' ? id : name)).join(' – ');
  return `<section>${boardDefinition(start.ruleset.layout, board)}${heading}
<p class="dim">${escaped(names)}</p>
${page.diagram(tableAt(chapter, last), last === START ? texts.start : texts.finalBoard)}
${page.remarks(nodeAt(chapter, START), start)}
${page.line(branchesFrom(chapter))}</section>`;
}

class ChapterPage {
  readonly #chapter: Chapter;
  readonly #board: string;
  readonly #texts: StudyPageTexts;
  readonly #notations: ReadonlyMap<string, string>;

  constructor(chapter: Chapter, board: string, texts: StudyPageTexts) {
    this.#chapter = chapter;
    this.#board = board;
    this.#texts = texts;
    this.#notations = notationsOf(chapter);
  }

  diagram(table: ChapterTable | null, label: string): string {
    if (table === null) return '';
    const { ruleset, board } = table;
    const fresh = new Set(table.fresh.map(([square]) => square));
    return boardDiagram(ruleset.layout, board, fresh, label, this.#board);
  }

  line(branches: readonly TurnBranch[]): string {
    if (branches.length === 0) return '';
    return `<ol class="turns">${branches.map((branch) => this.#turn(branch)).join('')}</ol>`;
  }

  #turn({ node, depth, variations }: TurnBranch): string {
    const { start } = this.#chapter;
    const turn = node.said ?? turnOfLine(start, node.line);
    if (turn === null) return '';
    const act = 'notation' in turn ? this.#texts.move(turn.notation) : this.#act(node, turn);
    const player = start.players[turn.player];
    const name = player === undefined || player.name === '' ? (player?.id ?? '') : player.name;
    const points = `${turn.score < 0 ? '−' : '+'}${Math.abs(turn.score)}`;
    const said = `${depth + 1}. ${name}: ${act} ${points}, ${turn.total}`;
    const hasRemarks = node.note !== '' || node.marks.length > 0 || node.kept !== null;
    const table = hasRemarks ? tableAt(this.#chapter, node.id) : null;
    const shown = table === null ? '' : this.diagram(table, this.#texts.boardAfter(depth + 1));
    const others =
      variations.length === 0
        ? ''
        : `<p class="dim">${escaped(this.#texts.variations)}</p>${variations.map((line) => this.line(line)).join('')}`;
    return `<li>${escaped(said)}${shown}${table === null ? '' : this.remarks(node, table)}${others}</li>`;
  }

  #act({ id }: StudyNode, turn: GcgTurn): string {
    const notation = this.#notations.get(id);
    return notation === undefined ? this.#texts.act(turn) : this.#texts.move(notation);
  }

  /** Note, marks and kept analysis of a place. */
  remarks(node: StudyNode | null, table: ChapterTable): string {
    if (node === null) return '';
    const { note, marks, kept } = node;
    const named = marks.map(({ square, text }) => ({ square: this.#texts.squareName(table, square), text }));
    return [
      note === '' ? '' : `<p class="note">${escaped(note)}</p>`,
      marks.length === 0 ? '' : `<p class="dim">${escaped(this.#texts.marks(named))}</p>`,
      kept === null ? '' : this.#analysis(kept),
    ].join('');
  }

  #analysis(kept: KeptAnalysis): string {
    const { columns, numbers, settings, move } = this.#texts;
    const rows = kept.candidates.map(
      ({ notation, score, leave, equity, win }) =>
        `<tr><th scope="row">${escaped(move(notation))}</th><td class="n">${score}</td><td>${escaped(leave.join(''))}</td><td class="n">${escaped(numbers.tenths(equity))}</td><td class="n">${escaped(numbers.percent(win))}</td></tr>`,
    );
    const head = (name: keyof StudyPageTexts['columns'], isNumber: boolean): string =>
      `<th scope="col"${isNumber ? ' class="n"' : ''}>${escaped(columns[name])}</th>`;
    return `<p class="dim">${escaped(settings(kept))}</p><div class="scroll"><table><thead><tr>${head('move', false)}${head('score', true)}${head('keeps', false)}${head('worth', true)}${head('win', true)}</tr></thead><tbody>${rows.join('')}</tbody></table></div>${this.#late(kept)}`;
  }

  /** Lines to the end of the game, and what the last draws decide. */
  #late(kept: KeptAnalysis): string {
    const texts = this.#texts;
    const lines = linesOfKept(kept).map((line) => {
      const { turns, says } = lineOf(texts, line, texts.move);
      return `<li>${escaped(`${turns}. ${says}`)}</li>`;
    });
    const drawn = kept.draws === undefined ? [] : drawsOf(texts, drawsOfKept(kept.draws), texts.move);
    const draws = drawn.map(({ says, results }) => `<li>${escaped([says, ...results].join(' '))}</li>`);
    const sampled =
      kept.draws?.isComplete === false ? `<p class="dim">${escaped(texts.drawsSampled)}</p>` : '';
    return [
      lines.length === 0 ? '' : `<p>${escaped(texts.lines)}</p><ul>${lines.join('')}</ul>`,
      draws.length === 0 ? '' : `<p>${escaped(texts.lastDraws)}</p>${sampled}<ul>${draws.join('')}</ul>`,
    ].join('');
  }
}
