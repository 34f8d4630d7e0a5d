/** One list of one's own: its name and size, and what can be done with it. */

import { useSignal } from '@preact/signals';
import { Dialog } from '../dialogs/dialog.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useFeedback, usePage, useStore } from '../page/page-context.ts';
import { texts } from '../texts/current.ts';
import { ownListId, shownChecksum, type OwnList } from '../words/own-lists.ts';
import { openListKeeper } from './list-keeper.ts';
import { LONGEST_NAME } from './list-messages.ts';
import { listTexts } from './list-texts.ts';

function RenameForm({ list, onClose }: { readonly list: OwnList; readonly onClose: () => void }) {
  const words = listTexts.value;
  const keeper = useStore(openListKeeper);
  const name = useSignal(list.name);
  return (
    <form
      class="list-rename"
      onSubmit={(event) => {
        event.preventDefault();
        keeper.rename(list.checksum, name.peek());
        onClose();
      }}
    >
      <TextField
        label={words.newName(list.name)}
        value={name.value}
        maxLength={LONGEST_NAME}
        autocomplete="off"
        onValue={(value) => {
          name.value = value;
        }}
      />
      <div class="choices">
        <button type="submit" class="primary">
          {words.save}
        </button>
        <button type="button" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}

function RemoveDialog({
  list,
  games,
  onClose,
}: {
  readonly list: OwnList;
  /** How many need it. */
  readonly games: number;
  readonly onClose: () => void;
}) {
  const words = listTexts.value;
  const { announce } = useFeedback();
  const { settings } = usePage();
  const keeper = useStore(openListKeeper);
  return (
    <Dialog title={words.removeNamed(list.name)} onClose={onClose}>
      {games > 0 && <p>{words.removeUsed(games)}</p>}
      <div class="dialog-actions">
        <button
          type="button"
          class="primary"
          onClick={() => {
            if (settings.current.peek().dictionary === ownListId(list.checksum))
              settings.change({ dictionary: null });
            keeper.remove(list.checksum);
            announce(words.removed(list.name));
            onClose();
          }}
        >
          {words.remove}
        </button>
        <button type="button" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  );
}

export function OwnListRow({ list }: { readonly list: OwnList }) {
  const words = listTexts.value;
  const { settings } = usePage();
  const keeper = useStore(openListKeeper);
  const isRenaming = useSignal(false);
  /** How many games need it, once somebody wants to remove it. */
  const removal = useSignal<number | null>(null);
  const languages: Readonly<Record<string, string>> = texts.value.forms.options['letters.language'].values;
  const id = ownListId(list.checksum);
  const isBusy = keeper.work.value.kind === 'working';
  return (
    <li class="own-list">
      <p>
        <b>{list.name}</b>{' '}
        <span class="hint">
          {words.words(list.words)} · {languages[list.language] ?? list.language} ·{' '}
          {words.checksum(shownChecksum(list.checksum))}
        </span>
      </p>
      {isRenaming.value ? (
        <RenameForm
          list={list}
          onClose={() => {
            isRenaming.value = false;
          }}
        />
      ) : (
        <div class="choices" role="group" aria-label={list.name}>
          {settings.current.value.dictionary === id ? (
            <span class="hint">{words.inUse}</span>
          ) : (
            <button type="button" onClick={() => settings.change({ dictionary: id })}>
              {words.use}
            </button>
          )}
          <button
            type="button"
            disabled={isBusy}
            onClick={() => {
              isRenaming.value = true;
            }}
          >
            {words.rename}
          </button>
          <button type="button" disabled={isBusy} onClick={() => keeper.exportText(list.checksum)}>
            {words.exportText}
          </button>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => {
              void keeper.countGames(list.checksum).then((count) => {
                removal.value = count;
              });
            }}
          >
            {words.remove}
          </button>
        </div>
      )}
      {removal.value !== null && (
        <RemoveDialog
          list={list}
          games={removal.value}
          onClose={() => {
            removal.value = null;
          }}
        />
      )}
    </li>
  );
}
