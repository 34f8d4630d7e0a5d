/** Agreement with the engine: what is counted, what is compared, and how sure it is. */

import { seededNumbers } from '@lexiko/engine';
import { describe, expect, test } from 'vitest';
import { agreementReport, type ComparedGame, type PlayedTurns } from '../../src/agreement/agreement.ts';

const turns = (best: number, loss = 0): PlayedTurns => ({ turns: 10, best, loss });

/** Games of somebody who finds so many of ten, against others who find so many. */
function games(
  count: number,
  own: (at: number) => number,
  other: (at: number) => number | null,
): ComparedGame[] {
  return Array.from({ length: count }, (_, at) => {
    const found = other(at);
    return { own: turns(own(at), 20), other: found === null ? null : turns(found, 50) };
  });
}

const random = (): (() => number) => {
  const numbers = seededNumbers(7);
  return () => numbers();
};

describe('agreement with the engine', () => {
  test('is the share of turns with its choice and the points given away, over all games', () => {
    const report = agreementReport(
      games(
        8,
        (at) => (at % 2 === 0 ? 4 : 6),
        () => 5,
      ),
      random(),
    );
    expect(report).toMatchObject({ games: 8, turns: 80, own: { best: { value: 0.5 }, loss: { value: 2 } } });
    expect(report?.others).toMatchObject({ games: 8, turns: 80, best: { value: 0.5 }, loss: { value: 5 } });
    expect(report?.difference?.loss.value).toBe(-3);
  });

  test('differs surely where somebody always finds more, and not where they find as much', () => {
    const sure = agreementReport(
      games(
        20,
        (at) => 8 + (at % 2),
        () => 4,
      ),
      random(),
    );
    expect(sure?.difference?.best.low).toBeGreaterThan(0.3);
    const even = agreementReport(
      games(
        20,
        (at) => (at % 2 === 0 ? 3 : 7),
        (at) => (at % 3 === 0 ? 3 : 6),
      ),
      random(),
    );
    expect(even?.difference?.best.low).toBeLessThan(0);
    expect(even?.difference?.best.high).toBeGreaterThan(0);
  });

  test('is known better from more games', () => {
    const width = (count: number): number => {
      const best = agreementReport(
        games(
          count,
          (at) => (at % 2 === 0 ? 3 : 7),
          () => null,
        ),
        random(),
      )?.own.best;
      return (best?.high ?? 0) - (best?.low ?? 0);
    };
    expect(width(100)).toBeLessThan(width(10) / 2);
  });

  test('is not told from few games, nor compared with few opponents', () => {
    expect(
      agreementReport(
        games(
          4,
          () => 5,
          () => 5,
        ),
        random(),
      ),
    ).toBeNull();
    const alone = agreementReport(
      games(
        10,
        () => 5,
        (at) => (at < 4 ? 5 : null),
      ),
      random(),
    );
    expect(alone).toMatchObject({ games: 10, others: null, difference: null });
  });
});
