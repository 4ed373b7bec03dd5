import {
  accountByCode,
  beancountEntry,
  beancountHead,
  beancountNames,
  type Chart,
  type ExportBooks,
  type ExportEntry,
  hledgerEntry,
  hledgerHead,
} from '@folio/ledger';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { readBooks, readChainHead } from '../../../books/ledger/index.ts';
import { readCurrencies, readExportEntries, readFirstDay } from './entry-store.ts';

export type PlainFormat = 'hledger' | 'beancount';

/** Entries read by one statement; between two statements other requests run. */
const AT_ONCE = 500n;

/** How a format writes the header and an entry. */
interface Writer {
  head(): Iterable<string>;
  entry(entry: ExportEntry): string;
}

const WRITERS: Readonly<Record<PlainFormat, (books: ExportBooks, chart: Chart) => Writer>> = {
  hledger: (books, chart) => ({
    head: () => hledgerHead(books),
    entry: (entry) => hledgerEntry(entry, books.baseCurrency, (code) => accountByCode(chart, code)),
  }),
  beancount: (books, chart) => {
    const names = beancountNames(chart.accounts);
    return {
      head: () => beancountHead(books, names),
      entry: (entry) => beancountEntry(entry, books.baseCurrency, names),
    };
  },
};

/**
 * The journal as text for another program, in chunks. Entries posted meanwhile are left out: entries are only added,
 * and the last number is read at the start. No transaction is held while a client reads slowly.
 */
export async function* writeJournal(
  call: Pick<CompanyCall, 'transaction'>,
  format: PlainFormat,
): AsyncGenerator<string> {
  const { books, chart } = await call.transaction(async (tx) => {
    const { name, nameZh, baseCurrency, chart: accounts } = await readBooks(tx);
    const { lastNumber, lastHash } = await readChainHead(tx);
    const opensOn = (await readFirstDay(tx)) ?? '1970-01-01';
    const head: ExportBooks = {
      companyName: name,
      companyNameZh: nameZh,
      baseCurrency,
      accounts: accounts.accounts,
      currencies: await readCurrencies(tx),
      opensOn,
      head: { number: lastNumber, hash: lastHash },
    };
    return { books: head, chart: accounts };
  });
  const writer = WRITERS[format](books, chart);
  yield [...writer.head()].join('');
  for (let from = 1n; from <= books.head.number; from += AT_ONCE) {
    const last = from + AT_ONCE - 1n;
    const to = last < books.head.number ? last : books.head.number;
    const entries = await call.transaction((tx) => readExportEntries(tx, from, to));
    yield entries.map((entry) => writer.entry(entry)).join('');
  }
}
