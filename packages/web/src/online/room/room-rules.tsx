/** The rules of a game before it starts: everybody reads them, the host can change them (V-00). */

import { useSignal } from '@preact/signals';
import type { Following } from '@lexiko/protocol';
import type { GameConfig, Seat } from '@lexiko/rules';
import { Dialog } from '../../dialogs/dialog.tsx';
import { ChangedRules } from '../../setup/changed-rules.tsx';
import { configOf, type Choices } from '../../setup/choices.ts';
import { usePage } from '../../page/page-context.ts';
import { plainChoices } from '../../setup/game-plans.ts';
import { chosenWords } from '../../setup/chosen-words.ts';
import { RulesForm } from '../../setup/rules-form.tsx';
import { texts } from '../../texts/current.ts';
import { useDictionaryTitle } from '../../words/use-dictionary-title.ts';
import { roomTexts, onlineTexts } from '../online-texts.ts';
import { presetTitle } from '../lobby/preset-title.ts';
import type { Room } from './room.ts';
import { occupantName, planOf } from './seats.ts';
import { TermsList } from './table-terms.tsx';

export function RoomRules({
  room,
  view,
  onPropose,
}: {
  readonly room: Room;
  readonly view: Following['view'];
  /** `null` for everybody but the host. */
  readonly onPropose: ((config: GameConfig) => void) | null;
}) {
  const online = onlineTexts.value;
  const { presets } = texts.value;
  const { room: words } = roomTexts.value;
  const isChanging = useSignal(false);
  const titleOf = useDictionaryTitle();
  const { ruleset } = view;
  const languageNames: Readonly<Record<string, string>> =
    texts.value.forms.options['letters.language'].values;
  const name = (seat: Seat): string => {
    const status = room.seats[seat];
    return status === undefined ? '' : occupantName(texts.value, status);
  };
  return (
    <section class="card room-rules">
      <h2>{online.rules}</h2>
      <p>
        <b>{presetTitle(texts.value, ruleset.preset)}</b> {presets[ruleset.preset].about}
      </p>
      <p>
        {languageNames[ruleset.language] ?? ruleset.language} · {titleOf(ruleset.dictionary.id)}
      </p>
      <ChangedRules ruleset={ruleset} name={name} />
      <h3>{roomTexts.value.terms.title}</h3>
      <TermsList terms={room.terms} pace={room.pace} visibility={room.visibility} />
      {onPropose !== null && (
        <button
          type="button"
          onClick={() => {
            isChanging.value = true;
          }}
        >
          {words.change}
        </button>
      )}
      {isChanging.value && onPropose !== null && (
        <RulesChange
          room={room}
          config={view.config}
          onClose={() => {
            isChanging.value = false;
          }}
          onPropose={onPropose}
        />
      )}
    </section>
  );
}

function RulesChange({
  room,
  config,
  onPropose,
  onClose,
}: {
  readonly room: Room;
  readonly config: GameConfig;
  readonly onPropose: (config: GameConfig) => void;
  readonly onClose: () => void;
}) {
  const { room: words } = roomTexts.value;
  const { settings } = usePage();
  const choices = useSignal<Choices>({
    ...plainChoices(
      room.seats.map((status) => planOf(texts.peek(), status)),
      chosenWords(settings),
    ),
    preset: config.preset,
    options: config.options ?? {},
    colours: config.colours ?? null,
  });
  return (
    <Dialog title={words.change} onClose={onClose} size="large">
      <p class="hint">{words.changeAbout}</p>
      <RulesForm
        choices={choices.value}
        onChange={(next) => {
          choices.value = next;
        }}
      />
      <div class="dialog-actions">
        <button
          type="button"
          class="primary"
          onClick={() => {
            onClose();
            onPropose(configOf(choices.value));
          }}
        >
          {words.propose}
        </button>
      </div>
    </Dialog>
  );
}
