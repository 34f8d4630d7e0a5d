/** The room of game analysis: `#/learn/analysis`, with a game of this device behind it, or `online/` and one of a server. */

import { signal, useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { MAX_SIDES, type PresetId } from '@lexiko/rules';
import { fetchGame } from '../../online/game-file.ts';
import { go } from '../../route.ts';
import { ask } from '../../study/ask.ts';
import '../../styles/analysis.css';
import { texts } from '../../texts/current.ts';
import { WordHelpGate } from '../help-gate.tsx';
import type { RoomProps } from '../room-door.tsx';
import { AnalysedGame } from './analysed-game.tsx';
import { analysisTexts } from './analysis-texts.ts';
import { unreadableText } from './file-fault-texts.ts';
import { readGameText } from './game-source.ts';
import { HANDED_OVER } from './handed-over.ts';
import { Session } from './session.ts';
import { Sources } from './sources.tsx';

/** The analysis that is shown, with the address it belongs to; it is kept while somebody looks elsewhere. */
const current: Signal<{ readonly path: string; readonly session: Session } | null> = signal(null);

function begin(path: string, session: Session): void {
  current.peek()?.session.stop();
  current.value = { path, session };
  void session.start();
}

/** Lines that cannot be read and are named; the others are counted. */
const FEW_LINES = 5;

/** Why there is no analysis, in sentences; none: there is one. */
function open(
  path: string,
  text: string,
  preset: PresetId,
  known: readonly string[] = [],
): readonly string[] {
  // A log that somebody pastes has no names.
  const { player } = texts.peek().setup;
  const names = known.length > 0 ? known : Array.from({ length: MAX_SIDES }, (_, at) => player(at + 1));
  const source = readGameText(text, preset, names);
  if (source.ok) {
    begin(path, new Session(source.value));
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
export function Analysis(props: RoomProps) {
  return (
    <main class="rules-page">
      <WordHelpGate topic="tools">
        <Room {...props} />
      </WordHelpGate>
    </main>
  );
}

function Room({ path }: RoomProps) {
  /** Of the game that the address asks for, and of a text that was pasted: each is told where it was asked for. */
  const problem = useSignal<readonly string[]>([]);
  const textProblem = useSignal<readonly string[]>([]);
  const address = path.join('/');
  useEffect(() => {
    const handed = address === '' ? takeHandedOver() : null;
    if (handed !== null) {
      problem.value = open('', handed, 'standard-2007');
      return;
    }
    if (address === '' || current.peek()?.path === address) return;
    const [place, game] = path;
    const opening =
      place === 'online' && game !== undefined ? openOnline(address, game) : openKept(address, address);
    void opening.then((said) => {
      problem.value = said;
    });
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
        textProblem.value = open(address, text, preset);
      }}
    />
  );
}
