/** What the server counts about itself, in the format of Prometheus. Nothing in it tells about a person or a game. */

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly sockets: Gauge;
  readonly commands: Counter<'type' | 'answer'>;
  readonly commandSeconds: Histogram;
  readonly changes: Counter;
  readonly evictions: Counter<'reason'>;
  readonly reports: Counter;
  readonly errors: Counter;
}

export function makeMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    sockets: new Gauge({ name: 'lexiko_sockets', help: 'Open sockets.', registers }),
    commands: new Counter({
      name: 'lexiko_commands_total',
      help: 'Commands by type and answer.',
      labelNames: ['type', 'answer'],
      registers,
    }),
    commandSeconds: new Histogram({
      name: 'lexiko_command_seconds',
      help: 'From the arrival of a command to its answer.',
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    }),
    changes: new Counter({ name: 'lexiko_changes_total', help: 'Changes of games kept.', registers }),
    evictions: new Counter({
      name: 'lexiko_evictions_total',
      help: 'Sockets that the server ended, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    reports: new Counter({ name: 'lexiko_reports_total', help: 'Messages that were reported.', registers }),
    errors: new Counter({ name: 'lexiko_errors_total', help: 'Unexpected errors.', registers }),
  };
}
