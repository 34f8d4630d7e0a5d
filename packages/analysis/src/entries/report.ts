/** `@lexiko/analysis/report`: an analysed game as a page, as charts or as data, for what shows or saves it. */

export {
  analysisJson,
  mannersOf,
  outlookOf,
  playerName,
  titleOf,
  type AnalysisReport,
} from '../report/analysis-report.ts';
export { turnAtShare } from '../report/chart.ts';
export { analysisHtml, chartSvg, gameCharts, judgedText, type GameChart } from '../report/html-report.ts';
export { drawsOf, lineOf, linesOf, type ReadDraws, type ReadLine } from '../report/late-text.ts';
export type { ReportNumbers, ReportTexts } from '../report/report-texts.ts';
