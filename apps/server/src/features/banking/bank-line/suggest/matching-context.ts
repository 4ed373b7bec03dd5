import {
  addDays,
  at,
  type Currency,
  type Day,
  isControlAccount,
  isPresentationOnly,
  payeeKey,
  type Surroundings,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { readRateTable } from '../../../books/exchange-rate/index.ts';
import { readBooks } from '../../../books/ledger/index.ts';
import type { OpenInvoice } from '../../../trade/invoice/index.ts';
import { readPayeeChoices, readRules } from '../../bank-rule/index.ts';
import { type OpenLine, readMirrors } from '../list/to-do-store.ts';
import { readUnlinked } from './unlinked-store.ts';

/**
 * An entry can match a line if it is dated at most this many days before the line (`OLDEST_CHEQUE_DAYS` for a cheque)
 * or `NEWEST_DAYS` after it.
 */
const OLDEST_DAYS = 31;
const OLDEST_CHEQUE_DAYS = 181;
const NEWEST_DAYS = 5;
const CHEQUE = /CHE?Q|支票/i;
/** For more lines than this, it is faster to read everything that was learned. */
const FEW_LINES = 80;

export type LinesAround = Omit<Surroundings, 'documents'>;

/** Everything that open lines of one account are compared with, except the open documents. */
export async function readMatchingContext(
  tx: CompanyTransaction,
  lines: readonly OpenLine[],
  documents: readonly OpenInvoice[],
): Promise<LinesAround> {
  const [first] = lines;
  if (first === undefined) throw new Error('no line to look around');
  const days = spanOf(lines);
  const { chart, baseCurrency, name, nameZh } = await readBooks(tx);
  const postable = chart.accounts.filter(
    (candidate) => candidate.active && !isControlAccount(candidate) && !isPresentationOnly(candidate),
  );
  const account = { id: first.bankAccountId, code: first.accountCode };
  const mirrors = await readMirrors(tx, account.id, days);
  const entries = await readUnlinked(tx, account, {
    from: addDays(days.from, lines.some(isCheque) ? -OLDEST_CHEQUE_DAYS : -OLDEST_DAYS),
    chequesFrom: addDays(days.from, -OLDEST_CHEQUE_DAYS),
    to: addDays(days.to, NEWEST_DAYS),
  });
  const currencies = new Set<Currency>([first.currency, ...documents.map(({ currency }) => currency)]);
  for (const { currency } of mirrors) currencies.add(currency);
  currencies.delete(baseCurrency);
  return {
    mirrors,
    entries,
    chart,
    accountCodes: new Set(postable.map(({ code }) => code)),
    history: await readPayeeChoices(tx, lines.length > FEW_LINES ? undefined : lines.map(payeeKey)),
    ownNames: [name, ...(nameZh === null ? [] : [nameZh])],
    rules: await readRules(tx, first.currency),
    baseCurrency,
    rateOn: await readRateTable(tx, [...currencies], days),
  };
}

function isCheque({ payee, description }: OpenLine): boolean {
  return CHEQUE.test(description) || CHEQUE.test(payee ?? '');
}

function spanOf(lines: readonly OpenLine[]): { from: Day; to: Day } {
  const days = lines.map(({ date }) => date).toSorted();
  return { from: at(days, 0), to: at(days, days.length - 1) };
}

/**
 * Released items in the form that an account's open lines are compared with; null if no released item concerns them.
 */
export async function readReleased(
  tx: CompanyTransaction,
  lines: readonly OpenLine[],
  released: { documents: readonly OpenInvoice[]; entryIds: readonly string[]; lines: readonly OpenLine[] },
): Promise<Surroundings | null> {
  const [first] = lines;
  if (first === undefined) return null;
  const account = { id: first.bankAccountId, code: first.accountCode };
  const entries =
    released.entryIds.length === 0 ? [] : await readUnlinked(tx, account, { entryIds: released.entryIds });
  const mirrors = released.lines.filter((line) => line.bankAccountId !== account.id);
  if (released.documents.length + entries.length + mirrors.length === 0) return null;
  const { baseCurrency, chart } = await readBooks(tx);
  const currencies = [first, ...released.documents, ...mirrors].map(({ currency }) => currency);
  const foreign = [...new Set(currencies)].filter((currency) => currency !== baseCurrency);
  return {
    documents: released.documents,
    entries,
    mirrors,
    chart,
    accountCodes: new Set(),
    history: new Map(),
    rules: [],
    baseCurrency,
    rateOn: await readRateTable(tx, foreign, spanOf(lines)),
  };
}
