/** The log: one JSON object a line, on standard error. Neither names of games, which are keys, nor tiles go into it. */

import { destination, pino, type Logger } from 'pino';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export function makeLog(level: LogLevel): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      // Errors of databases carry the values of the row that failed.
      serializers: {
        err: (error: unknown) =>
          error instanceof Error
            ? { type: error.name, message: error.message, stack: error.stack }
            : { message: String(error) },
      },
    },
    destination(2),
  );
}
