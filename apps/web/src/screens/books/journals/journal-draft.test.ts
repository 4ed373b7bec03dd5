import { describe, expect, it } from 'vitest';
import {
  balancingAmount,
  draftFrom,
  emptyJournal,
  emptyLine,
  firstOfNextMonth,
  isBlank,
  type JournalLine,
  journalTotals,
  placeOfPath,
  sentencesOfHead,
  sentencesOfLine,
  withAccount,
  withBalance,
  withLine,
  withNewLine,
  withoutBlankLines,
  withoutLine,
  withTemplate,
} from './journal-draft.ts';

const line = (changes: Partial<JournalLine>): JournalLine => ({ ...emptyLine, ...changes });

describe('totals', () => {
  it.each([
    [
      [{ debit: '100.00' }, { credit: '60.00' }],
      { debit: '100.00', credit: '60.00', difference: '40.00', isBalanced: false },
    ],
    [
      [{ debit: '0.10' }, { debit: '0.20' }, { credit: '0.30' }],
      { debit: '0.30', credit: '0.30', difference: '0.00', isBalanced: true },
    ],
    [[{}, {}], { debit: '0.00', credit: '0.00', difference: '0.00', isBalanced: false }],
    [[{ debit: 'abc' }, { credit: '5.00' }], { debit: '0.00', credit: '5.00', difference: '-5.00', isBalanced: false }],
    [
      [{ debit: '999999999999999.99' }, { credit: '0.01' }],
      { debit: '999999999999999.99', credit: '0.01', difference: '999999999999999.98', isBalanced: false },
    ],
  ])('of %o', (lines, expected) => {
    expect(journalTotals(lines.map(line), 'HKD')).toEqual(expected);
  });
});

describe('the balancing amount', () => {
  const lines = [line({ debit: '100.00' }), line({ credit: '30.00' }), emptyLine];
  it.each([
    [2, { side: 'credit', amount: '70.00' }],
    [1, { side: 'credit', amount: '100.00' }],
    [0, { side: 'debit', amount: '30.00' }],
  ])('of line %i', (index, expected) => {
    expect(balancingAmount(lines, index, 'HKD')).toEqual(expected);
  });
  it('is empty where the others balance', () => {
    expect(balancingAmount([line({ debit: '5.00' }), line({ credit: '5.00' }), emptyLine], 2, 'HKD')).toBeNull();
  });
});

describe('filling what is missing', () => {
  const draft = emptyJournal('2026-03-31');
  const amounts = (lines: readonly JournalLine[]) =>
    withBalance({ ...draft, lines: [...lines] }, 'HKD').lines.map((one) => [one.debit, one.credit]);
  it.each([
    [
      'its last line without an amount',
      [line({ debit: '9.00' }), emptyLine, emptyLine],
      [
        ['9.00', null],
        [null, null],
        [null, '9.00'],
      ],
    ],
    [
      'a new line where all have one',
      [line({ debit: '9.00' }), line({ credit: '4.00' })],
      [
        ['9.00', null],
        [null, '4.00'],
        [null, '5.00'],
      ],
    ],
    [
      'nothing where it balances',
      [line({ debit: '9.00' }), line({ credit: '9.00' })],
      [
        ['9.00', null],
        [null, '9.00'],
      ],
    ],
  ])('takes %s', (_name, lines, expected) => {
    expect(amounts(lines)).toEqual(expected);
  });
});

describe('a line', () => {
  it('keeps a foreign amount only for an account in that currency', () => {
    const before = line({ account_code: '1030', currency: 'USD', rate: '7.8126', foreign_amount: '5.00' });
    expect(withAccount(before, { code: '6100', currency: null }, 'HKD')).toEqual({
      account_code: '6100',
      currency: null,
      foreign_amount: null,
      rate: null,
    });
    expect(withAccount(before, { code: '1031', currency: 'USD' }, 'HKD')).toEqual({ account_code: '1031' });
    expect(withAccount(emptyLine, { code: '1010', currency: 'HKD' }, 'HKD')).toEqual({ account_code: '1010' });
  });
});

describe('the lines', () => {
  const draft = emptyJournal('2026-03-31');
  it('begin with two, and two stay', () => {
    expect(draft.lines).toHaveLength(2);
    expect(withoutLine(draft, 0).lines).toHaveLength(2);
    expect(withoutLine(withNewLine(draft), 0).lines).toHaveLength(2);
  });
  it('without blank ones are what is posted', () => {
    const typed = withLine(withNewLine(draft), 1, { account_code: '6100' });
    const second = withLine(typed, 2, { account_code: '2110' });
    expect(withoutBlankLines(second).lines.map((one) => one.account_code)).toEqual(['6100', '2110']);
    expect(withoutBlankLines(draft).lines).toHaveLength(2);
    expect([isBlank(emptyLine), isBlank(line({ description: ' ' })), isBlank(line({ debit: '1.00' }))]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('dates', () => {
  it.each([
    ['2026-03-31', '2026-04-01'],
    ['2024-02-10', '2024-03-01'],
    ['2025-12-05', '2026-01-01'],
    ['', null],
  ])('after %s the next month begins on %s', (day, first) => {
    expect(firstOfNextMonth(day)).toBe(first);
  });
  it('of a copy are today’s; its reversal comes a month later', () => {
    const source = { ...emptyJournal('2025-01-31'), reverse_on: '2025-02-01', narration: 'Rent accrual' };
    expect(draftFrom(source, '2026-03-31')).toMatchObject({
      date: '2026-03-31',
      reverse_on: '2026-04-01',
      narration: 'Rent accrual',
    });
    expect(draftFrom({ ...source, reverse_on: null, lines: [] }, '2026-03-31')).toMatchObject({
      reverse_on: null,
      lines: [emptyLine, emptyLine],
    });
  });
});

describe('a template', () => {
  const template = {
    ...emptyJournal('2025-01-31'),
    narration: 'Depreciation',
    reverse_on: '2025-02-01',
    lines: [line({ account_code: '6500', debit: '800.00' }), line({ account_code: '1501', credit: '800.00' })],
  };
  it('fills an empty draft, dated as the draft', () => {
    expect(withTemplate(emptyJournal('2026-03-31'), template)).toEqual({
      date: '2026-03-31',
      narration: 'Depreciation',
      reference: '',
      reverse_on: '2026-04-01',
      lines: template.lines,
    });
  });
  it('adds its lines to one that is begun, and keeps what is typed', () => {
    const begun = {
      ...emptyJournal('2026-03-31'),
      narration: 'March',
      lines: [line({ account_code: '6100' }), emptyLine],
    };
    const taken = withTemplate(begun, { ...template, reverse_on: null });
    expect(taken.lines.map((one) => one.account_code)).toEqual(['6100', '6500', '1501']);
    expect([taken.narration, taken.reverse_on]).toEqual(['March', null]);
  });
});

describe('the server’s sentences', () => {
  const errors = {
    'lines.1.account_code': ['Choose an account'],
    'draft.lines.1.debit': ['Enter an amount'],
    'draft.date': ['This period is locked'],
    lines: ['Two lines at least'],
  };
  it('are shown at their line', () => {
    expect(sentencesOfLine(errors, 1)).toEqual(['Choose an account', 'Enter an amount']);
    expect(sentencesOfLine(errors, 0)).toEqual([]);
  });
  it('are shown at their field', () => {
    expect(sentencesOfHead(errors, 'date')).toEqual(['This period is locked']);
    expect(sentencesOfHead(errors, 'lines')).toEqual(['Two lines at least']);
  });
  it.each([
    ['draft.reverse_on', { line: null, field: 'reverse_on' }],
    ['lines.10.foreign_amount', { line: 10, field: 'foreign_amount' }],
    ['lines', { line: null, field: 'lines' }],
  ])('%s', (path, place) => {
    expect(placeOfPath(path)).toEqual(place);
  });
});
