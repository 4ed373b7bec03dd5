import type { DocumentDetail, DocumentDraft, DraftCheck, StatementDraft, StatementLineDraft } from '@folio/contract';
import { blankInvoiceDraft } from '@folio/contract/blank-draft';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { heir } from '../../../../components/table/row-identity.ts';
import { addBelow, changeRow, removeRow } from './rows/row-edits.ts';
import { emptyLine, emptyStatement } from './statement/statement-arithmetic.ts';
import { useAsRead } from './use-as-read.ts';

const line = (description: string, changes: Partial<StatementLineDraft> = {}): StatementLineDraft => ({
  ...emptyLine,
  description,
  date: '2026-03-03',
  ...changes,
});
const statement = (changes: Partial<StatementDraft> = {}): StatementDraft => ({
  ...emptyStatement('HKD'),
  opening_balance: '100.00',
  closing_balance: '70.00',
  lines: [line('a', { spent: '10.00', balance: '90.00' }), line('b', { spent: '20.00', balance: '70.00' })],
  ...changes,
});
const evidence = { page: 1, box: null, confidence: 1, origin: 'read', read: null };
const check = (code: string, where: string | null, holds = false) =>
  ({ code, where, holds, message: code }) as DraftCheck;

function open(draft: DocumentDraft, changes: Partial<DocumentDetail> = {}) {
  const document = { draft, evidence: {}, checks: [], ...changes } as unknown as DocumentDetail;
  const { result } = renderHook(() => {
    const [now, setNow] = useState({ document, draft });
    return { setNow, asRead: useAsRead(now.document, draft, now.draft) };
  });
  const change = (next: (before: DocumentDraft) => DocumentDraft) =>
    act(() => result.current.setNow((before) => ({ ...before, draft: next(before.draft) })));
  return {
    of: () => result.current.asRead,
    edit: (next: (before: StatementDraft) => StatementDraft) =>
      change((draftNow) => ({ ...draftNow, statements: (draftNow.statements ?? []).map(next) })),
    /** The server has saved what is typed, and numbers its rows again. */
    saved: (more: Partial<DocumentDetail>) =>
      act(() =>
        result.current.setNow((before) => ({
          ...before,
          document: { ...before.document, draft: before.draft, ...more },
        })),
      ),
    evidence: () => Object.keys(result.current.asRead.document.evidence),
    checks: () => result.current.asRead.document.checks.map(({ where, holds }) => [where, holds]),
  };
}

const statementDraft: DocumentDraft = { kind: 'bank_statement', invoice: null, statements: [statement()] };

describe('the evidence of a statement that is edited', () => {
  const places = ['statements.0.bank', 'statements.0.lines.0.spent', 'statements.0.lines.1.spent'];
  const read = Object.fromEntries(places.map((path) => [path, evidence])) as DocumentDetail['evidence'];

  it('stays with the row it was read from when rows are added above it', () => {
    const form = open(statementDraft, { evidence: read });
    form.edit((before) => addBelow(before, 0));
    expect(form.evidence()).toEqual(places);
    expect(form.of().onForm('statements.0.lines.2.spent')).toBe('statements.0.lines.1.spent');
  });

  it('goes with a row that is removed', () => {
    const form = open(statementDraft, { evidence: read });
    form.edit((before) => removeRow(before, 0));
    expect(form.evidence()).toEqual(['statements.0.bank', 'statements.0.lines.1.spent']);
    expect(form.of().onForm('statements.0.lines.0.spent')).toBe('statements.0.lines.1.spent');
  });

  it('is not taken from a save, which numbers the rows again', () => {
    const form = open(statementDraft, { evidence: read });
    form.edit((before) => removeRow(before, 0));
    form.saved({ evidence: { 'statements.0.lines.0.spent': evidence } as unknown as DocumentDetail['evidence'] });
    expect(form.evidence()).toEqual(['statements.0.bank', 'statements.0.lines.1.spent']);
  });

  it('is the same object while only texts change', () => {
    const form = open(statementDraft, { evidence: read });
    const before = form.of().document.evidence;
    form.edit((one) => changeRow(one, 0, { description: 'typed' }));
    expect(form.of().document.evidence).toBe(before);
  });
});

describe('a check that the server reported as missing', () => {
  it('of a running balance holds as soon as the row is corrected', () => {
    const wrong = statement({
      lines: [line('a', { spent: '15.00', balance: '90.00' }), line('b', { spent: '20.00', balance: '70.00' })],
    });
    const form = open(
      { ...statementDraft, statements: [wrong] },
      { checks: [check('running_balance', 'statements.0.lines.0.balance')] },
    );
    expect(form.checks()).toEqual([['statements.0.lines.0.balance', false]]);
    form.edit((before) => changeRow(before, 0, { spent: '10.00' }));
    expect(form.checks()).toEqual([['statements.0.lines.0.balance', true]]);
  });

  it('of balances holds as soon as both are typed', () => {
    const form = open(
      { ...statementDraft, statements: [statement({ opening_balance: null })] },
      { checks: [check('balances_missing', 'statements.0')] },
    );
    expect(form.checks()).toEqual([['statements.0', false]]);
    form.edit((before) => heir(before, { ...before, opening_balance: '100.00' }));
    expect(form.checks()).toEqual([['statements.0', true]]);
  });

  it('of the sum holds once the rows lead from the opening to the closing balance', () => {
    const form = open(
      { ...statementDraft, statements: [statement({ closing_balance: '60.00' })] },
      { checks: [check('balances_tie', 'statements.0')] },
    );
    form.edit((before) => heir(before, { ...before, closing_balance: '70.00' }));
    expect(form.checks()).toEqual([['statements.0', true]]);
  });

  it('of another kind waits for the next save', () => {
    const form = open(statementDraft, { checks: [check('period', 'statements.0'), check('other', null)] });
    expect(form.checks()).toEqual([
      ['statements.0', false],
      [null, false],
    ]);
  });
});

it('an invoice shows what the server says of the saved draft', () => {
  const draft: DocumentDraft = { kind: 'purchase_bill', invoice: blankInvoiceDraft('HKD'), statements: null };
  const form = open(draft, { checks: [check('total', 'invoice.total')] });
  form.saved({
    evidence: { 'invoice.total': evidence } as unknown as DocumentDetail['evidence'],
    checks: [check('total', 'invoice.total', true)],
  });
  expect([form.evidence(), form.checks()]).toEqual([['invoice.total'], [['invoice.total', true]]]);
});
