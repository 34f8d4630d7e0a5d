/** Metrics in the format of Prometheus. None of them names a person or a game. */

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly sockets: Gauge;
  readonly commands: Counter<'type' | 'answer'>;
  readonly commandSeconds: Histogram;
  readonly changes: Counter;
  readonly evictions: Counter<'reason'>;
  readonly refusals: Counter<'limit'>;
  readonly controlFrames: Counter<'type'>;
  readonly connections: Gauge;
  readonly commitSeconds: Histogram;
  readonly writes: Counter;
  readonly hintsLost: Counter;
  readonly forgotten: Counter<'what'>;
  readonly reports: Counter;
  readonly alerts: Counter<'result'>;
  readonly errors: Counter;
  readonly computers: ComputerMetrics;
  /** From now on these numbers are told too. */
  watch(measured: Measured): void;
}

/** What is known elsewhere, and asked for when the numbers are. */
export interface Measured {
  unsentBytes(): number;
  openGames(): number;
  heldGames(): number;
}

export interface ComputerMetrics {
  readonly waiting: Gauge;
  readonly oldestSeconds: Gauge;
  readonly thinking: Gauge;
  readonly thoughtSeconds: Histogram<'level'>;
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
    refusals: new Counter({
      name: 'lexiko_limit_refusals_total',
      help: 'What was refused because a limit was reached, by limit.',
      labelNames: ['limit'],
      registers,
    }),
    controlFrames: new Counter({
      name: 'lexiko_control_frames_total',
      help: 'Pings and pongs received, by type.',
      labelNames: ['type'],
      registers,
    }),
    connections: new Gauge({
      name: 'lexiko_connections',
      help: 'Open connections, sockets included.',
      registers,
    }),
    commitSeconds: new Histogram({
      name: 'lexiko_commit_seconds',
      help: 'How long a transaction of the database took; on SQLite of all that were grouped into it.',
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    }),
    writes: new Counter({
      name: 'lexiko_writes_total',
      help: 'Pieces of work that were written, several in one commit on SQLite.',
      registers,
    }),
    hintsLost: new Counter({
      name: 'lexiko_hints_lost_total',
      help: 'Times that hints of other processes may have been lost.',
      registers,
    }),
    forgotten: new Counter({
      name: 'lexiko_forgotten_total',
      help: 'Guests who cannot come back, lobbies and shared studies that nobody came back to and classes of earlier years, deleted.',
      labelNames: ['what'],
      registers,
    }),
    alerts: new Counter({
      name: 'lexiko_alerts_total',
      help: 'Alerts handed to push services, by result.',
      labelNames: ['result'],
      registers,
    }),
    reports: new Counter({ name: 'lexiko_reports_total', help: 'Messages that were reported.', registers }),
    errors: new Counter({ name: 'lexiko_errors_total', help: 'Unexpected errors.', registers }),
    watch({ unsentBytes, openGames, heldGames }) {
      const add = (name: string, help: string, measure: () => number): void => {
        registry.registerMetric(
          new Gauge({
            name,
            help,
            registers: [],
            collect() {
              this.set(measure());
            },
          }),
        );
      };
      add('lexiko_unsent_bytes', 'Bytes for sockets in memory that clients have not read yet.', unsentBytes);
      add('lexiko_open_games', 'Games that somebody follows here.', openGames);
      add('lexiko_held_games', 'Games in memory.', heldGames);
    },
    computers: {
      waiting: new Gauge({
        name: 'lexiko_computer_queue_length',
        help: 'Questions to computers that nobody thinks about yet, of all processes.',
        registers,
      }),
      oldestSeconds: new Gauge({
        name: 'lexiko_computer_queue_age_seconds',
        help: 'For how long the oldest of them has been waiting.',
        registers,
      }),
      thinking: new Gauge({
        name: 'lexiko_computer_thinking',
        help: 'Questions to computers that somebody thinks about, of all processes.',
        registers,
      }),
      thoughtSeconds: new Histogram({
        name: 'lexiko_computer_thought_seconds',
        help: 'How long computers of this process have thought, by level.',
        labelNames: ['level'],
        buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10],
        registers,
      }),
    },
  };
}
