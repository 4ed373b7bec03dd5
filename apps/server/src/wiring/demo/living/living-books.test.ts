import { readFileSync } from 'node:fs';
import { addDays, type Day, parseExampleCompany, replayEvents } from '@folio/ledger';
import { loadExample, statementFromEvents } from '@folio/sample-documents';
import { describe, expect, it } from 'vitest';
import { CLIENTS, clientBooks } from './client-books.ts';
import { livingBooks } from './living-books.ts';

const base = loadExample();
const chart = JSON.parse(readFileSync(new URL('../harbour-lantern.events.json', import.meta.url), 'utf8')) as Record<
  string,
  unknown
>;

/** Days at the edges: the first and last of months and years, a leap day, days before and after a month opens. */
const DAYS: readonly Day[] = [
  '2026-11-26',
  '2026-04-01',
  '2026-04-08',
  '2026-04-09',
  '2026-04-10',
  '2027-03-31',
  '2028-02-29',
  '2027-01-01',
  '2026-12-31',
  '2027-07-08',
  '2027-07-31',
  '2029-09-09',
  '2026-06-30',
  '2030-05-15',
];

describe.each(DAYS)('the demo on %s', (today) => {
  const books = livingBooks(base, today, '03-31');
  const example = parseExampleCompany({ ...chart, events: books.entered, reports: [] });

  it('is the same each time', () => {
    expect(livingBooks(base, today, '03-31')).toEqual(books);
  });

  it('can be posted event by event', () => {
    expect(replayEvents(example).entries.length).toBeGreaterThan(200);
  });

  it('has nothing of a later day', () => {
    const later = books.entered.filter(
      (event) =>
        ('date' in event && String(event.date) > today) ||
        ('issueDate' in event && event.type !== 'opening_document' && String(event.issueDate) > today),
    );
    expect(later).toEqual([]);
  });

  it('never overdraws an account, and each statement begins where the one before ended', () => {
    for (const account of ['1010', '1020', '1030', '1040']) {
      const whole = statementFromEvents(books.example, { account, from: '2000-01-01', to: today, layout: 'harbour' });
      let minor = BigInt(whole.openingBalance.replace('.', ''));
      for (const line of whole.lines) {
        minor += BigInt((line.in ?? '0').replace('.', '')) - BigInt((line.out ?? '0').replace('.', ''));
        expect(minor >= 0n, `${account} ${line.date} ${line.description}: ${minor}`).toBe(true);
      }
    }
  });

  it('leaves the open month to reconcile and documents to review', () => {
    expect(books.bills).toHaveLength(4);
    expect(books.open.from <= addDays(today, -1)).toBe(true);
    const open = books.statements.filter(({ reconciled }) => !reconciled);
    const lines = open.flatMap((choice) => statementFromEvents(books.example, choice).lines);
    expect(lines.length).toBeGreaterThanOrEqual(6);
  });
});

describe.each(CLIENTS)('the books of $name', (client) => {
  it.each(DAYS)('can be posted on %s', (today) => {
    const contacts = [
      { id: 'C01', ...client.customer },
      { id: 'S01', ...client.supplier },
    ];
    const example = parseExampleCompany({ ...chart, contacts, events: clientBooks(client, today), reports: [] });
    expect(replayEvents(example).entries.length > 0).toBe(client.monthlySale > 0);
  });
});
