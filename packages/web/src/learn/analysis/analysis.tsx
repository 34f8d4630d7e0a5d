/** The screen of game analysis: `#/learn/analysis`, with a game of this device behind it, or `online/` and one of a server. */

import { effect, signal, useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { titleOf } from '@lexiko/analysis/report';
import type { PresetId } from '@lexiko/rules';
import { MAX_SIDES } from '@lexiko/rules/options';
import { fetchGame } from '../../online/account/game-file.ts';
import { go } from '../../page/route.ts';
import { ask } from '../../study/ask.ts';
import '../../styles/analysis.css';
import { texts } from '../../texts/current.ts';
import { WordHelpGate } from '../help-gate.tsx';
import type { ScreenProps } from '../lazy-screen.tsx';
import { reportFailure } from '../use-answer.ts';
import { AnalysedGame } from './analysed-game.tsx';
import { analysisStore } from './analysis-store.ts';
import { analysisTexts } from './analysis-texts.ts';
import { unreadableText } from './file-fault-texts.ts';
import { readGameText, type SourceGame } from './game-source.ts';
import { HANDED_OVER } from './handed-over.ts';
import { formatSaved, parseSaved, type SavedAnalysis } from './saved-analysis.ts';
import { Session } from './session.ts';
import { Sources } from './sources.tsx';

/** The analysis that is shown, with the address it belongs to; it is kept while somebody looks elsewhere. */
const current: Signal<{ readonly path: string; readonly session: Session } | null> = signal(null);

/** Writing an analysis down takes a moment: not more often than so. */
const KEEP_MS = 2000;

/** Where the analysis of a text is found again. */
const IMPORTED = 'kept';

/** Writes down what is known of the game; a browser that keeps nothing for us has it until the page is closed. */
async function keep(session: Session, isImported: boolean): Promise<void> {
  const title = titleOf({ game: session.source.file.game });
  const text = formatSaved(session.saved(), {});
  const kept = { id: session.id, title, savedMs: Date.now(), isImported, text };
  await analysisStore()
    .then((store) => store.keep(kept))
    .catch(() => {});
}

/** Writes down what is found out, as it comes. */
function keepOn(session: Session, isImported: boolean): void {
  let isWaiting = false;
  effect(() => {
    const isEmpty = session.studied.value.every((one) => one === null) && session.deep.value.size === 0;
    if (isEmpty || isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      void keep(session, isImported);
    }, KEEP_MS);
  });
}

/** What was found out about the same game before; `null`: nothing. */
async function knownOf(source: SourceGame, id: string): Promise<SavedAnalysis | null> {
  const kept = await analysisStore()
    .then((store) => store.read(id))
    .catch(() => null);
  const saved = kept === null ? null : parseSaved(kept.text);
  // The same plays may be told by another file, with other racks.
  return saved?.origin.text === source.origin.text ? saved : null;
}

/** `saved`: what the text itself told of an earlier analysis. */
async function begin(path: string | null, source: SourceGame, saved: SavedAnalysis | null): Promise<void> {
  const { id } = new Session(source);
  const session = new Session(source, saved ?? (await knownOf(source, id)));
  const isImported = path === null || path.startsWith(`${IMPORTED}/`);
  current.peek()?.session.stop();
  current.value = { path: path ?? `${IMPORTED}/${id}`, session };
  if (isImported) await keep(session, isImported);
  if (path === null) go({ screen: 'learn', path: ['analysis', IMPORTED, id] });
  keepOn(session, isImported);
  void session.open();
}

/** Lines that cannot be read and are named; the others are counted. */
const FEW_LINES = 5;

/** Why there is no analysis, in sentences; none: there is one. `path` is `null` for a text that has no address yet. */
async function open(
  path: string | null,
  text: string,
  preset: PresetId,
  known: readonly string[] = [],
): Promise<readonly string[]> {
  const saved = parseSaved(text);
  // A log that somebody pastes has no names.
  const { player } = texts.peek().setup;
  const usual = known.length > 0 ? known : Array.from({ length: MAX_SIDES }, (_, at) => player(at + 1));
  const origin = saved?.origin ?? { text, preset, names: usual };
  const source = readGameText(origin.text, origin.preset, origin.names);
  if (source.ok) {
    await begin(path, source.value, saved);
    return [];
  }
  const { error } = source;
  const { problems, moreLines } = analysisTexts.peek();
  const lines = error.code === 'unreadable' ? error.lines : [];
  const more = lines.length - FEW_LINES;
  return [
    problems[error.code],
    ...lines.slice(0, FEW_LINES).map((line) => unreadableText(texts.peek(), line)),
    ...(more > 0 ? [moreLines(more)] : []),
  ];
}

async function openKept(path: string, game: string): Promise<readonly string[]> {
  const kept = await ask('finishedGame', game);
  return kept === null ? [analysisTexts.peek().missing] : open(path, kept.log, 'standard-2007', kept.names);
}

/** A game that came as a text, from the browser's memory. */
async function openImported(path: string, id: string): Promise<readonly string[]> {
  const kept = await (await analysisStore()).read(id);
  return kept === null ? [analysisTexts.peek().missing] : open(path, kept.text, 'standard-2007');
}

async function openOnline(path: string, game: string): Promise<readonly string[]> {
  const fetched = await fetchGame(game);
  return typeof fetched === 'string'
    ? [analysisTexts.peek().missing]
    : open(path, fetched.log, 'standard-2007', fetched.names);
}

/** What another part of the page has left for the analysis; it is taken once. */
function takeHandedOver(): string | null {
  try {
    const text = sessionStorage.getItem(HANDED_OVER);
    sessionStorage.removeItem(HANDED_OVER);
    return text;
  } catch {
    return null;
  }
}

/** Whoever plays a game with a locked dictionary could have it solved here (H-00). */
export function Analysis(props: ScreenProps) {
  return (
    <main class="rules-page">
      <WordHelpGate topic="tools">
        <Screen {...props} />
      </WordHelpGate>
    </main>
  );
}

function Screen({ path }: ScreenProps) {
  /** Of the game that the address asks for, and of a text that was pasted: each is told where it was asked for. */
  const problem = useSignal<readonly string[]>([]);
  const textProblem = useSignal<readonly string[]>([]);
  const address = path.join('/');
  useEffect(() => {
    const handed = address === '' ? takeHandedOver() : null;
    if (handed === null && (address === '' || current.peek()?.path === address)) return;
    const [place = '', game] = path;
    const opening =
      handed !== null
        ? open(null, handed, 'standard-2007')
        : place === 'online' && game !== undefined
          ? openOnline(address, game)
          : place === IMPORTED && game !== undefined
            ? openImported(address, game)
            : openKept(address, address);
    opening.then((said) => {
      problem.value = said;
    }, reportFailure);
  }, [address]);
  const shown = current.value;
  if (shown !== null && shown.path === address)
    return (
      <AnalysedGame
        session={shown.session}
        onLeave={() => {
          shown.session.stop();
          current.value = null;
          problem.value = [];
          textProblem.value = [];
          go({ screen: 'learn', path: ['analysis'] });
        }}
      />
    );
  return (
    <Sources
      problem={problem.value}
      textProblem={textProblem.value}
      onText={(text, preset) => {
        open(null, text, preset).then((said) => {
          textProblem.value = said;
        }, reportFailure);
      }}
    />
  );
}
