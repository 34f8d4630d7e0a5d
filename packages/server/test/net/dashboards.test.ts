/** The dashboard and the alerts in `deploy/` ask for numbers that a server tells. */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeMetrics } from '../../src/net/metrics.ts';
import { countHints } from '../../src/net/traffic-metrics.ts';

const DEPLOY = new URL('../../../../deploy/', import.meta.url);
const OPERATIONS = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');

const known = new Set<string>();
const own = new Set<string>();

beforeAll(async () => {
  const metrics = makeMetrics();
  countHints(metrics.registry, { sent: 0, received: 0, lost: 0 });
  metrics.watch({ unsentBytes: () => 0, openGames: () => 0, heldGames: () => 0 });
  for (const { name, type } of await metrics.registry.getMetricsAsJSON()) {
    if (name.startsWith('lexiko_')) own.add(name);
    const isHistogram = String(type) === 'histogram';
    for (const ending of isHistogram ? ['_bucket', '_sum', '_count'] : ['']) known.add(`${name}${ending}`);
  }
});

function metricsIn(expression: string): readonly string[] {
  return expression.match(/\b(?:lexiko|nodejs|process)_[a-z0-9_]+/g) ?? [];
}

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

describe('The dashboard', () => {
  const { panels } = JSON.parse(readFileSync(new URL('grafana-dashboard.json', DEPLOY), 'utf8')) as {
    readonly panels: readonly Panel[];
  };

  test('shows only numbers that a server tells', () => {
    for (const { type, title, targets = [] } of panels) {
      if (type === 'row') continue;
      expect(targets.length, title).toBeGreaterThan(0);
      for (const { expr } of targets) {
        expect(metricsIn(expr).length, expr).toBeGreaterThan(0);
        for (const name of metricsIn(expr)) expect(known, `${title}: ${name}`).toContain(name);
      }
    }
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  test('shows every number of our own', () => {
    const shown = new Set(
      panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => metricsIn(expr))),
    );
    for (const name of own)
      expect(
        [name, `${name}_bucket`, `${name}_count`].some((one) => shown.has(one)),
        name,
      ).toBe(true);
  });
});

describe('The alerts', () => {
  const text = readFileSync(new URL('prometheus-alerts.yml', DEPLOY), 'utf8');
  const rules = text.split(/^ {6}- alert: /m).slice(1);

  test('are rules of the form that Prometheus reads', () => {
    expect(text.split(/^ {6}- alert: /m)[0]).toMatch(/^(?:#.*\n)*groups:\n {2}- name: lexiko\n {4}rules:\n$/);
    for (const rule of rules)
      expect(rule).toMatch(
        /^[A-Za-z]+\n {8}expr: '[^'\n]+'\n {8}for: \d+m\n {8}labels: \{ severity: (?:page|warn) \}\n {8}annotations: \{ summary: '[^'\n]+' \}\n$/,
      );
    expect(rules.length).toBeGreaterThan(5);
  });

  test('watch only numbers that a server tells', () => {
    for (const rule of rules) {
      const expression = /expr: '([^']+)'/.exec(rule)?.[1] ?? '';
      expect(metricsIn(expression).length, rule).toBeGreaterThan(0);
      for (const name of metricsIn(expression)) expect(known, rule).toContain(name);
    }
  });
});

test('docs/operations.md describes every number of our own, and every alert', () => {
  for (const name of own) expect(OPERATIONS, name).toContain(`\`${name}\``);
  const alerts = readFileSync(new URL('prometheus-alerts.yml', DEPLOY), 'utf8').matchAll(/alert: (\w+)/g);
  for (const [, alert = ''] of alerts) expect(OPERATIONS, alert).toContain(`\`${alert}\``);
});
