/** An analysed game in tables: every turn in a row, and what each player's turns come to. */

import { playerName } from '@lexiko/analysis/report';
import { boardUseOfLog, boardUseOfReplay } from '@lexiko/rules/records';
import { joinTiles } from '@lexiko/rules/notation';
import { BoardMarks } from '../../statistics/board-marks.tsx';
import { statisticsTexts } from '../../statistics/statistics-texts.ts';
import { analysisTexts, factTexts, reportTexts } from '../analysis-texts.ts';
import type { Session } from '../session.ts';
import { ScrollRegion } from '../../../parts/scroll-region.tsx';

export function TurnList({ session }: { readonly session: Session }) {
  const words = analysisTexts.value;
  const report = reportTexts.value;
  const { columns, numbers } = report;
  const isAlone = session.source.file.game.players.length === 1;
  const { mistakes } = session;
  const places = [...session.studied.value.keys()];
  // The worst mistakes come first, if so wished; the other turns stay as they were played.
  const order =
    session.order.value === 'as-played'
      ? places
      : [...mistakes.value, ...places.filter((at) => !mistakes.value.includes(at))];
  return (
    <details class="analysis-table analysis-turns" open>
      <summary>{words.allTurns}</summary>
      <ScrollRegion title={words.allTurns} look="analysis-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col" class="number">
                {columns.turn}
              </th>
              <th scope="col">{columns.player}</th>
              <th scope="col">{columns.rack}</th>
              <th scope="col">{columns.move}</th>
              <th scope="col" class="number">
                {columns.score}
              </th>
              <th scope="col" class="number">
                {columns.given}
              </th>
              {!isAlone && (
                <th scope="col" class="number">
                  {columns.chance}
                </th>
              )}
              <th scope="col" class="number">
                {columns.luck}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.map((at) => {
              const one = session.studied.value[at] ?? null;
              if (one === null) return null;
              const { turn, equityLoss, winLoss, luck } = one.analysis;
              return (
                <tr key={at} class={session.at.value === at ? 'current' : ''}>
                  <td class="number">{turn.number}</td>
                  <td>{playerName({ game: session.source.file.game }, turn.player)}</td>
                  <td>{joinTiles(turn.rack)}</td>
                  <th scope="row">
                    <button
                      type="button"
                      class="quiet"
                      aria-current={session.at.value === at ? 'true' : undefined}
                      onClick={() => {
                        session.at.value = at;
                      }}
                    >
                      {turn.act.kind === 'lost'
                        ? report.lost[turn.act.cause]
                        : factTexts.value.moveTitle(turn.notation)}
                    </button>
                  </th>
                  <td class="number">{turn.score}</td>
                  <td class={`number${equityLoss >= 1 ? ' lost' : ''}`}>{numbers.tenths(equityLoss)}</td>
                  {!isAlone && <td class="number">{numbers.tenths(100 * winLoss)}</td>}
                  <td class="number">{luck === null ? '' : numbers.signed(luck)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}

/** The two marks of skilled play in this game (G-12); none on a board without premium squares. */
export function GameMarks({ session }: { readonly session: Session }) {
  const { file, atTable, replayed, ruleset } = session.source;
  const use = atTable === null ? boardUseOfReplay(ruleset, replayed) : boardUseOfLog(atTable.log);
  if (use.premiums === 0) return null;
  const columns = use.sides.map((own, player) => ({
    name: playerName({ game: file.game }, player),
    use: own,
  }));
  return (
    <>
      <h2>{statisticsTexts.value.marks}</h2>
      <BoardMarks board={use} columns={columns} />
    </>
  );
}

/** Each player's luck and skill in sums. */
export function Players({ session }: { readonly session: Session }) {
  const words = analysisTexts.value;
  const analysis = session.analysis();
  const { file, replayed, ruleset } = session.source;
  if (analysis === null) return null;
  return (
    <section class="analysis-players" aria-label={words.players}>
      {analysis.players.map((summary, player) => (
        <div key={player}>
          <h3>
            {reportTexts.value.player(playerName({ game: file.game }, player), replayed.final[player] ?? 0)}
          </h3>
          <ul>
            {reportTexts.value.summary(summary, ruleset).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
