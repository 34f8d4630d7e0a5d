/** Chooses the game to analyse: one stored on this device, pasted, or from a file. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { PRESETS, type PresetId } from '@lexiko/rules';
import { LONGEST_LOG } from '@lexiko/rules/notation';
import type { GameSummary } from '../../../table/worker-messages.ts';
import { hasBeenOnline } from '../../../online/connection/been-online.ts';
import { RULEBOOKS } from '../../../setup/game-plans.ts';
import { locale, texts } from '../../../texts/current.ts';
import { useGameTitle } from '../../../words/use-game-title.ts';
import { Icon } from '../../../parts/icons.tsx';
import { useFailureReporter } from '../../use-answer.ts';
import { useStore } from '../../../page/page-context.ts';
import { openAnalyses } from '../analyses.ts';
import type { StoredAnalysis } from '../analysis-store.ts';
import { KeepLog } from '../../studies/files/keep-log.tsx';
import { learnTexts } from '../../learn-texts.ts';
import { analysisTexts } from '../analysis-texts.ts';
import { decodeGameFile } from './game-file-text.ts';
import { openStudy } from '../../../study/study.ts';
import './sources.css';

/** Longer than any GCG and most logs; a longer field is slow. A file may be larger. */
const LONGEST_PASTED = 300_000;

const CLASSIC: readonly PresetId[] = RULEBOOKS.filter((id) => PRESETS[id].game === 'classic');

function GameLink({ game }: { readonly game: GameSummary }) {
  const titleOf = useGameTitle();
  const players = game.seats.map(({ name }, seat) => `${name} ${game.scores[seat] ?? 0}`).join(' · ');
  const date = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' }).format(game.changedMs);
  return (
    <a class="button analysis-game" href={`#/learn/analysis/${game.id}`}>
      <b>{players}</b>
      <span class="hint">
        {titleOf({ preset: game.preset, sides: game.seats.length, ...game.titled })}, {date}
      </span>
    </a>
  );
}

/** Imported games, stored with their analyses. */
function Imported() {
  const reportFailure = useFailureReporter();
  const words = analysisTexts.value;
  const analyses = useStore(openAnalyses);
  const kept = useSignal<readonly StoredAnalysis[]>([]);
  const read = (): void => {
    analyses
      .store()
      .then((store) => store.list())
      .then((all) => {
        kept.value = all.filter(({ isImported }) => isImported);
      })
      .catch(reportFailure);
  };
  useEffect(read, []);
  if (kept.value.length === 0) return null;
  const date = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' });
  return (
    <>
      <h2>{words.imported}</h2>
      <ul class="analysis-games">
        {kept.value.map(({ id, title, savedMs }) => (
          <li key={id} class="analysis-imported">
            <a class="button analysis-game" href={`#/learn/analysis/kept/${id}`}>
              <b>{title}</b>
              <span class="hint">{date.format(savedMs)}</span>
            </a>
            <button
              type="button"
              class="quiet round"
              aria-label={words.forget(title)}
              onClick={() => {
                analyses
                  .store()
                  .then((store) => store.forget(id))
                  .then(read, reportFailure);
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Why there is no analysis: a sentence, and a list of the others. What cannot be judged may still be studied. */
function Fault({ said }: { readonly said: readonly string[] }) {
  const [first, ...lines] = said;
  const { value: unjudged } = useStore(openAnalyses).unjudged;
  return (
    <>
      <div class="fault" role="alert">
        {first}
        {lines.length > 0 && (
          <ul class="analysis-faults">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {first !== undefined && unjudged !== null && (
        <div class="choices">
          <a class="button" href="#/learn/workbench">
            {learnTexts.value.screens.workbench.title}
          </a>
          <KeepLog players={unjudged.names} log={() => Promise.resolve(unjudged.text)} />
        </div>
      )}
    </>
  );
}

export function Sources({
  problem,
  textProblem,
  onText,
}: {
  readonly problem: readonly string[];
  readonly textProblem: readonly string[];
  readonly onText: (text: string, preset: PresetId) => void;
}) {
  const study = useStore(openStudy);
  const words = analysisTexts.value;
  const { presets } = texts.value;
  const games = useSignal<readonly GameSummary[] | null>(null);
  const text = useSignal('');
  const preset = useSignal<PresetId>('standard-2007');
  useEffect(() => {
    void study.ask('finishedGames', null).then((found) => {
      games.value = found;
    });
  }, []);
  return (
    <div class="analysis-sources">
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      <Fault said={problem} />
      <h2>{words.games}</h2>
      {games.value?.length === 0 && <p class="hint">{words.noGames}</p>}
      <ul class="analysis-games" aria-busy={games.value === null}>
        {games.value?.map((game) => (
          <li key={game.id}>
            <GameLink game={game} />
          </li>
        ))}
      </ul>
      <Imported />
      {hasBeenOnline() && (
        <p>
          <a href="#/online/history">{words.serverGames}</a>
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onText(text.value, preset.value);
        }}
      >
        <h2>{words.paste}</h2>
        <p class="hint" id="analysis-paste-about">
          {words.pasteAbout}
        </p>
        <label class="field">
          <span class="unseen-text">{words.paste}</span>
          <textarea
            rows={8}
            maxLength={LONGEST_PASTED}
            spellcheck={false}
            autocapitalize="off"
            aria-describedby="analysis-paste-about"
            aria-invalid={textProblem.length > 0}
            value={text.value}
            onInput={({ currentTarget }) => {
              text.value = currentTarget.value;
            }}
          />
        </label>
        <div class="rules-tools">
          <label class="file-choice">
            <span>{words.file}</span>
            <input
              type="file"
              accept=".gcg,.json,.txt,text/plain,application/json"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                // A file of this size cannot be a game, so it is not read.
                void file
                  ?.slice(0, LONGEST_LOG + 1)
                  .arrayBuffer()
                  .then((bytes) => {
                    text.value = decodeGameFile(new Uint8Array(bytes));
                  });
              }}
            />
          </label>
          <label>
            <span>{words.rules}</span>
            <select
              value={preset.value}
              onChange={({ currentTarget: { value } }) => {
                preset.value = CLASSIC.find((id) => id === value) ?? preset.value;
              }}
            >
              {CLASSIC.map((id) => (
                <option key={id} value={id}>
                  {presets[id].title}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" class="primary" disabled={text.value.trim() === ''}>
            {words.analyse}
          </button>
        </div>
        <Fault said={textProblem} />
      </form>
    </div>
  );
}
