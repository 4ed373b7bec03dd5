import type { Account } from '../accounts/index.ts';
import { netOf } from '../journal/index.ts';
import { absolute, type Currency, formatMoney } from '../money/index.ts';
import {
  currenciesOf,
  type ExportBooks,
  type ExportEntry,
  type ExportLine,
  hasForeignUnits,
  ownWords,
} from './books.ts';

/*
 * The journal in beancount format. A foreign bank or control line has its units at a total price in base currency
 * (`100.00 USD @@ 780.00 HKD`), which balances the transaction; the posting's metadata holds the same base value, so
 * that a query can add it up.
 */

const ROOT: Readonly<Record<Account['type'], string>> = {
  asset: 'Assets',
  liability: 'Liabilities',
  equity: 'Equity',
  revenue: 'Income',
  expense: 'Expenses',
};

/** The names of a chart's accounts by code, each one unique. */
export type BeancountNames = ReadonlyMap<string, string>;

/** Letters, digits and dashes; letters outside ASCII are allowed as they are. */
function component(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return plain === '' ? 'X' : plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** `Assets:1030-Bank-USD`: a number distinguishes accounts whose names would be equal. */
export function beancountNames(accounts: readonly Account[]): BeancountNames {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const account of accounts) {
    const wanted = `${ROOT[account.type]}:${component(`${account.code} ${account.name}`)}`;
    let name = wanted;
    for (let count = 2; taken.has(name); count++) name = `${wanted}-${count}`;
    taken.add(name);
    names.set(account.code, name);
  }
  return names;
}

function oneLine(value: string): string {
  return value.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
}

function text(value: string): string {
  return `"${oneLine(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Links and tags take ASCII letters, digits and `-_/.`. */
function link(value: string): string | null {
  const plain = value.replace(/[^A-Za-z0-9\-_/.]+/g, '-').replace(/^-+|-+$/g, '');
  return plain === '' ? null : `^${plain}`;
}

function metadata(pairs: readonly (readonly [string, string | null])[], indent: string): string {
  const given = pairs.filter(([, value]) => oneLine(value ?? '') !== '');
  return given.map(([key, value]) => `${indent}${key}: ${text(value ?? '')}\n`).join('');
}

/** The head of the file: options, commodities, and an `open` for every account. */
export function* beancountHead(books: ExportBooks, names: BeancountNames): Generator<string> {
  yield `option "title" ${text(books.companyName)}\n`;
  yield `option "operating_currency" "${books.baseCurrency}"\n\n`;
  yield `${books.opensOn} custom "folio-journal" ${text(books.head.number.toString())} ${text(books.head.hash)}\n\n`;
  for (const currency of currenciesOf(books)) yield `${books.opensOn} commodity ${currency}\n`;
  yield '\n';
  for (const account of books.accounts) {
    const pairs = [
      ['code', account.code],
      ['name', account.name],
      ['name-zh', account.nameZh],
    ] as const;
    yield `${books.opensOn} open ${names.get(account.code)}\n${metadata(pairs, '  ')}`;
  }
}

function amount(minor: bigint, currency: Currency): string {
  return `${formatMoney(minor, currency)} ${currency}`;
}

function amounts(line: ExportLine, baseCurrency: Currency): string[] {
  const netMinor = netOf(line);
  if (!hasForeignUnits(line)) return [amount(netMinor, baseCurrency)];
  const { currency, foreignAmountMinor } = line;
  const units = `${amount(foreignAmountMinor, currency)} @@`;
  // A price takes the sign of its units. Where the base value has the opposite sign, each gets a separate posting.
  if (foreignAmountMinor > 0n !== netMinor > 0n) {
    return [`${units} ${amount(0n, baseCurrency)}`, amount(netMinor, baseCurrency)];
  }
  return [`${units} ${amount(absolute(netMinor), baseCurrency)}`];
}

function posting(line: ExportLine, narration: string, name: string, baseCurrency: Currency): string {
  const about = metadata(
    [
      ['contact', line.contact],
      ['document', line.document],
      ['rate', line.rate],
      ['tax-code', line.taxCode],
      ['item', ownWords(line, narration)],
    ],
    '    ',
  );
  const base = hasForeignUnits(line) ? `    base: ${amount(netOf(line), baseCurrency)}\n` : '';
  return amounts(line, baseCurrency)
    .map((figure, index) => `  ${name}  ${figure}\n${index === 0 ? base : ''}${about}`)
    .join('');
}

/**
 * One entry as a transaction; the number of its record is a link, so that all entries of a document are found
 * together.
 */
export function beancountEntry(entry: ExportEntry, baseCurrency: Currency, names: BeancountNames): string {
  const contact = entry.lines.find((line) => line.contact !== null)?.contact;
  const payee = contact === undefined || contact === null ? '' : `${text(contact)} `;
  const documents = entry.lines.flatMap((line) => line.document ?? []);
  const links = [...new Set([entry.journalNumber, entry.number, ...documents].flatMap((value) => link(value) ?? []))];
  const about = metadata(
    [
      ['journal', entry.journalNumber],
      ['kind', entry.kind],
      ['source', entry.sourceType],
      ['number', entry.number],
      ['recorded', entry.recordedAt],
      ['hash', entry.hash],
    ],
    '  ',
  );
  const lines = entry.lines.map((line) =>
    posting(
      line,
      entry.narration,
      names.get(line.accountCode) ?? `Equity:${component(line.accountCode)}`,
      baseCurrency,
    ),
  );
  return `\n${[`${entry.date} *`, `${payee}${text(entry.narration)}`, ...links].join(' ')}\n${about}${lines.join('')}`;
}
