import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chartOf, DEFAULT_CHART } from '../accounts/index.ts';
import {
  checkEntry,
  hashEntry,
  type JournalDraft,
  type JournalEntry,
  type JournalLineDraft,
  journalNumberOf,
  reverse,
} from './index.ts';

const CHART = chartOf(DEFAULT_CHART.map((account) => ({ ...account, active: account.code !== '6690' })));

function line(
  accountCode: string,
  debitMinor: bigint,
  creditMinor: bigint,
  changes: Partial<JournalLineDraft> = {},
): JournalLineDraft {
  return {
    accountCode,
    debitMinor,
    creditMinor,
    currency: 'HKD',
    foreignAmountMinor: null,
    rate: null,
    contactId: null,
    documentRef: null,
    taxCode: null,
    description: '',
    ...changes,
  };
}

function draft(lines: JournalLineDraft[], changes: Partial<JournalDraft> = {}): JournalDraft {
  const head = { date: '2026-04-01', kind: 'manual_journal', sourceType: 'manual_journal' } as const;
  return { ...head, sourceRef: 'MJ-1', number: 'MJ-1', narration: 'Words', lines, ...changes };
}

const tagged = { contactId: 'C1', documentRef: 'INV-1' };
const INVOICE = { kind: 'sales_invoice', sourceType: 'sales_invoice' } as const;

describe('the check of an entry', () => {
  const cases: [string, JournalDraft, string[]][] = [
    ['balanced in an open period', draft([line('6500', 5n, 0n), line('1501', 0n, 5n)]), []],
    ['unbalanced', draft([line('6500', 5n, 0n), line('1501', 0n, 4n)]), ['unbalanced']],
    ['without lines', draft([]), ['empty']],
    ['on both sides', draft([line('6500', 5n, 5n)]), ['both_sides']],
    ['with a nil line', draft([line('6500', 0n, 0n)]), ['nil_line']],
    ['negative', draft([line('6500', -5n, 0n), line('1501', 0n, -5n)]), ['negative', 'negative']],
    ['on an unknown account', draft([line('9999', 5n, 0n), line('1501', 0n, 5n)]), ['unknown_account']],
    ['on an inactive account', draft([line('6690', 5n, 0n), line('1501', 0n, 5n)]), ['inactive_account']],
    [
      'taking back one on an account inactive since',
      draft([line('6690', 5n, 0n), line('1501', 0n, 5n)], { kind: 'void' }),
      [],
    ],
    ['on the computed profit', draft([line('3200', 5n, 0n), line('1501', 0n, 5n)]), ['presentation_only_account']],
    ['on the overdraft line', draft([line('2220', 5n, 0n), line('1501', 0n, 5n)]), ['presentation_only_account']],
    [
      'on receivables by hand',
      draft([line('1100', 5n, 0n, tagged), line('1501', 0n, 5n)]),
      ['control_account_by_hand'],
    ],
    ['on receivables by a document', draft([line('1100', 5n, 0n, tagged), line('4000', 0n, 5n)], INVOICE), []],
    [
      'on payables without a document',
      draft([line('2100', 5n, 0n, { contactId: 'C1' }), line('4000', 0n, 5n)], INVOICE),
      ['control_line_without_document'],
    ],
    [
      'on the last locked day',
      draft([line('6500', 5n, 0n), line('1501', 0n, 5n)], { date: '2026-03-31' }),
      ['locked_period'],
    ],
    [
      'on a day that does not exist',
      draft([line('6500', 5n, 0n), line('1501', 0n, 5n)], { date: '2026-04-31' }),
      ['bad_day'],
    ],
  ];
  it.each(cases)('%s', (_, entry, codes) => {
    const faults = checkEntry(entry, { chart: CHART, lockedThrough: '2026-03-31' });
    expect(faults.map((fault) => fault.code)).toEqual(codes);
  });

  it('locks nothing without a lock', () => {
    const entry = draft([line('6500', 5n, 0n), line('1501', 0n, 5n)], { date: '1999-01-01' });
    expect(checkEntry(entry, { chart: CHART, lockedThrough: null })).toEqual([]);
  });
});

describe('a reversal', () => {
  it('swaps sides, keeps tags and source, and reversed again is the original', () => {
    const entry = draft([
      line('1030', 785n, 0n, { currency: 'USD', foreignAmountMinor: 100n }),
      line('1100', 0n, 785n, tagged),
    ]);
    const back = reverse(entry, '2026-05-01', 'void', { number: 'VOID-MJ-1', narration: 'Void' });
    expect(back).toMatchObject({ date: '2026-05-01', kind: 'void', sourceRef: 'MJ-1', number: 'VOID-MJ-1' });
    expect(back.lines[0]).toMatchObject({ debitMinor: 0n, creditMinor: 785n, foreignAmountMinor: -100n });
    expect(back.lines[1]).toMatchObject({
      debitMinor: 785n,
      creditMinor: 0n,
      documentRef: 'INV-1',
      foreignAmountMinor: null,
    });
    expect(reverse(back, entry.date, entry.kind, entry)).toEqual(entry);
  });
});

describe('the hash chain', () => {
  const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
  const entry: JournalEntry = {
    ...draft([line('6500', 5n, 0n), line('1501', 0n, 5n)]),
    journalNumber: journalNumberOf(1),
  };

  it('is the same for the same words and differs for any change', () => {
    const hash = hashEntry('', entry, sha256);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashEntry('', structuredClone(entry), sha256)).toBe(hash);
    const [first, second] = entry.lines;
    const changed: JournalEntry[] = [
      { ...entry, date: '2026-04-02' },
      { ...entry, narration: 'Words ' },
      { ...entry, journalNumber: 'J0002' },
      { ...entry, lines: [second, first].flatMap((each) => each ?? []) },
      { ...entry, lines: entry.lines.map((each) => ({ ...each, taxCode: '' })) },
      { ...entry, lines: entry.lines.map((each) => ({ ...each, foreignAmountMinor: 0n })) },
    ];
    for (const other of changed) expect(hashEntry('', other, sha256)).not.toBe(hash);
    expect(hashEntry(hash, entry, sha256)).not.toBe(hash);
  });

  it('numbers grow past four digits', () => {
    expect([1, 101, 10_000].map(journalNumberOf)).toEqual(['J0001', 'J0101', 'J10000']);
  });
});
