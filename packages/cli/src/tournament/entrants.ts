/** Who plays in a tournament: levels by name, and personalities of one's own as levels with some numbers changed. */

import { LEVELS, PERSONALITIES, type Level, type Personality } from '@lexiko/engine';
import { UsageError } from '../command.ts';

/** `hard`, or `hard:leave=0.5:defence=2`. Throws a `UsageError` if there is no such level or number. */
export function parseEntrant(text: string): Personality {
  const [name = '', ...changes] = text.trim().split(':');
  const level = LEVELS.find((one): one is Level => one === name.toLowerCase());
  if (level === undefined)
    throw new UsageError(({ terminalSetup }) => terminalSetup.noComputer(name, LEVELS));
  let personality: Personality = PERSONALITIES[level];
  for (const change of changes) personality = changed(personality, change);
  return changes.length === 0 ? personality : { ...personality, name: text.trim() };
}

/** Everything of a personality that is a plain number, and those of its sight. */
function changed(personality: Personality, change: string): Personality {
  const [key = '', value = ''] = change.split('=');
  const number = Number(value);
  if (value === '' || !Number.isFinite(number))
    throw new UsageError(({ computerGames }) => computerGames.tournament.notANumber(change));
  const within: Readonly<Record<string, unknown>> = { ...personality };
  const sight: Readonly<Record<string, unknown>> = { ...personality.sight };
  if (typeof within[key] === 'number') return { ...personality, [key]: number };
  if (typeof sight[key] === 'number')
    return { ...personality, sight: { ...personality.sight, [key]: number } };
  throw new UsageError(({ computerGames }) => computerGames.tournament.noNumber(key));
}
