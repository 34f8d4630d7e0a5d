/** The end of a game: lines of play that are stepped through on the board, and what the draws of the last tiles decide. */

import type { StudiedTurn } from '@lexiko/analysis';
import { linesOf, playerName, type ReadLine } from '@lexiko/analysis/report';
import { useFeedback } from '../../../page/page-context.ts';
import { TurnButtons } from '../../../parts/turn-buttons.tsx';
import { texts } from '../../../texts/current.ts';
import { analysisTexts, factTexts, reportTexts } from '../analysis-texts.ts';
import type { Session } from '../session.ts';
import { DrawList } from './draw-list.tsx';

/** A move on the board, with so many turns of the line that begins with it. */
export interface ShownMove {
  readonly notation: string;
  readonly turns: number;
}

interface LineParts {
  readonly session: Session;
  readonly shown: ShownMove | null;
  readonly onShow: (shown: ShownMove | null) => void;
}

function Line({ session, line, shown, onShow }: LineParts & { readonly line: ReadLine }) {
  const { announce } = useFeedback();
  const { moveTitle } = factTexts.value;
  const { points } = reportTexts.value.numbers;
  const { file } = session.source;
  const { notation, end, says } = line;
  const at = shown?.notation === notation ? shown.turns : 0;
  const sayTurn = (place: number): string => {
    const turn = end.turns[place];
    if (turn === undefined) return '';
    const name = playerName({ game: file.game }, turn.player);
    return `${name}${texts.value.colon}${moveTitle(turn.notation)}, ${points(turn.score)}`;
  };
  const go = (turns: number): void => {
    onShow(turns === 0 ? null : { notation, turns });
    announce(turns === 0 ? analysisTexts.peek().lineStart : sayTurn(turns - 1));
  };
  return (
    <details class="analysis-table">
      <summary>
        {moveTitle(notation)}. {says}
      </summary>
      <ol class="end-line">
        {end.turns.map((turn, place) => (
          <li key={place}>
            <button
              type="button"
              class="quiet"
              aria-current={at === place + 1 ? 'step' : undefined}
              onClick={() => go(place + 1)}
            >
              {sayTurn(place)}
            </button>
          </li>
        ))}
      </ol>
      <TurnButtons at={at} last={end.turns.length} onGo={go} />
    </details>
  );
}

export function EndLines({ studied, ...parts }: LineParts & { readonly studied: StudiedTurn }) {
  const lines = linesOf(reportTexts.value, studied.analysis);
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{reportTexts.value.lines}</h3>
      {lines.map((line) => (
        <Line key={line.notation} line={line} {...parts} />
      ))}
    </>
  );
}

export function LastDraws({ studied }: { readonly studied: StudiedTurn }) {
  const { lastDraws } = studied.analysis;
  return lastDraws === undefined ? null : <DrawList draws={lastDraws} look="analysis-facts last-draws" />;
}
