import type { BankImportPreview, ColumnMapping, ImportStatementPreview } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import {
  choicesFor,
  confirmRequest,
  holdersAccepted,
  isPaper,
  newLines,
  nothingChosen,
  previewRequest,
  withRole,
  withStatement,
} from './choices.ts';

const statement = (over: Partial<ImportStatementPreview> = {}): ImportStatementPreview => ({
  account_number: null,
  other_holder: null,
  currency: 'HKD',
  bank_account_id: 'account-1',
  period_start: '2026-04-01',
  period_end: '2026-04-30',
  opening_balance: '100.00',
  opening_from: 'rows',
  closing_balance: '90.00',
  computed_closing_balance: '90.00',
  proved: true,
  first_bad_row: null,
  lines: 2,
  duplicates: 0,
  spent_total: '10.00',
  received_total: '0.00',
  previous_closing_balance: null,
  opens_account: true,
  warnings: [],
  rows: [],
  ...over,
});

const preview = (...statements: ImportStatementPreview[]): BankImportPreview => ({
  document_id: 'document-1',
  name: 'april.csv',
  earlier: null,
  format: 'csv',
  mapping: null,
  mapping_remembered: false,
  table: [],
  statements,
  problems: [],
  problem_count: 0,
});

describe('what a person chose about a bank file', () => {
  it('begins with what the file says: nothing new is left out, an opening balance of a new account is posted', () => {
    const seen = preview(statement(), statement({ duplicates: 2 }), statement({ opening_balance: '0.00' }));
    expect(choicesFor(seen, nothingChosen).map((one) => [one.take, one.postsOpening])).toEqual([
      [true, true],
      [false, true],
      [true, false],
    ]);
  });

  it('keeps what was typed when the file reads differently', () => {
    const first = { ...nothingChosen, statements: choicesFor(preview(statement()), nothingChosen) };
    const typed = withStatement(first, 0, { opening: '55.00', flipped: [4] });
    const [kept, fresh] = choicesFor(preview(statement({ lines: 9 }), statement()), typed);
    expect([kept?.opening, kept?.flipped, fresh?.opening]).toEqual(['55.00', [4], null]);
  });

  it('sends an account only where a person picked one', () => {
    const choices = { ...nothingChosen, statements: choicesFor(preview(statement(), statement()), nothingChosen) };
    const request = previewRequest(withStatement(choices, 1, { account: null }), 'account-9');
    expect(request.bank_account_id).toBe('account-9');
    expect(request.statements?.map((one) => 'bank_account_id' in one)).toEqual([false, true]);
    const sent = confirmRequest(withStatement(choices, 1, { account: null }), preview(statement(), statement()));
    expect(sent.statements.map((one) => one.bank_account_id)).toEqual(['account-1', null]);
  });

  it('counts the lines that are new and taken', () => {
    const seen = preview(statement({ lines: 5, duplicates: 2 }), statement({ lines: 4 }));
    const choices = { ...nothingChosen, statements: choicesFor(seen, nothingChosen) };
    expect(newLines(choices, seen)).toBe(7);
    expect(newLines(withStatement(choices, 1, { take: false }), seen)).toBe(3);
  });
});

describe('a column’s role', () => {
  const mapping: ColumnMapping = {
    header_row: 1,
    roles: ['date', 'description', 'amount', 'ignore'],
    date_order: 'dmy',
    decimal_mark: '.',
    spent_positive: false,
  };
  it('moves where only one column may have it, and is shared where more may', () => {
    expect(withRole(mapping, 3, 'amount').roles).toEqual(['date', 'description', 'ignore', 'amount']);
    expect(withRole(mapping, 3, 'description').roles).toEqual(['date', 'description', 'amount', 'description']);
  });
});

it.each([
  ['statement.PDF', true],
  ['scan.jpeg', true],
  ['april.csv', false],
  ['april.xml', false],
])('%s is for the reader of documents: %s', (name, expected) => {
  expect(isPaper(name)).toBe(expected);
});

describe('a bank file in another name', () => {
  it('waits for a person’s word on every statement that is taken', () => {
    const seen = preview(statement({ other_holder: 'Peak View Ltd' }), statement());
    const choices = { ...nothingChosen, statements: choicesFor(seen, nothingChosen) };
    expect(holdersAccepted(choices, seen)).toBe(false);
    expect(holdersAccepted(withStatement(choices, 0, { take: false }), seen)).toBe(true);
    const accepted = withStatement(choices, 0, { acceptsHolder: true });
    expect(holdersAccepted(accepted, seen)).toBe(true);
    expect(confirmRequest(accepted, seen).statements.map(({ accept_holder }) => accept_holder)).toEqual([
      true,
      undefined,
    ]);
  });
});
