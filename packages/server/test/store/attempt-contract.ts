/** What every store must count of attempts at passwords and codes. Part of the contract of stores. */

import { describe, expect, test } from 'vitest';
import { ATTEMPTS_MS } from '../../src/people/person.ts';
import type { ServerStore } from '../../src/store/server-store.ts';

let made = 0;

export function attemptContract(storeOf: () => ServerStore): void {
  describe('keeps attempts', () => {
    test('counts what was tried, also when it is tried many times at once', async () => {
      const { attempts } = storeOf();
      const rate = { burst: 3, perSecond: 0.5 };
      const key = `attempt${++made}`;
      const tries = async (count: number, atMs: number): Promise<number> => {
        const all = Array.from({ length: count }, () => attempts.mayTry(key, rate, atMs));
        return (await Promise.all(all)).filter((may) => may).length;
      };
      expect(await tries(8, 10_000)).toBe(3);
      expect(await tries(2, 11_999)).toBe(0);
      expect(await tries(2, 12_000)).toBe(1);
      expect(await tries(2, 9000)).toBe(0);
      expect(await tries(8, 90_000)).toBe(3);
      await attempts.forgetExpired(90_000 + 2 * 60 * 60 * 1000);
      expect(await tries(8, 90_000)).toBe(3);
    });

    test('counts failures beyond the last that is left, up to a limit, and looks without counting', async () => {
      const { attempts } = storeOf();
      const rate = { burst: 3, perSecond: 0.5 };
      const keyHash = `failure${++made}`;
      const left = async (atMs: number): Promise<readonly number[]> =>
        attempts.failuresLeft(
          [
            { keyHash, rate },
            { keyHash: 'never', rate },
          ],
          atMs,
        );
      expect(await left(10_000)).toEqual([3, 3]);
      await Promise.all(Array.from({ length: 5 }, () => attempts.countFailure(keyHash, rate, 10_000)));
      expect(await left(10_000)).toEqual([-2, 3]);
      await Promise.all(Array.from({ length: 20 }, () => attempts.countFailure(keyHash, rate, 10_000)));
      expect(await left(10_000)).toEqual([-3, 3]);
      expect(await left(18_000)).toEqual([1, 3]);
      expect(await left(100_000)).toEqual([3, 3]);
    });

    test('lets tries come after waits that grow, one of many at once, until all is forgotten', async () => {
      const { attempts } = storeOf();
      const patience = { free: 2, firstMs: 1000, longestMs: 5000 };
      const key = `wait${++made}`;
      const tries = async (count: number, atMs: number): Promise<number> => {
        const all = Array.from({ length: count }, () => attempts.mayTryAgain(key, patience, atMs));
        return (await Promise.all(all)).filter((may) => may).length;
      };
      expect(await tries(8, 10_000)).toBe(2);
      expect(await tries(8, 10_999)).toBe(0);
      expect(await tries(8, 11_000)).toBe(1);
      expect(await tries(8, 12_999)).toBe(0);
      expect(await tries(8, 13_000)).toBe(1);
      expect(await tries(8, 17_000)).toBe(1);
      expect(await tries(8, 21_999)).toBe(0);
      expect(await tries(8, 22_000)).toBe(1);
      for (let atMs = 30_000; atMs < 600_000; atMs += 5000) expect(await tries(1, atMs)).toBe(1);
      await attempts.forget(key);
      expect(await tries(8, 600_000)).toBe(2);
      const laterMs = 600_001 + ATTEMPTS_MS;
      expect(await tries(8, laterMs)).toBe(2);
    });
  });
}
