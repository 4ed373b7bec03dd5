import type { DocumentDraft } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { testDraft, testItem } from '../../../../../test/books.ts';
import { line, statement } from '../../../../../test/desks/bank-desk.ts';
import { changesOf, takeChanges } from './reread-changes.ts';

const bill = (
  over: Parameters<typeof testDraft>[0] = {},
  kind: DocumentDraft['kind'] = 'purchase_bill',
): DocumentDraft => ({
  kind,
  invoice: testDraft(over),
  statements: null,
});
const statements = (...lines: Parameters<typeof statement>[0]): DocumentDraft => ({
  kind: 'bank_statement',
  invoice: null,
  statements: [statement(lines)],
});

describe('what a newer reading would change', () => {
  it('is nothing where it says the same, and nothing of what a person decides', () => {
    const decided = { contact_id: '11111111-1111-4111-8111-111111111111', rate: '7.8', paid_from: '1010' };
    const items = [testItem({ account_code: '6690' })];
    expect(changesOf(bill({ ...decided, items }), bill())).toEqual([]);
  });

  it('is reported by field path, without empty texts', () => {
    const changes = changesOf(
      bill({ number: '', items: [testItem({ rate: '5' })] }),
      bill({ number: 'INV-1', due_date: null, items: [testItem({ rate: null })] }),
    );
    expect(changes).toEqual([
      { path: 'invoice.number', before: null, after: 'INV-1' },
      { path: 'invoice.due_date', before: '2026-04-20', after: null },
      { path: 'invoice.items.0.rate', before: '5', after: null },
    ]);
  });

  it('is the number of rows where it differs', () => {
    const before = statements(line('2026-04-01', 'A', 1));
    const after = statements(line('2026-04-01', 'A', 1), line('2026-04-02', 'B', -2));
    expect(changesOf(before, after)).toEqual([{ path: 'statements.0.lines', before: '1', after: '2' }]);
    expect(takeChanges(before, after, null)).toEqual(after);
  });

  it('is the kind alone where the paper is something else', () => {
    const changes = changesOf(bill(), statements());
    expect(changes).toEqual([{ path: 'kind', before: 'purchase_bill', after: 'bank_statement' }]);
    expect(takeChanges(bill(), statements(), ['kind'])).toEqual(statements());
  });

  it('is taken field by field, or all', () => {
    const before = bill({ number: 'A', total: '1.00', paid_from: '1010' });
    const after = bill({ number: 'B', total: '2.00', vendor: { name: 'X', address: null, tax_id: null } });
    expect(takeChanges(before, after, ['invoice.total'])).toEqual(
      bill({ number: 'A', total: '2.00', paid_from: '1010' }),
    );
    expect(takeChanges(before, after, null)).toEqual({ ...after, invoice: { ...after.invoice, paid_from: '1010' } });
    expect(takeChanges(before, after, [])).toEqual(before);
    expect(before.invoice?.number).toBe('A');
  });
});
