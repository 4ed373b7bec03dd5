import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createMetrics } from './prometheus.ts';

const read = (file: string) => readFileSync(new URL(`../../../../../docs/operate/${file}`, import.meta.url), 'utf8');

/** Names of figures in a text, without the ends of the series of a histogram. */
function namesIn(text: string): Set<string> {
  const names = text.match(/\b(?:folio|nodejs|process)_[a-z0-9_]*[a-z0-9]\b/g) ?? [];
  return new Set(names.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')));
}

const shown = new Set(
  createMetrics({
    build: { version: '', engine: '' },
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
    queues: async () => [],
    verification: async () => null,
  }).names(),
);
const ours = [...shown].filter((name) => name.startsWith('folio_')).sort();

it.each(['grafana-dashboard.json', 'alerts.yaml', 'metrics.md'])('%s names only figures that exist', (file) => {
  expect([...namesIn(read(file))].filter((name) => !shown.has(name))).toEqual([]);
});

it('the dashboard shows every figure of Folio, and docs/operate/metrics.md explains it', () => {
  expect(ours.filter((name) => !namesIn(read('grafana-dashboard.json')).has(name))).toEqual([]);
  const explained = [...read('metrics.md').matchAll(/^\| `(folio_[a-z_]+)` \|/gm)].map(([, name = '']) => name);
  expect(explained.sort()).toEqual(ours);
});
