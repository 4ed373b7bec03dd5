import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../../test/engines.ts';
import { type Lantern, openLantern } from '../../../../../test/lantern.ts';
import { reportJson } from './sheet-json.ts';

const row = (value: string) => ({ key: value, cells: [{ value }, { value: null }] });

describe('the answer of a report as JSON', () => {
  it.each([
    ['rows between other parts', { title: '1–30', rows: [row('租'), row('"'), row('\ud83d')], notes: ['x'] }],
    ['rows first, and a part that is not there', { rows: [row('a')], basis: undefined, from: null }],
    ['no rows', { title: '', rows: [], notes: [] }],
    ['as many rows as are written at a time, and more', { rows: Array.from({ length: 20 }, (_, n) => row(`${n}`)) }],
    ['', { rows: Array.from({ length: 23 }, (_, n) => row(`${n}`)) }],
  ])('%s: the same as JSON.stringify', (_, data) => {
    const envelope = { code: 0, data, meta: { page: 1 } };
    expect(reportJson(envelope).toString()).toBe(JSON.stringify(envelope));
  });
});

describe.each(engines)('the answers of reports, on %s', (engine) => {
  let lantern: Lantern;
  beforeAll(async () => {
    lantern = await openLantern(engine);
  });
  afterAll(() => lantern?.database.close());

  const year = { from: '2025-04-01', to: '2026-03-31' };
  it.each([
    ['aged-receivable', { as_at: '2026-03-31', columns: 'type,reference,unapplied,percent', currency: 'document' }],
    ['general-ledger', { ...year, columns: 'counter_account,foreign_amount' }],
    ['profit-loss', { ...year, by: 'month', compare: 'previous_year' }],
  ] as const)('%s: the same as JSON.stringify', async (name, query) => {
    for (const language of ['en-US', 'zh-Hant'] as const) {
      const { sheet, meta } = await lantern.sheet(name, query, language);
      const envelope = { code: 0, data: sheet, meta };
      expect(reportJson(envelope).toString()).toBe(JSON.stringify(envelope));
    }
  });
});
