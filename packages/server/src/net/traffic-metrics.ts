/** Counts hints between processes, as the bus knows them. */

import { Counter, type Registry } from 'prom-client';
import type { Traffic } from '../bus/bus.ts';

export function countHints(registry: Registry, traffic: Readonly<Traffic>): void {
  const counted: Traffic = { sent: 0, received: 0, lost: 0 };
  const hints = new Counter({
    name: 'lexiko_hints_total',
    help: 'Hints between processes: sent, received, and lost before they were sent.',
    labelNames: ['way'],
    registers: [],
    collect() {
      for (const way of ['sent', 'received', 'lost'] as const) {
        this.inc({ way }, traffic[way] - counted[way]);
        counted[way] = traffic[way];
      }
    },
  });
  registry.registerMetric(hints);
}
