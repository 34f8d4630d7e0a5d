/** Settings of this device: what is kept, what is not understood, and what the page shows of them. */

import { describe, expect, it } from 'vitest';
import { SettingsStore, type SettingsHost } from '../../src/page/settings.ts';
import { memoryStorage } from '../../src/page/storage/stored-value.ts';

const KEY = 'lexiko.settings';

function host(part: Partial<SettingsHost> = {}): SettingsHost {
  return {
    storage: memoryStorage(),
    language: 'en-GB',
    wantsStillness: () => false,
    root: { dataset: {}, lang: '' },
    ...part,
  };
}

describe('settings', () => {
  it('begin in the language of the browser, and keep it when the browser speaks another later', () => {
    const { storage } = host();
    expect(new SettingsStore(host({ storage, language: 'de-AT' })).current.peek().language).toBe('de');
    expect(new SettingsStore(host({ storage, language: 'en' })).current.peek().language).toBe('de');
  });

  it('are the same for the next visit', () => {
    const { storage } = host();
    new SettingsStore(host({ storage })).change({ theme: 'dark', unseen: 'hidden' });
    expect(new SettingsStore(host({ storage })).current.peek()).toMatchObject({
      theme: 'dark',
      unseen: 'hidden',
      sound: 'off',
    });
  });

  it('keep how loud sounds are, and nothing louder than all', () => {
    const { storage } = host();
    new SettingsStore(host({ storage })).change({ volume: 30 });
    expect(new SettingsStore(host({ storage })).current.peek().volume).toBe(30);
    storage.setItem(KEY, '{"volume":900}');
    expect(new SettingsStore(host({ storage })).current.peek().volume).toBe(60);
  });

  it.each(['', 'no JSON', 'null', '[1]', '{"theme":"pink","pace":7}'])(
    'fall back where %j was kept, which they do not understand',
    (kept) => {
      const { storage } = host();
      storage.setItem(KEY, kept);
      expect(new SettingsStore(host({ storage })).current.peek()).toMatchObject({
        theme: 'system',
        pace: 'calm',
      });
    },
  );

  it('hold until the page closes in a browser that keeps nothing', () => {
    const deny = (): never => {
      throw new Error('denied');
    };
    const settings = new SettingsStore(host({ storage: { getItem: deny, setItem: deny } }));
    settings.change({ theme: 'contrast' });
    expect(settings.current.peek().theme).toBe('contrast');
  });

  it('are seen on the page at once, until the page closes', () => {
    const root = { dataset: {} as DOMStringMap, lang: '' };
    const settings = new SettingsStore(host({ root }));
    settings.change({ theme: 'dark', motion: 'none', language: 'de' });
    expect(root).toEqual({ dataset: { theme: 'dark', motion: 'none' }, lang: 'de' });
    settings.close();
    settings.change({ theme: 'light' });
    expect(root.dataset['theme']).toBe('dark');
  });

  it('let nothing move where the system asks for stillness, or the player does', () => {
    const still = new SettingsStore(host({ wantsStillness: () => true }));
    const moving = new SettingsStore(host());
    expect([still.mayMove(), moving.mayMove()]).toEqual([false, true]);
    moving.change({ motion: 'none' });
    expect(moving.mayMove()).toBe(false);
  });
});
