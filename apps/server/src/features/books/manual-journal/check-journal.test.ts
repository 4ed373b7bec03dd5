import type { ManualJournalLine } from '@folio/contract';
import { type Account, chartOf, DEFAULT_CHART } from '@folio/ledger';
import { describe, expect, it } from 'vitest';
import { journal, journalLine } from '../../../../test/journals.ts';
import { checkJournal, type JournalInput } from './check-journal.ts';

const CONTACT = '11111111-1111-4111-8111-111111111111';

function accounts(): Account[] {
  return DEFAULT_CHART.map((account) => {
    if (account.code === '1030') return { ...account, currency: 'USD' };
    return account.code === '6690' ? { ...account, active: false } : account;
  });
}

const context = {
  baseCurrency: 'HKD',
  chart: chartOf(accounts()),
  lockedThrough: '2026-03-31',
  contacts: new Set([CONTACT]),
};
const check = (input: JournalInput, over: Partial<typeof context> = {}) =>
  checkJournal(input, '', { ...context, ...over });

/** A balanced pair of lines; `first` overrides fields of the first line. */
const pair = (first: Partial<ManualJournalLine>, amount = 100) => [
  { ...journalLine('6100', amount), ...first },
  journalLine('1080', -amount),
];
const dollars = (over: Partial<ManualJournalLine>) =>
  pair({ account_code: '1030', currency: 'USD', foreign_amount: '10.00', rate: '10', ...over });

describe('a journal without a fault', () => {
  it('is read to the cent', () => {
    const { journal: read, faults } = check(
      journal(
        [
          journalLine('6000', 21000, { contact_id: CONTACT, description: 'March' }),
          journalLine('2150', -1500),
          journalLine('1010', -19500),
        ],
        { reverse_on: '2026-05-01', number: 'W-1', reference: 'HR' },
      ),
    );
    expect(faults).toEqual([]);
    expect(read).toMatchObject({ number: 'W-1', reference: 'HR', reverseOn: '2026-05-01', totalMinor: 2_100_000n });
    expect(read?.lines[0]).toEqual({
      accountCode: '6000',
      debitMinor: 2_100_000n,
      creditMinor: 0n,
      currency: 'HKD',
      rate: null,
      contactId: CONTACT,
      description: 'March',
    });
  });

  it('may have empty lines, and texts with spaces', () => {
    const blank = journalLine('', 0, { debit: ' ', credit: null });
    const { faults } = check(journal([blank, ...pair({ debit: ' 100.00 ' }), blank]));
    expect(faults).toEqual([]);
  });

  it('takes the value of a foreign line from its rate', () => {
    const { journal: read } = check(journal(dollars({ debit: null })));
    expect(read?.lines[0]).toMatchObject({ debitMinor: 10_000n, currency: 'USD', foreignMinor: 1000n, rate: '10' });
    const spent = dollars({ debit: null, credit: null, foreign_amount: '-10.00' }).map((line, index) =>
      index === 0 ? line : { ...line, debit: '100.00', credit: null },
    );
    expect(check(journal(spent)).journal?.lines[0]).toMatchObject({ creditMinor: 10_000n, foreignMinor: -1000n });
  });

  it('may adjust the value of a foreign account alone', () => {
    const { journal: read } = check(journal(dollars({ foreign_amount: '0.00', rate: null })));
    expect(read?.lines[0]).toMatchObject({ debitMinor: 10_000n, foreignMinor: 0n });
  });
});

describe('an issue in a line names its field', () => {
  it.each<[string, ManualJournalLine[], string, string]>([
    ['no account', pair({ account_code: ' ' }), 'lines.0.account_code', 'choose_account'],
    ['an account that does not exist', pair({ account_code: '6999' }), 'lines.0.account_code', 'account_unknown'],
    ['a control account', pair({ account_code: '1100' }), 'lines.0.account_code', 'ledger_control_account_not_allowed'],
    [
      'a presentation account',
      pair({ account_code: '3200' }),
      'lines.0.account_code',
      'entry_presentation_only_account',
    ],
    ['an account out of use', pair({ account_code: '6690' }), 'lines.0.account_code', 'entry_inactive_account'],
    ['both sides', pair({ credit: '1.00' }), 'lines.0.credit', 'journal_both_sides'],
    ['no amount', pair({ debit: null }), 'lines.0.debit', 'journal_no_amount'],
    ['nil', pair({ debit: '0.00' }), 'lines.0.debit', 'journal_no_amount'],
    ['a negative amount', pair({ debit: '-100.00' }), 'lines.0.debit', 'journal_negative'],
    ['three decimals', pair({ debit: '100.000' }), 'lines.0.debit', 'ledger_too_many_decimals'],
    ['10^15', pair({ debit: '1000000000000000' }), 'lines.0.debit', 'ledger_amount_too_large'],
    ['more than any column holds', pair({ debit: '99999999999999999999' }), 'lines.0.debit', 'ledger_amount_too_large'],
    ['words', pair({ debit: 'hundred' }), 'lines.0.debit', 'ledger_bad_amount'],
    ['an exponent', pair({ debit: '1e2' }), 'lines.0.debit', 'ledger_bad_amount'],
    ['another currency than the account’s', pair({ currency: 'USD' }), 'lines.0.currency', 'journal_currency_mismatch'],
    [
      'a foreign amount on a base account',
      pair({ foreign_amount: '5.00' }),
      'lines.0.foreign_amount',
      'journal_foreign_not_here',
    ],
    ['no foreign amount', dollars({ foreign_amount: null }), 'lines.0.foreign_amount', 'journal_foreign_needed'],
    [
      'a foreign amount on the other side',
      dollars({ foreign_amount: '-10.00' }),
      'lines.0.foreign_amount',
      'journal_foreign_sign',
    ],
    ['EUR on a USD account', dollars({ currency: 'EUR' }), 'lines.0.currency', 'journal_currency_mismatch'],
    ['rate nil', dollars({ rate: '0' }), 'lines.0.rate', 'ledger_bad_rate'],
    ['rate nil on a base account', pair({ rate: '0' }), 'lines.0.rate', 'ledger_bad_rate'],
    ['a rate that comes to another value', dollars({ rate: '10.5' }), 'lines.0.rate', 'journal_rate_differs'],
    [
      'a rate too high to be booked',
      dollars({ debit: null, foreign_amount: '999999999999999', rate: '9999999' }),
      'lines.0.rate',
      'ledger_amount_too_large',
    ],
    [
      'a contact of nobody',
      pair({ contact_id: '22222222-2222-4222-8222-222222222222' }),
      'lines.0.contact_id',
      'contact_unknown',
    ],
  ])('%s', (_, lines, path, word) => {
    expect(check(journal(lines)).faults).toMatchObject([{ path, word }]);
  });

  it('all issues of a journal are reported at once', () => {
    const lines = [...pair({ account_code: '6999', debit: '1.005' }), journalLine('1100', 5)];
    const { faults } = check(journal(lines, { date: '2026-02-30', reverse_on: '2026-13-01' }));
    expect(faults.map((fault) => `${fault.path} ${fault.word}`)).toEqual([
      'date date_invalid',
      'reverse_on date_invalid',
      'lines.0.account_code account_unknown',
      'lines.0.debit ledger_too_many_decimals',
      'lines.2.account_code ledger_control_account_not_allowed',
    ]);
  });
});

describe('what is wrong with a journal as a whole', () => {
  it.each<[string, JournalInput, string, string]>([
    ['a day that does not exist', journal(pair({}), { date: '2026-02-30' }), 'date', 'date_invalid'],
    ['no day', journal(pair({}), { date: '' }), 'date', 'date_invalid'],
    ['a locked day', journal(pair({}), { date: '2026-03-31' }), 'date', 'period_locked'],
    [
      'a reversal on its own day',
      journal(pair({}), { reverse_on: '2026-04-10' }),
      'reverse_on',
      'journal_reverses_before',
    ],
    ['a reversal before it', journal(pair({}), { reverse_on: '2026-04-09' }), 'reverse_on', 'journal_reverses_before'],
    ['no lines', journal([]), 'lines', 'journal_two_lines'],
    ['one line', journal([journalLine('6100', 1)]), 'lines', 'journal_two_lines'],
  ])('%s', (_, input, path, word) => {
    expect(check(input).faults[0]).toMatchObject({ path, word });
  });

  it('debits against credits, with both and their difference', () => {
    const { faults } = check(journal([journalLine('6100', 100), journalLine('1080', -99.5)]));
    const values = { debit: '100.00', credit: '99.50', difference: '0.50' };
    expect(faults).toEqual([{ path: 'lines', word: 'journal_unbalanced_by', values }]);
  });

  it('a total of 10^15', () => {
    const most = 999_999_999_999_999;
    const text = (side: 'debit' | 'credit', account: string) =>
      journalLine(account, 0, { debit: null, credit: null, [side]: String(most) });
    const lines = [text('debit', '6100'), text('debit', '6110'), text('credit', '1080'), text('credit', '1120')];
    expect(check(journal(lines)).faults).toMatchObject([{ path: 'lines', word: 'ledger_amount_too_large' }]);
  });

  it('names the entry of a batch', () => {
    const { faults } = checkJournal(journal(pair({ debit: null })), 'entries.7.', context);
    expect(faults.map((fault) => fault.path)).toEqual(['entries.7.lines.0.debit']);
  });
});
