import type { Account } from '../accounts/index.ts';
import { netOf } from '../journal/index.ts';
import { absolute, type Currency, formatMoney, minorDigits } from '../money/index.ts';
import {
  currenciesOf,
  type ExportBooks,
  type ExportEntry,
  type ExportLine,
  hasForeignUnits,
  ownWords,
} from './books.ts';

/*
 * The journal as hledger reads it (checked with `hledger check --strict`): every commodity and account is declared. A
 * foreign bank or control line gives its units with the base value it was booked at as total cost (`USD 100.00 @@ HKD
 * 780.00`), so that `hledger bal` shows units and `hledger bal -B` the books' own balances.
 */

const TOP: Readonly<Record<Account['type'], { name: string; letter: string }>> = {
  asset: { name: 'assets', letter: 'A' },
  liability: { name: 'liabilities', letter: 'L' },
  equity: { name: 'equity', letter: 'E' },
  revenue: { name: 'revenues', letter: 'R' },
  expense: { name: 'expenses', letter: 'X' },
};

/** One line of text: a line break or a run of spaces would end a name or a posting. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
}

/** Characters that begin a comment or divide an account are written in their full-width form. */
function nameText(text: string): string {
  return oneLine(text).replaceAll(';', '；').replaceAll(':', '：');
}

/** A comma ends a tag's value, and brackets in a comment are read as a date: both in their full-width form. */
function tagText(text: string): string {
  return oneLine(text).replaceAll(',', '，').replaceAll('[', '［').replaceAll(']', '］');
}

function tags(pairs: readonly (readonly [string, string | null])[]): string {
  const given = pairs.map(([name, value]) => [name, tagText(value ?? '')] as const).filter(([, value]) => value !== '');
  return given.map(([name, value]) => `${name}: ${value}`).join(', ');
}

function withComment(text: string, comment: string): string {
  return comment === '' ? `${text}\n` : `${text}  ; ${comment}\n`;
}

/** An account as hledger names it: `assets:1030 Bank - USD`. */
export function hledgerAccount(account: Account): string {
  return `${TOP[account.type].name}:${nameText(`${account.code} ${account.name}`)}`;
}

function commodity(currency: Currency): string {
  return `commodity ${currency} 1000.${'0'.repeat(minorDigits(currency))}\n`;
}

function accountDirective(account: Account): string {
  const letter = account.cashFlow === 'cash' ? 'C' : TOP[account.type].letter;
  const pairs = [
    ['type', letter],
    ['code', account.code],
    ['name-zh', account.nameZh],
    ['section', account.section],
  ] as const;
  return withComment(`account ${hledgerAccount(account)}`, tags(pairs));
}

/** The head of the journal, before its first entry: description, commodities, accounts. */
export function* hledgerHead(books: ExportBooks): Generator<string> {
  const name = [books.companyName, books.companyNameZh].filter((part) => part !== null && part !== '').join(' ');
  yield `; ${oneLine(name)}\n`;
  yield `; Journal of Folio. Entries: ${books.head.number}. Hash of the last one: ${books.head.hash || '-'}\n`;
  yield `; Balances in ${books.baseCurrency}: hledger bal -B\n\n`;
  yield 'decimal-mark .\n\n';
  for (const currency of currenciesOf(books)) yield commodity(currency);
  yield '\n';
  for (const account of books.accounts) yield accountDirective(account);
}

function amounts(line: ExportLine, baseCurrency: Currency): string[] {
  const netMinor = netOf(line);
  const base = `${baseCurrency} ${formatMoney(netMinor, baseCurrency)}`;
  if (!hasForeignUnits(line)) return [base];
  const { currency, foreignAmountMinor } = line;
  const units = `${currency} ${formatMoney(foreignAmountMinor, currency)} @@ ${baseCurrency}`;
  // A cost takes the sign of its units. Where the base value has the opposite sign, each gets a separate posting.
  if (foreignAmountMinor > 0n !== netMinor > 0n) return [`${units} ${formatMoney(0n, baseCurrency)}`, base];
  return [`${units} ${formatMoney(absolute(netMinor), baseCurrency)}`];
}

function posting(line: ExportLine, narration: string, account: string, baseCurrency: Currency): string {
  const comment = tags([
    ['contact', line.contact],
    ['document', line.document],
    ['rate', line.rate],
    ['tax-code', line.taxCode],
    ['item', ownWords(line, narration)],
  ]);
  return amounts(line, baseCurrency)
    .map((amount) => withComment(`    ${account}  ${amount}`, comment))
    .join('');
}

/**
 * One entry: its journal number is the transaction's code, narration its description, kind and source are tags.
 * `accountOf` gives the account of a code.
 */
export function hledgerEntry(entry: ExportEntry, baseCurrency: Currency, accountOf: (code: string) => Account): string {
  const about = tags([
    ['kind', entry.kind],
    ['source', entry.sourceType],
    ['number', entry.number],
    ['recorded', entry.recordedAt],
    ['hash', entry.hash],
  ]);
  const description = oneLine(entry.narration).replaceAll(';', '；');
  const head = `\n${entry.date} * (${entry.journalNumber}) ${description}`.trimEnd();
  const lines = entry.lines.map((line) =>
    posting(line, entry.narration, hledgerAccount(accountOf(line.accountCode)), baseCurrency),
  );
  return `${head}\n    ; ${about}\n${lines.join('')}`;
}
