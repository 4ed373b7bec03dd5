import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBeancount } from '../../test/beancount-reader.ts';
import { goldenJson } from '../../test/golden-files.ts';
import { readHledger } from '../../test/hledger-reader.ts';
import { type Account, accountByCode, type Chart } from '../accounts/index.ts';
import { type JournalDraft, journalNumberOf, netOf } from '../journal/index.ts';
import { naiveBalance } from '../oracle/naive-ledger.ts';
import { RANDOM_BOOKS, RANDOM_DAY } from '../oracle/random-books.ts';
import { CONTEXT } from '../posting-rules/scenario.ts';
import { parseExampleCompany, replayEvents } from '../replay/index.ts';
import {
  beancountEntry,
  beancountHead,
  beancountNames,
  type ExportBooks,
  type ExportEntry,
  hledgerAccount,
  hledgerEntry,
  hledgerHead,
} from './index.ts';

function booksOf(chart: Chart, entries: readonly JournalDraft[]): ExportBooks {
  return {
    companyName: 'Harbour Lantern Trading Limited',
    companyNameZh: '港燈貿易有限公司',
    baseCurrency: 'HKD',
    accounts: chart.accounts,
    currencies: entries.flatMap((entry) => entry.lines.map((line) => line.currency)),
    opensOn: '2020-01-01',
    head: { number: BigInt(entries.length), hash: 'ab12' },
  };
}

function exported(drafts: readonly JournalDraft[]): ExportEntry[] {
  return drafts.map((draft, index) => ({
    ...draft,
    journalNumber: journalNumberOf(index + 1),
    hash: 'ab12',
    recordedAt: '2026-04-30T04:00:00.000Z',
    lines: draft.lines.map((line) => ({ ...line, contact: line.contactId, document: line.documentRef })),
  }));
}

function hledgerText(chart: Chart, drafts: readonly JournalDraft[]): string {
  const entries = exported(drafts).map((entry) => hledgerEntry(entry, 'HKD', (code) => accountByCode(chart, code)));
  return [...hledgerHead(booksOf(chart, drafts)), ...entries].join('');
}

function beancountText(chart: Chart, drafts: readonly JournalDraft[]): string {
  const names = beancountNames(chart.accounts);
  const entries = exported(drafts).map((entry) => beancountEntry(entry, 'HKD', names));
  return [...beancountHead(booksOf(chart, drafts), names), ...entries].join('');
}

interface Posted {
  readonly account: string;
  readonly currency: string;
  readonly unitsMinor: bigint;
  readonly baseMinor: bigint;
}

function baseAt(entries: readonly { date: string; postings: readonly Posted[] }[], account: string, day: string) {
  const postings = entries.filter((entry) => entry.date <= day).flatMap((entry) => entry.postings);
  return postings.filter((posting) => posting.account === account).reduce((sum, { baseMinor }) => sum + baseMinor, 0n);
}

function unitsOf(drafts: readonly JournalDraft[], account: Account, currency: string): bigint {
  const lines = drafts.flatMap((draft) => draft.lines).filter((line) => line.accountCode === account.code);
  const foreign = lines.filter((line) => line.currency === currency);
  return foreign.reduce((sum, line) => sum + (line.foreignAmountMinor ?? 0n), 0n);
}

const example = replayEvents(parseExampleCompany(goldenJson('events.json')));

describe('the worked year as a journal of hledger', () => {
  const journal = readHledger(hledgerText(example.chart, example.entries));

  it('has its 101 entries, by number, and every account of the chart', () => {
    expect(journal.entries.map((entry) => entry.code)).toEqual(example.entries.map((entry) => entry.journalNumber));
    expect(journal.accounts.size).toBe(example.chart.accounts.length);
    expect([...journal.commodities].sort()).toEqual(['CNY', 'GBP', 'HKD', 'USD']);
  });

  it('keeps units and cost of a foreign line, kind and number as tags', () => {
    const text = hledgerText(example.chart, example.entries.slice(10, 11));
    expect(text.slice(text.indexOf('\n2025'))).toBe(
      [
        '',
        '2025-05-06 * (J0001) Pacific Crest Imports Inc.',
        '    ; kind: receipt, source: receipt, number: RCT-0002, recorded: 2026-04-30T04:00:00.000Z, hash: ab12',
        '    assets:1030 Bank - USD  USD 6175.00 @@ HKD 47887.13  ; contact: C03, rate: 7.7550, item: Inward TT， correspondent fee deducted',
        '    expenses:6400 Bank charges  HKD 193.88  ; contact: C03, item: Inward TT， correspondent fee deducted',
        '    assets:1100 Trade receivables  USD -6200.00 @@ HKD 48205.00  ; contact: C03, document: INV-2025-034',
        '    expenses:7100 Exchange differences - realised  HKD 123.99  ; item: Realised exchange difference',
        '',
      ].join('\n'),
    );
  });

  it('gives the type of each account: cash is separate from other assets', () => {
    expect(journal.accounts.get('assets:1030 Bank - USD')?.get('type')).toBe('C');
    expect(journal.accounts.get('assets:1100 Trade receivables')?.get('type')).toBe('A');
    expect(journal.accounts.get('revenues:4000 Sales of goods')?.get('name-zh')).toBe('貨品銷售收入');
  });
});

describe('the worked year as a file of beancount', () => {
  it('is read without a fault, with every balance to the cent', () => {
    const { accounts, entries } = readBeancount(beancountText(example.chart, example.entries));
    expect(accounts.size).toBe(example.chart.accounts.length);
    const names = beancountNames(example.chart.accounts);
    for (const { code } of example.chart.accounts)
      expect(baseAt(entries, names.get(code) ?? '', '2026-12-31')).toBe(
        naiveBalance(example.entries, code, '2026-12-31'),
      );
    expect(entries[10]?.links).toEqual(['^J0011', '^RCT-0002', '^INV-2025-034']);
  });
});

const SIGNS = [
  ...'abcXYZ 　賬戶;:,[]()=|"\\@*!#^{}%\'-\t\n\r\u00a0\u200b',
  'date:',
  '; ',
  '  ',
  '[2025-13-01]',
  ',date:x',
  '\\"',
];
const NASTY = fc.array(fc.constantFrom(...SIGNS), { maxLength: 14 }).map((signs) => signs.join(''));

/** Random books whose words are whatever somebody might paste. */
const NASTY_BOOKS = fc.tuple(RANDOM_BOOKS, fc.array(NASTY, { minLength: 4, maxLength: 8 })).map(([drafts, words]) => {
  const word = (index: number) => words[index % words.length] ?? '';
  const chart: Chart = {
    ...CONTEXT.chart,
    accounts: CONTEXT.chart.accounts.map((account, index) => ({ ...account, name: `${account.name}${word(index)}` })),
  };
  const byCode = new Map(chart.accounts.map((account) => [account.code, account]));
  const entries = drafts.map((draft, index) => ({
    ...draft,
    narration: word(index),
    number: `${draft.number}${word(index + 1)}`,
    lines: draft.lines.map((line, at) => ({ ...line, description: word(index + at), contactId: word(at + 2) })),
  }));
  return { chart: { accounts: chart.accounts, byCode }, entries };
});

describe('any history, whatever its words', () => {
  it('comes back from hledger text with the same balances, in base currency and in units', () => {
    fc.assert(
      fc.property(NASTY_BOOKS, RANDOM_DAY, ({ chart, entries }, day) => {
        const journal = readHledger(hledgerText(chart, entries));
        expect(journal.entries).toHaveLength(entries.length);
        const postings = journal.entries.flatMap((entry) => entry.postings);
        for (const account of chart.accounts) {
          const name = hledgerAccount(account);
          expect(baseAt(journal.entries, name, day)).toBe(naiveBalance(entries, account.code, day));
          const dollars = postings.filter((posting) => posting.account === name && posting.currency === 'USD');
          expect(dollars.reduce((sum, posting) => sum + posting.unitsMinor, 0n)).toBe(unitsOf(entries, account, 'USD'));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('comes back from beancount text with the same balances', () => {
    fc.assert(
      fc.property(NASTY_BOOKS, RANDOM_DAY, ({ chart, entries }, day) => {
        const file = readBeancount(beancountText(chart, entries));
        expect(file.entries).toHaveLength(entries.length);
        const names = beancountNames(chart.accounts);
        for (const { code } of chart.accounts)
          expect(baseAt(file.entries, names.get(code) ?? '', day)).toBe(naiveBalance(entries, code, day));
      }),
      { numRuns: 60 },
    );
  });
});

describe('units whose base value goes the other way', () => {
  const line = {
    accountCode: '1030',
    debitMinor: 0n,
    creditMinor: 500n,
    currency: 'USD',
    foreignAmountMinor: 100n,
    rate: null,
    contactId: null,
    documentRef: null,
    taxCode: null,
    description: '',
  };
  const counter = {
    ...line,
    accountCode: '7110',
    debitMinor: 500n,
    creditMinor: 0n,
    currency: 'HKD',
    foreignAmountMinor: null,
  };
  const head = {
    date: '2026-01-01',
    kind: 'manual_journal',
    sourceType: 'manual_journal',
    sourceRef: 'M',
    number: 'M',
  } as const;
  const odd: JournalDraft = { ...head, narration: 'Correction', lines: [line, counter] };

  it('are written as two postings, so that both values are kept', () => {
    const [entry] = readHledger(hledgerText(CONTEXT.chart, [odd])).entries;
    expect(entry?.postings.map(({ unitsMinor, currency, baseMinor }) => [unitsMinor, currency, baseMinor])).toEqual([
      [100n, 'USD', 0n],
      [-500n, 'HKD', -500n],
      [500n, 'HKD', 500n],
    ]);
    expect(readBeancount(beancountText(CONTEXT.chart, [odd])).entries[0]?.postings).toHaveLength(3);
    expect(netOf(line)).toBe(-500n);
  });
});
