import type { SheetRow } from '@folio/contract';
import { agedDocumentsFrom, buildAged, type DocumentDates } from '@folio/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../../test/engines.ts';
import { cellOf, type Lantern, openLantern } from '../../../../../test/lantern.ts';
import { inCompany } from '../../../../platform/database/transaction.ts';
import { readEntriesAfter } from '../../../books/ledger/entries/entry-store.ts';
import { openReport } from '../index.ts';
import { readAged } from './read.ts';

const caller = { now: new Date('2026-04-30T04:00:00Z'), language: 'en-US' as const };
const DAYS = [
  '2025-03-30',
  '2025-03-31',
  '2025-06-09',
  '2025-07-15',
  '2025-08-21',
  '2025-11-12',
  '2025-11-13',
  '2025-12-31',
  '2026-03-31',
  '2026-04-01',
  '2026-04-22',
  '2026-12-31',
];

describe.each(engines)('aged reports on %s', (engine) => {
  let lantern: Lantern;
  beforeAll(async () => {
    lantern = await openLantern(engine);
  });
  afterAll(() => lantern?.database.close());

  /** Document by document what the pure report finds in the entries themselves. */
  it.each(['receivable', 'payable'] as const)('finds open at any date what all entries say: %s', async (side) => {
    const posted = await lantern.read((tx) => readEntriesAfter(tx, 0n, 1000));
    await lantern.read(async (tx) => {
      const rows = await tx.queries.selectFrom('invoice').select(['id', 'issue_date', 'due_date']).execute();
      const dates = new Map<string, DocumentDates>(
        rows.flatMap((row) =>
          row.issue_date === null ? [] : [[row.id, { issueDate: row.issue_date, dueDate: row.due_date }]],
        ),
      );
      for (const asAt of DAYS)
        for (const knownNumber of [null, 40, 80, 101]) {
          const last = knownNumber === null ? undefined : posted[knownNumber - 1];
          const asked = { side, asAt, ageBy: 'due_date' as const };
          const context = await openReport(tx, caller, { names: 'one' });
          const known = last === undefined ? null : { number: last.number, month: '2026-04-01', first: 1n, last: 101n };
          const report = await readAged({ ...context, known }, asked);
          const entries = posted.slice(0, knownNumber ?? undefined).map(({ entry }) => entry);
          const inputs = agedDocumentsFrom(entries, dates, new Map(), { side, asAt, chart: context.chart });
          const expected = buildAged(asked, inputs, context.chart);
          const open = (of: typeof report | typeof expected) =>
            of.contacts
              .flatMap((contact) => contact.documents)
              .map(({ item, days, openMinor, openBaseMinor }) => [item.ref, days, openMinor, openBaseMinor])
              .sort();
          expect([asAt, knownNumber, open(report)]).toEqual([asAt, knownNumber, open(expected)]);
          expect(report.totals).toEqual(expected.totals);
          expect(report.control?.differenceMinor).toBe(0n);
        }
    });
  });

  it('shows contacts that unfold to documents, and ties to the control account', async () => {
    const { sheet } = await lantern.sheet('aged-receivable', { as_at: '2025-11-13', columns: 'unapplied,percent' });
    expect(sheet.columns.map((column) => column.label)).toEqual([
      'Contact',
      'Date',
      'Due date',
      'Days overdue',
      'Currency',
      'Open (document currency)',
      'Current',
      '1–30 days',
      '31–60 days',
      '61–90 days',
      'Over 90 days',
      'Unapplied credit',
      'Total',
      '% of total',
    ]);
    const [aurora] = sheet.rows;
    expect(aurora?.details?.[0]?.cells.map((cell) => cell.value)).toEqual(
      ['RCT-0007', '2025-07-15', '2025-07-15', null, 'HKD', '-800.00', '-800.00'].concat([
        null,
        null,
        null,
        null,
        '-800.00',
        '-800.00',
        null,
      ] as never[]),
    );
    expect(cellOf(sheet, 'total', 'total')).toBe('108692.03');
    expect(sheet.checks).toEqual([
      { code: 'receivables_agree', label: 'Receivables = open invoices', holds: true, difference: '0.00' },
      { code: 'settled_nil', label: 'Settled documents have no balance', holds: true, difference: '0.00' },
    ]);
  });

  it('takes other periods, other days to count from, one contact, and each currency', async () => {
    const { sheet } = await lantern.sheet('aged-payable', {
      as_at: '2026-03-31',
      age_by: 'invoice_date',
      period_days: '15',
      period_count: '3',
      currency: 'document',
    });
    expect(sheet.columns.map((column) => column.label)).toContain('0–15 days');
    expect(sheet.columns.map((column) => column.label)).toContain('Over 30 days');
    expect(cellOf(sheet, 'currency.CNY', 'open_foreign')).toBe('93300.00');
    const first = sheet.rows[0];
    const one = await lantern.sheet('aged-payable', { as_at: '2026-03-31', contact: first?.key ?? '' });
    expect(one.sheet.rows).toHaveLength(2);
    expect(one.sheet.checks).toEqual([]);
  });

  it('shows a change of a contact and of a document at once, though nothing was posted', async () => {
    const query = { as_at: '2026-03-31', columns: 'reference' };
    const rows = async () => (await lantern.sheet('aged-receivable', query)).sheet.rows;
    const before = await rows();
    expect(await rows()).toEqual(before);
    const isInvoice = ({ cells: [number] }: SheetRow) => number?.drill !== undefined && 'invoice' in number.drill;
    const contact = before.find(({ details = [] }) => details.some(isInvoice));
    const invoice = contact?.details?.find(isInvoice);
    const change = (name: string, reference: string | null) =>
      inCompany(lantern.database, lantern.companyId, async (tx) => {
        await tx.queries
          .updateTable('contact')
          .set({ name })
          .where('id', '=', contact?.key ?? '')
          .execute();
        await tx.queries
          .updateTable('invoice')
          .set({ reference })
          .where('id', '=', invoice?.key ?? '')
          .execute();
      });
    await change('=A new name, with "signs"', 'PO 7, 8');
    const changed = (await rows()).find(({ key }) => key === contact?.key);
    expect(changed?.cells[0]?.value).toBe('=A new name, with "signs"');
    expect(changed?.details?.find(({ key }) => key === invoice?.key)?.cells[1]?.value).toBe('PO 7, 8');
    await change(contact?.cells[0]?.value ?? '', invoice?.cells[1]?.value ?? null);
    expect(await rows()).toEqual(before);
  });

  it('says so when nothing is open', async () => {
    const { sheet } = await lantern.sheet('aged-payable', { as_at: '2024-12-31' }, 'zh-Hant');
    expect(sheet).toMatchObject({ empty: true, notes: ['此期間沒有資料'] });
  });
});
