import type { StatementDraft, StatementLineDraft } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { identityOf } from '../../../../../components/table/row-identity.ts';
import { emptyLine, emptyStatement, proofOf } from '../statement/statement-arithmetic.ts';
import {
  addBelow,
  changeRow,
  mergeBelow,
  mergeWithBefore,
  putRows,
  removeRow,
  splitAccount,
  splitRow,
  swapRow,
  undone,
} from './row-edits.ts';
import { isAmong, RowPaths } from './row-paths.ts';

const line = (changes: Partial<StatementLineDraft>): StatementLineDraft => ({ ...emptyLine, ...changes });
const statement = (...lines: StatementLineDraft[]): StatementDraft => ({
  ...emptyStatement('HKD'),
  opening_balance: '100.00',
  closing_balance: '85.00',
  lines,
});
const two = () =>
  statement(
    line({ date: '2026-05-01', description: 'Rent\nOffice', spent: '20.00', balance: '80.00' }),
    line({ date: '2026-05-02', description: 'Sale', received: '5.00', balance: '85.00' }),
  );

describe('rows', () => {
  it('are put in below one, on its day', () => {
    expect(addBelow(two(), 0).lines.map(({ date }) => date)).toEqual(['2026-05-01', '2026-05-01', '2026-05-02']);
  });
  it('are split at the first line end; the balance follows the second', () => {
    const [upper, lower] = splitRow(two(), 0).lines;
    expect(upper).toMatchObject({ description: 'Rent', spent: '20.00', balance: null });
    expect(lower).toMatchObject({ description: 'Office', date: '2026-05-01', spent: null, balance: '80.00' });
  });
  it('are joined: words below each other, the sum of the amounts, the later balance', () => {
    const joined = mergeBelow(two(), 0);
    expect(joined.lines).toEqual([
      line({
        date: '2026-05-01',
        description: 'Rent\nOffice\nSale',
        spent: '15.00',
        balance: '85.00',
      }),
    ]);
    expect(proofOf(joined)?.isProved).toBe(true);
    expect(mergeBelow(two(), 1).lines).toHaveLength(2);
  });
  it('change sides one by one', () => {
    expect(swapRow(two(), 0).lines[0]).toMatchObject({ spent: null, received: '20.00' });
  });
  it('take the place of an empty one', () => {
    const empty = emptyStatement('HKD');
    expect(putRows(empty, 0, two().lines).lines).toEqual(two().lines);
    expect(putRows(two(), 0, [line({ description: 'new' })]).lines.map(({ description }) => description)).toEqual([
      'Rent\nOffice',
      'new',
      'Sale',
    ]);
  });
});

describe('accounts', () => {
  it('are split at a row and joined again', () => {
    const split = splitAccount([two()], 0, 1);
    expect(
      split.map(({ lines, opening_balance, closing_balance }) => [lines.length, opening_balance, closing_balance]),
    ).toEqual([
      [1, '100.00', '80.00'],
      [1, null, '85.00'],
    ]);
    expect(mergeWithBefore(split, 1)).toEqual([two()]);
    expect(splitAccount([two()], 0, 0)).toHaveLength(1);
  });
});

describe('the names of rows on the form', () => {
  it('are those they were read at, whatever is put in before them', () => {
    const read = two();
    const draft = { kind: 'bank_statement' as const, invoice: null, statements: [read] };
    const paths = new RowPaths(draft);
    const after = changeRow(addBelow(read, -1), 1, { description: 'changed' });
    const [added, first] = after.lines;
    if (added === undefined || first === undefined) throw new Error('no rows');
    expect(paths.ofRow(first, after)).toBe('statements.0.lines.0');
    expect(paths.ofRow(added, after)).toBe(`statements.0.lines.new-${identityOf(added)}`);
    const now = { ...draft, statements: [after] };
    expect(paths.onForm('statements.0.lines.1.balance', now)).toBe('statements.0.lines.0.balance');
    expect(paths.onForm('statements.0.closing_balance', now)).toBe('statements.0.closing_balance');
    const gone = { ...draft, statements: [{ ...after, lines: [added] }] };
    const isThere = isAmong(new Set(paths.namesOf(now)));
    expect(isAmong(new Set(paths.namesOf(gone)))('statements.0.lines.0.balance')).toBe(false);
    expect(isThere('statements.0.lines.0.balance')).toBe(true);
    expect(isThere('statements.3.currency')).toBe(false);
    expect(isThere('invoice.total')).toBe(true);
  });
});

describe('undoing a tool', () => {
  const three = () => statement(...['a', 'b', 'c'].map((description) => line({ description, spent: '1.00' })));
  const words = ({ lines }: StatementDraft) => lines.map(({ description, spent }) => `${description} ${spent}`);

  it.each([
    ['a removal', removeRow, 'typed', ['a typed', 'b 1.00', 'c 1.00']],
    ['a join', mergeBelow, 'typed', ['a 1.00', 'b 1.00', 'c 1.00']],
  ] as const)('%s keeps what was typed into the rows it did not change', (_, tool, spent, expected) => {
    const before = three();
    const after = tool(before, tool === removeRow ? 1 : 0);
    expect(words(undone(changeRow(after, 0, { spent }), after, before))).toEqual(expected);
    const below = changeRow(after, 1, { spent });
    expect(words(undone(below, after, before))).toEqual(['a 1.00', 'b 1.00', `c ${spent}`]);
  });

  it('brings the rows back exactly if nothing was typed since', () => {
    const before = three();
    for (const row of [0, 1, 2]) {
      const after = removeRow(before, row);
      expect(undone(after, after, before).lines).toEqual(before.lines);
    }
  });

  it('does nothing once rows were added or removed since', () => {
    const before = three();
    const after = removeRow(before, 1);
    const now = addBelow(after, 0);
    expect(undone(now, after, before)).toBe(now);
  });
});
