/** Sets up a position by hand: typed, dragged or pasted; then it is analysed, played on, or shared by its address. */

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Cursor } from '@lexiko/table/draft';
import { LEXICA } from '@lexiko/words';
import { usePage } from '../../page/page-context.ts';
import { DictionaryField } from '../../setup/game-words.tsx';
import { RULEBOOKS } from '../../setup/game-plans.ts';
import { texts } from '../../texts/current.ts';
import { chosenDictionary, namedDictionary } from '../../words/dictionaries.ts';
import { WordHelpGate } from '../help-gate.tsx';
import type { ScreenProps } from '../lazy-screen.tsx';
import {
  EDITED_PRESETS,
  emptyPosition,
  formatPosition,
  isFatal,
  positionFaults,
  splitOrJoined,
  tilesLeft,
  withKey,
  withLaidAt,
  withoutLast,
  type EditedPosition,
  type Typed,
} from './edited-position.ts';
import { Carried, EditorBoard } from './editor-board.tsx';
import { LetterKeys } from './letter-keys.tsx';
import { PositionActions } from './position-actions.tsx';
import { Faults, Sides } from './position-facts.tsx';
import { showBoard } from '../practice/practice-board.tsx';
import { PositionInput } from './position-input.tsx';
import { positionAt, settingOf } from './position-setting.ts';
import { readPositionText } from './position-text.ts';
import { positionTexts } from './position-texts.ts';
import { TileCarrying, type DropTile } from './tile-carrying.ts';
import './position-editor.css';

const MOST_UNDONE = 200;

function Editor({ path }: ScreenProps) {
  const words = positionTexts.value;
  const { settings, lists, router, feedback } = usePage();
  const offered = [...LEXICA, ...lists.dictionaries.value];
  const usual = chosenDictionary(settings.current.value, lists.dictionaries.value);
  const named = useMemo(() => positionAt(path[0] ?? '', usual), []);
  const dictionary = useSignal(
    namedDictionary(named?.lexicon ?? '', lists.dictionaries.value)?.id ?? usual.id,
  );
  const lexicon = offered.find(({ id }) => id === dictionary.value) ?? usual;
  const start = (): Typed => {
    const { ruleset } = settingOf({ preset: 'standard-2007' }, lexicon);
    const position = named?.position ?? emptyPosition('standard-2007', ruleset);
    return { position, cursor: { square: ruleset.layout.centre, direction: 'across' } };
  };
  const typed = useSignal<Typed>(useMemo(start, []));
  const past = useSignal<readonly EditedPosition[]>([]);
  const asBlank = useSignal(false);
  /** Whether the letter before the arrow was just typed, so that a key may go on with it. */
  const isTyping = useRef(false);
  const { position } = typed.value;
  const setting = useMemo(
    () => settingOf(position, lexicon),
    [position.preset, lexicon.id, lexicon.checksum],
  );
  const { ruleset } = setting;

  const change = (next: EditedPosition, at: Cursor = typed.peek().cursor): void => {
    const now = typed.peek().position;
    if (next !== now) past.value = [...past.peek(), now].slice(-MOST_UNDONE);
    typed.value = { position: next, cursor: at };
  };
  const changeTyped = (next: Typed): void => change(next.position, next.cursor);
  const put = (letter: string, blank: boolean): void => {
    const next = withKey(typed.peek(), ruleset, letter, { asBlank: blank, goesOn: isTyping.current });
    if (next === null) return feedback.announce(words.noSuchTile(letter));
    isTyping.current = true;
    changeTyped(next);
  };
  const undo = (): void => {
    const before = past.peek().at(-1);
    if (before === undefined) return;
    past.value = past.peek().slice(0, -1);
    typed.value = { ...typed.peek(), position: before };
  };
  const drop = useRef<DropTile>(() => {});
  drop.current = ({ laid, from }, square) => {
    const now = typed.peek().position;
    const lifted = from === null ? now : withLaidAt(now, from, '');
    if (square === null) return change(lifted);
    change(withLaidAt(lifted, square, laid), { ...typed.peek().cursor, square });
  };
  const carrying = useMemo(() => new TileCarrying((tile, square) => drop.current(tile, square)), []);
  useEffect(() => () => carrying.close(), []);

  const cgp = formatPosition(position, ruleset, lexicon.id);
  // The address always holds the position: it survives a reload, and is the link to share. Written at once, so that whoever
  // leaves in the same moment is not brought back.
  useLayoutEffect(() => {
    router.go({ screen: 'learn', path: ['position', encodeURIComponent(cgp)] }, 'replace');
  }, [cgp]);
  const canCompute = !positionFaults(position, ruleset).some(isFatal);

  return (
    <div
      class="position-editor practice-split"
      onKeyDown={(event) => {
        const isField =
          event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
        if (isField || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        undo();
      }}
    >
      <div class="editor-place">
        <EditorBoard
          setting={setting}
          typed={typed.value}
          carrying={carrying}
          onSquare={(next) => {
            isTyping.current = false;
            typed.value = { position, cursor: next };
          }}
          onTyped={(key, blank) => {
            if (key === 'Backspace' || key === 'Delete') changeTyped(withoutLast(typed.peek(), ruleset));
            else if (key === '+') changeTyped(splitOrJoined(typed.peek(), ruleset));
            else if (Array.from(key).length === 1 && /\p{L}|·/u.test(key))
              put(key.toUpperCase(), blank || asBlank.peek());
            else return false;
            return true;
          }}
        />
        <LetterKeys
          ruleset={ruleset}
          left={tilesLeft(position, ruleset.tiles)}
          asBlank={asBlank}
          onPress={(event, letter) =>
            carrying.press(event, asBlank.peek() ? letter.toLowerCase() : letter, null)
          }
          onLetter={(letter) => {
            if (carrying.takeEcho()) return;
            isTyping.current = false;
            put(letter, asBlank.peek());
          }}
        />
        <div class="practice-buttons">
          <button type="button" disabled={past.value.length === 0} onClick={undo}>
            {words.undo}
          </button>
          <button type="button" onClick={() => changeTyped(withoutLast(typed.peek(), ruleset))}>
            {words.erase}
          </button>
          <button type="button" onClick={() => change(emptyPosition(position.preset, ruleset))}>
            {words.clear}
          </button>
        </div>
        <p class="hint">{words.keys}</p>
      </div>
      <div class="practice-side">
        <Faults setting={setting} position={position} />
        <PositionActions cgp={cgp} position={position} setting={setting} isReady={canCompute} />
        <section class="card" aria-labelledby="editor-sides">
          <h2 id="editor-sides">{words.sides}</h2>
          <Sides position={position} multiple={ruleset.tiles.multiples[0]} onChange={change} />
        </section>
        <section class="card" aria-labelledby="editor-rules">
          <h2 id="editor-rules">{words.rules}</h2>
          <label class="field">
            <span>{words.rulebook}</span>
            <select
              value={position.preset}
              onChange={({ currentTarget }) => {
                const preset = EDITED_PRESETS.find((id) => id === currentTarget.value);
                if (preset !== undefined) change({ ...position, preset });
              }}
            >
              {RULEBOOKS.filter((id) => EDITED_PRESETS.includes(id)).map((id) => (
                <option key={id} value={id}>
                  {texts.value.presets[id].title}
                </option>
              ))}
            </select>
          </label>
          <DictionaryField
            dictionary={lexicon.id}
            dictionaries={offered}
            onChange={(id) => {
              dictionary.value = id;
            }}
          />
        </section>
        <PositionInput
          read={(text, turn) => readPositionText(text, { ...setting, preset: position.preset, turn })}
          onRead={({ position: next, lexicon: name }) => {
            const found = namedDictionary(name ?? '', lists.dictionaries.peek());
            if (found !== null) dictionary.value = found.id;
            change(next);
            showBoard();
          }}
        />
      </div>
      <Carried carrying={carrying} ruleset={ruleset} />
    </div>
  );
}

/** Closed while a game with a locked dictionary is running: it would solve that game (H-00). */
export function PositionEditor(props: ScreenProps) {
  const words = positionTexts.value;
  return (
    <main class="rules-page">
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      <WordHelpGate topic="tools">
        <Editor {...props} />
      </WordHelpGate>
    </main>
  );
}
