import { type Field, type Reading, readDocument, type Statement, type StatementLine } from '@folio/documents';
import { describe, expect, it } from 'vitest';
import { judge, judgeFailure } from './score.ts';
import type { Truth, TruthLine } from './truth.ts';
import type { Verdict } from './verdict.ts';

const EMPTY = readDocument({ pages: [], attachments: [], ownNames: [], ownNumbers: [] });

function field<T>(value: T, confidence = 1): Field<T> {
  return { value, page: 1, box: null, confidence, origin: 'read' };
}

function scoreOf(verdicts: readonly Verdict[], name: string): string {
  const some = verdicts.filter((one) => one.field === name);
  const sum = (of: (one: Verdict) => number): number => some.reduce((total, one) => total + of(one), 0);
  return `${sum((one) => one.right)}/${sum((one) => one.n)}`;
}

const TRUTH: Truth = {
  id: 'a',
  file: 'f/a.pdf',
  kind: 'invoice',
  total: '120.00',
  tax: null,
  number: 'INV-7',
  items: [
    { name: 'Desk', quantity: '1', amount: '100.00' },
    { name: 'Delivery', amount: '20.00' },
  ],
};

describe('an invoice', () => {
  const reading: Reading = {
    ...EMPTY,
    kind: 'invoice',
    total: field('120.00', 0.97),
    number: field('INV 7', 0.99),
    service: field('20.00'),
    items: [{ name: field('Desk'), quantity: null, price: null, rate: null, amount: field('100.00') }],
  };

  it('scores what is labelled, and only that', () => {
    const verdicts = judge(TRUTH, reading);
    expect(scoreOf(verdicts, 'total')).toBe('1/1');
    expect(scoreOf(verdicts, 'number')).toBe('1/1');
    expect(scoreOf(verdicts, 'dueDate')).toBe('0/0');
  });

  it('takes any value for a null label as wrong', () => {
    expect(scoreOf(judge(TRUTH, reading), 'tax')).toBe('1/1');
    expect(scoreOf(judge(TRUTH, { ...reading, tax: field('5.00') }), 'tax')).toBe('0/1');
  });

  it('lets a charge be an item or a total', () => {
    expect(scoreOf(judge(TRUTH, reading), 'items')).toBe('2/2');
    expect(scoreOf(judge(TRUTH, { ...reading, service: null }), 'items')).toBe('1/2');
  });

  it('counts accepted totals and what the reader was sure of', () => {
    const verdicts = judge(TRUTH, reading);
    expect([scoreOf(verdicts, 'acceptedTotal'), scoreOf(verdicts, 'acceptedTotalPrecision')]).toEqual(['1/1', '1/1']);
    expect(scoreOf(verdicts, 'calibration:number')).toBe('1/1');
    const unsure = judge(TRUTH, { ...reading, total: field('120.00', 0.8) });
    expect([scoreOf(unsure, 'acceptedTotal'), scoreOf(unsure, 'acceptedTotalPrecision')]).toEqual(['0/1', '0/0']);
    const wrong = judge(TRUTH, { ...reading, total: field('12.00', 0.99) });
    expect([scoreOf(wrong, 'acceptedTotal'), scoreOf(wrong, 'acceptedTotalPrecision')]).toEqual(['0/1', '0/1']);
  });

  it('that could not be read scores nothing of all that is labelled', () => {
    const verdicts = judgeFailure(TRUTH, EMPTY, 'corrupt');
    expect(scoreOf(verdicts, 'total')).toBe('0/1');
    expect(scoreOf(verdicts, 'tax')).toBe('0/1');
    expect(scoreOf(verdicts, 'items')).toBe('0/2');
  });
});

const BOX = { x: 0, y: 0, width: 1, height: 1 };
function line(date: string, out: string, balance: string, confidence = 1): StatementLine {
  return {
    date: field(date),
    postDate: null,
    description: field('CHEQUE 412104'),
    reference: null,
    out: field(out),
    in: null,
    balance: field(balance),
    page: 1,
    box: BOX,
    confidence,
  };
}
function wantedLine(date: string, out: string, balance: string): TruthLine {
  return { date, description: 'CHEQUE 412104', out, in: null, balance };
}
function statement(lines: readonly StatementLine[]): Statement {
  return {
    account: field('123-4'),
    currency: field('HKD'),
    periodStart: null,
    periodEnd: null,
    dueDate: null,
    openingBalance: field('100.00'),
    closingBalance: field('80.00'),
    card: false,
    lines,
  };
}
const BANK: Truth = {
  id: 's',
  file: 'f/s.pdf',
  kind: 'bank_statement',
  statements: [
    {
      account: '1234',
      openingBalance: '100.00',
      closingBalance: '80.00',
      lines: [wantedLine('2026-03-01', '5.00', '95.00'), wantedLine('2026-03-02', '15.00', '80.00')],
    },
  ],
};
const PROVES = [{ code: 'statement_balance', holds: true, found: '80.00', expected: '80.00', statement: 0 }] as const;

describe('a statement', () => {
  it('is whole and proved in any order of rows', () => {
    const lines = [line('2026-03-02', '15.00', '80.00'), line('2026-03-01', '5.00', '95.00')];
    const verdicts = judge(BANK, { ...EMPTY, kind: 'bank_statement', statements: [statement(lines)], checks: PROVES });
    expect(
      ['row', 'rowDescription', 'rowF1', 'document', 'proved', 'unflagged'].map((name) => scoreOf(verdicts, name)),
    ).toEqual(['2/2', '2/2', '4/4', '1/1', '1/1', '0/2']);
  });

  it('distinguishes flagged wrong rows from wrong rows without a flag', () => {
    const lines = [line('2026-03-01', '6.00', '95.00'), line('2026-03-02', '15.00', '88.00', 0.4)];
    const verdicts = judge(BANK, { ...EMPTY, kind: 'bank_statement', statements: [statement(lines)], checks: PROVES });
    expect(
      ['row', 'unflagged', 'flagged', 'document', 'proved', 'provedThoughWrong'].map((name) => scoreOf(verdicts, name)),
    ).toEqual(['0/2', '1/2', '1/2', '0/1', '0/1', '1/1']);
  });

  it('counts a row too many against F1 and the document', () => {
    const lines = [
      line('2026-03-01', '5.00', '95.00'),
      line('2026-03-02', '15.00', '80.00'),
      line('2026-03-03', '1.00', '79.00'),
    ];
    const verdicts = judge(BANK, { ...EMPTY, kind: 'bank_statement', statements: [statement(lines)], checks: [] });
    expect(['row', 'rowF1', 'document'].map((name) => scoreOf(verdicts, name))).toEqual(['2/2', '4/5', '0/1']);
  });
});

describe('a label without a list', () => {
  const names = (truth: Truth) => judge(truth, EMPTY).map(({ field: name }) => name);
  const { items: _, ...bare } = TRUTH;

  it.each([
    ['items', bare],
    ['items', { ...TRUTH, items: null }],
    ['statements', { id: 'b', file: 'f/b.pdf', kind: 'bank_statement' }],
    // A malformed label, as another person may write it.
    ['rows', JSON.parse('{"id":"c","file":"f/c.pdf","kind":"bank_statement","statements":[{"account":"1"}]}') as Truth],
  ])('is reported as unlabelled in its %s', (list, truth) => {
    expect(names(truth)).toContain(`unlabelled:${list}`);
    expect(names(truth)).not.toContain('row');
  });
});
