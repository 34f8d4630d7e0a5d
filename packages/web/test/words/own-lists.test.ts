/** Word lists of one's own as dictionaries of the page. */

import { describe, expect, it } from 'vitest';
import { configure } from '@lexiko/rules';
import { page as ENGLISH } from '@lexiko/texts/en/page';
import { memoryStorage } from '../../src/page/storage/stored-value.ts';
import { chosenDictionary, lexiconFor } from '../../src/words/dictionaries.ts';
import { dictionaryTitle } from '../../src/words/dictionary-title.ts';
import { ownChecksum, OwnLists, ownListId, type OwnList } from '../../src/words/own-lists.ts';
import { rulesetOf } from '../../src/setup/choices.ts';
import { person, plainChoices } from '../../src/setup/game-plans.ts';

const CHECKSUM = 'ab'.repeat(32);
const LIST: OwnList = { checksum: CHECKSUM, name: 'Animals', language: 'catalan', words: 12, addedMs: 5 };
const ID = ownListId(CHECKSUM);

describe('lists', () => {
  it('are remembered by the page, by name; what is stored by nobody knows whom is dropped', () => {
    const storage = memoryStorage();
    const lists = new OwnLists(storage);
    lists.set([LIST, { ...LIST, checksum: 'cd'.repeat(32), name: 'A few' }]);
    expect(new OwnLists(storage).all.peek().map(({ name }) => name)).toEqual(['A few', 'Animals']);
    storage.setItem('lexiko.lists', JSON.stringify([{ ...LIST, language: 'klingon' }, 7, null, LIST]));
    expect(new OwnLists(storage).all.peek()).toEqual([LIST]);
    storage.setItem('lexiko.lists', '{');
    expect(new OwnLists(storage).all.peek()).toEqual([]);
  });

  it('have an id by their words, which no other dictionary has', () => {
    expect(ownChecksum(ID)).toBe(CHECKSUM);
    for (const id of ['english', 'table', 'own-', 'own-xyz', `${ID}0`]) expect(ownChecksum(id)).toBeNull();
  });

  it('can be chosen, and are not chosen any more once they are gone', () => {
    const lists = new OwnLists(memoryStorage());
    lists.set([LIST]);
    const settings = { dictionary: ID, language: 'en' };
    expect(chosenDictionary(settings, lists.dictionaries.peek())).toMatchObject({
      id: ID,
      name: 'Animals',
      language: 'catalan',
      checksum: CHECKSUM,
    });
    expect(chosenDictionary(settings, []).id).toBe('english');
    const identity = { id: ID, name: 'Animals', version: '1', checksum: CHECKSUM };
    expect(lists.identityFor({ preset: 'standard-2007', options: { 'dictionary.id': ID } })).toEqual(
      identity,
    );
    expect(lists.identityFor({ preset: 'standard-2007' })).toBeNull();
  });

  it('are found by the rules of a game alone, also where no other dictionary of the language is', () => {
    const lists = new OwnLists(memoryStorage());
    lists.set([LIST]);
    const [dictionary] = lists.dictionaries.peek();
    if (dictionary === undefined) throw new Error('there is a list');
    const words = { dictionary, checking: 'reject', offered: [dictionary] } as const;
    const ruleset = rulesetOf(plainChoices([person('Ann'), person('Ben')], words));
    expect(ruleset).toMatchObject({ language: 'catalan', dictionary: { id: ID } });
    expect(lexiconFor(ruleset)).toMatchObject({
      language: 'catalan',
      identity: { id: ID, checksum: CHECKSUM },
    });
    const again = configure(ruleset.config);
    expect(again.ok && lexiconFor(again.value)?.identity.checksum).toBe(CHECKSUM);
  });

  it('are called by their name, or said to be elsewhere', () => {
    const lists = new OwnLists(memoryStorage());
    lists.set([LIST]);
    expect(dictionaryTitle(ENGLISH, ID, lists.dictionaries.peek())).toBe('Animals');
    expect(dictionaryTitle(ENGLISH, ID)).toBe('A list that isn’t on this device');
  });
});
