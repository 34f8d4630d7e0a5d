/** One turn: the move, what it cost and why, and better moves. */

import { useSignal } from '@preact/signals';
import { costOf, isMistake, meanWorth, type RatedMove, type StudiedTurn } from '@lexiko/analysis';
import { judgedText, outlookOf } from '@lexiko/analysis/report';
import type { Ruleset } from '@lexiko/rules';
import { joinTiles } from '@lexiko/rules/notation';
import { texts } from '../../../texts/current.ts';
import { isYou, named, type Person } from '@lexiko/texts';
import type { AnalysisTexts } from '@lexiko/texts/en/learn/analysis';
import { analysisTexts, factTexts, reportTexts } from '../analysis-texts.ts';
import { isPlainPlay, type Session } from '../session.ts';
import { LongerLook } from './longer-look.tsx';
import { EndLines, LastDraws, type ShownMove } from './late-game.tsx';
import { TurnWords } from './turn-words.tsx';
import { ScrollRegion } from '../../../parts/scroll-region.tsx';
import { listedMoves } from './shown-turn.ts';
import { useFeedback } from '../../../page/page-context.ts';

/** Smaller losses would show as 0.0 points. */
const SMALLEST_LOSS = 0.05;
/** Smaller chances would show as 0.0 %. */
const SMALLEST_CHANCE = 0.0005;

/** Games of this device call their owner You, in the language of the page. */
function personOf(name: string): Person {
  return isYou(name) ? 'you' : named(name);
}

/** The move of a turn in words; for a position, whose turn it is. */
export function turnText({ source }: Session, name: string, analysis: StudiedTurn['analysis']): string {
  if (source.isPosition === true) return texts.value.game.turnOf(name);
  return actionText(analysisTexts.value, personOf(name), analysis);
}

function actionText(words: AnalysisTexts, person: Person, { turn }: StudiedTurn['analysis']): string {
  const { act, notation, score } = turn;
  switch (act.kind) {
    case 'play':
      return words.didPlay(person, factTexts.value.moveTitle(notation), score);
    case 'exchange':
      return words.didExchange(person, joinTiles(act.tiles));
    case 'exchange-count':
      return words.didExchangeSome(person, act.count);
    case 'pass':
      return words.didPass(person);
    case 'lost':
      return words.didLose[act.cause](person);
  }
}

/** What the move gave away, or that this is within the margin of error. */
export function costText(words: AnalysisTexts, { analysis }: Pick<StudiedTurn, 'analysis'>): string {
  const { turn, equityLoss, winLoss, lossMargins } = analysis;
  const { tenths } = reportTexts.value.numbers;
  const about = (loss: number, margin: number | undefined): string =>
    margin === undefined ? tenths(loss) : words.margin(tenths(loss), tenths(margin));
  const points = about(equityLoss, lossMargins?.equity);
  switch (costOf(analysis)) {
    case 'lost':
    case 'best':
      return words.best;
    case 'even':
      return words.close(points);
    case 'points':
      return words.fewer(points);
    case 'worse': {
      // In a decided game a move may cost points and no win chance; another may win more often with fewer points.
      const isCounted = equityLoss >= SMALLEST_LOSS;
      const costsChance = turn.scores.length > 1 && (winLoss >= SMALLEST_CHANCE || !isCounted);
      const chance = about(100 * winLoss, lossMargins === null ? undefined : 100 * lossMargins.win);
      return words.lost(isCounted ? points : null, costsChance ? chance : null);
    }
  }
}

/** Sentences about the move. */
function verdictOf(
  words: AnalysisTexts,
  { scoring }: Pick<Ruleset, 'scoring'>,
  studied: StudiedTurn,
): readonly string[] {
  const { turn, luck, diceLuck, isValid, missedBingo } = studied.analysis;
  const report = reportTexts.value;
  const missed = scoring.kind === 'premiums' ? words.missedBingo : words.missedFifty;
  return [
    ...(turn.isWithdrawn ? [words.withdrawn] : []),
    ...(isValid ? [] : [words.notAWord]),
    ...(turn.act.kind === 'lost' ? [] : [costText(words, studied)]),
    ...(missedBingo === null ? [] : [missed(report.move(missedBingo))]),
    ...(luck === null ? [] : [words.luck(report.numbers.signed(luck))]),
    ...(diceLuck === null ? [] : [words.dice(report.numbers.signed(diceLuck))]),
  ];
}

export function Facts({ session, studied }: { readonly session: Session; readonly studied: StudiedTurn }) {
  const { why } = analysisTexts.value;
  const { better, other, facts } = studied;
  if (other === null || facts.length === 0) return null;
  const { layout } = session.source.ruleset;
  return (
    <>
      <h3>{why}</h3>
      <ul class="analysis-facts">
        {facts.map((fact) => (
          <li key={fact.kind} class={`fact-${fact.kind}`}>
            {factTexts.value.factText(fact, { better, other, layout })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The best moves; with `onShow`, a click shows one on the board. */
export function Moves({
  studied,
  done = null,
  isMade = true,
  shown = null,
  onShow,
}: {
  readonly studied: StudiedTurn;
  /** The move of the game, if the analysed move is another one that was tried; otherwise `null`. */
  readonly done?: string | null;
  /** Whether there is a move at all, not only a position. */
  readonly isMade?: boolean;
  readonly shown?: string | null;
  readonly onShow?: (notation: string | null) => void;
}) {
  const words = analysisTexts.value;
  const { columns } = words;
  const report = reportTexts.value;
  const { tenths, points, percent } = report.numbers;
  const { analysis } = studied;
  const { made, judgedBy } = analysis;
  const outlook = outlookOf(analysis, made);
  const moves = listedMoves(studied, isMade ? 'made' : 'position');
  const markOf = ({ notation }: RatedMove): string | null => {
    if (!isMade) return null;
    if (notation === (done ?? made.notation)) return words.made;
    return notation === made.notation ? words.tried : null;
  };
  return (
    <>
      <h3>{words.moves}</h3>
      <p class="hint">{judgedText(report, analysis)}</p>
      {outlook.final === null && (
        <details class="analysis-table">
          <summary>{words.worthMeaning}</summary>
          <p>{words.worthMeans[judgedBy]}</p>
        </details>
      )}
      <ScrollRegion title={words.moves} look="analysis-scroll">
        <table class="analysis-moves">
          <thead>
            <tr>
              <th scope="col">{columns.move}</th>
              <th scope="col" class="number">
                {columns.score}
              </th>
              <th scope="col">{columns.keeps}</th>
              {outlook.final === null && (
                <th scope="col" class="number">
                  {columns.worth}
                </th>
              )}
              {outlook.win !== null && (
                <th scope="col" class="number">
                  {columns.win}
                </th>
              )}
              {outlook.final !== null && (
                <th scope="col" class="number">
                  {columns.final}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {moves.map((move) => (
              <tr key={move.notation} class={markOf(move) === null ? '' : 'made'}>
                <th scope="row">
                  {onShow === undefined ? (
                    factTexts.value.moveTitle(move.notation)
                  ) : (
                    <button
                      type="button"
                      class="quiet"
                      aria-pressed={shown === move.notation}
                      aria-label={words.show(factTexts.value.moveTitle(move.notation))}
                      onClick={() => onShow(shown === move.notation ? null : move.notation)}
                    >
                      {factTexts.value.moveTitle(move.notation)}
                    </button>
                  )}
                  {markOf(move) !== null && <span class="hint"> {markOf(move)}</span>}
                </th>
                <td class="number">{points(move.score)}</td>
                <td>{joinTiles(move.leave)}</td>
                {outlook.final === null && <td class="number">{tenths(move.equity)}</td>}
                {outlook.win !== null && <td class="number">{percent(move.win)}</td>}
                {outlook.final !== null && (
                  <td class="number">{tenths(outlookOf(analysis, move).final ?? 0)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

function UnseenWorth({ studied }: { readonly studied: StudiedTurn }) {
  const words = analysisTexts.value;
  const { unseen } = studied;
  if (unseen.length === 0) return null;
  const tiles = unseen.reduce((sum, { count }) => sum + count, 0);
  return (
    <details class="analysis-table">
      <summary>{words.unseen}</summary>
      <p>{words.unseenAbout(tiles, reportTexts.value.numbers.signed(meanWorth(unseen)))}</p>
      <ScrollRegion title={words.unseen} look="analysis-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.tile}</th>
              <th scope="col" class="number">
                {words.count}
              </th>
              <th scope="col" class="number">
                {words.worth}
              </th>
            </tr>
          </thead>
          <tbody>
            {unseen.map(({ tile, count, worth }) => (
              <tr key={tile}>
                <th scope="row">{tile}</th>
                <td class="number">{count}</td>
                <td class="number">{reportTexts.value.numbers.signed(worth)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}

export function TurnPanel({
  session,
  studied,
  shown,
  onShow,
}: {
  readonly session: Session;
  readonly studied: StudiedTurn;
  readonly shown: ShownMove | null;
  readonly onShow: (shown: ShownMove | null) => void;
}) {
  const { announce } = useFeedback();
  const words = analysisTexts.value;
  const { turn, best } = studied.analysis;
  const cost = costOf(studied.analysis);
  // In a position nobody has moved; the pass in its place does not count.
  const isPosition = session.source.isPosition === true;
  const asked = useSignal<{ readonly turn: number; readonly state: 'checking' | 'kept' | 'refused' } | null>(
    null,
  );
  const state = asked.value?.turn === turn.number ? asked.value.state : null;
  const [first] = best;
  const remember = async (): Promise<void> => {
    asked.value = { turn: turn.number, state: 'checking' };
    const isKept = await session.remember(session.at.peek());
    asked.value = { turn: turn.number, state: isKept ? 'kept' : 'refused' };
    announce(isKept ? words.remembered : words.notConfirmed);
  };
  return (
    <>
      <p class="analysis-rack">{words.holds(joinTiles(turn.rack), turn.isRackWhole)}</p>
      {turn.notes?.map((text, at) => (
        <p key={at} class="analysis-note">
          {reportTexts.value.note(text)}
        </p>
      ))}
      {!isPosition && (
        <>
          <ul class="analysis-verdict">
            {verdictOf(words, session.source.ruleset, studied).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Facts session={session} studied={studied} />
        </>
      )}
      {state === 'refused' && <p class="hint">{words.notConfirmed}</p>}
      {!isPosition &&
        turn.isRackWhole &&
        isMistake(studied.analysis) &&
        first !== undefined &&
        isPlainPlay(first) && (
          <button type="button" disabled={state !== null} onClick={() => void remember()}>
            {state === 'kept' ? words.remembered : state === 'checking' ? words.judging : words.remember}
          </button>
        )}
      {turn.isRackWhole && cost !== 'lost' && (
        <LongerLook key={turn.number} session={session} studied={studied} />
      )}
      {cost !== 'lost' && (
        <>
          <Moves
            studied={studied}
            isMade={!isPosition}
            shown={shown?.turns === 1 ? shown.notation : null}
            onShow={(notation) => onShow(notation === null ? null : { notation, turns: 1 })}
          />
          <EndLines key={turn.number} session={session} studied={studied} shown={shown} onShow={onShow} />
          <LastDraws studied={studied} />
        </>
      )}
      <TurnWords key={turn.number} ruleset={session.source.ruleset} studied={studied} />
      {!isPosition && <UnseenWorth studied={studied} />}
    </>
  );
}
