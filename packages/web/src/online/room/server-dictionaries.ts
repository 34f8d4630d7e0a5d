/** The dictionaries of the server, imported ones too; until it has answered, those that every server has. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { LEXICA } from '@lexiko/words';
import { isLanguage, type Dictionary } from '../../words/dictionaries.ts';
import { useOnline } from '../online-context.ts';

export function useServerDictionaries(): readonly Dictionary[] {
  const { requests } = useOnline();
  const offered = useSignal<readonly Dictionary[]>(LEXICA);
  useEffect(() => {
    void requests.request('dictionaries', null).then((answer) => {
      if (!answer.ok) return;
      offered.value = answer.value.dictionaries.flatMap(({ id, name, language }) =>
        isLanguage(language) ? [{ id, name, language }] : [],
      );
    });
  }, []);
  return offered.value;
}
