import {
  addDays,
  type Currency,
  type Day,
  isControlAccount,
  isPresentationOnly,
  payeeKey,
  type Surroundings,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { readPayeeChoices, readRules } from '../bank-rule/index.ts';
import { readRateTable } from '../exchange-rate/index.ts';
import type { OpenInvoice } from '../invoice/index.ts';
import { readBooks } from '../ledger/index.ts';
import { type OpenLine, readMirrors } from './to-do-store.ts';
import { readUnlinked } from './unlinked-store.ts';

/** Days before a line from which an entry may stand behind it, the same for a cheque, and after it. */
const OLDEST_DAYS = 31;
const OLDEST_CHEQUE_DAYS = 181;
const NEWEST_DAYS = 5;
const CHEQUE = /CHE?Q|支票/i;
/** For more lines than this, reading everything that was learnt is quicker. */
const FEW_LINES = 80;

export type LinesAround = Omit<Surroundings, 'documents'>;

/** Everything open lines of one account are compared with besides the open documents. */
export async function readAround(
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
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}

/** What is free now, as everything an account's open lines are compared with; null where there is nothing for them. */
export async function readFreed(
  tx: CompanyTransaction,
  lines: readonly OpenLine[],
  freed: { documents: readonly OpenInvoice[]; entryIds: readonly string[]; lines: readonly OpenLine[] },
): Promise<Surroundings | null> {
  const [first] = lines;
  if (first === undefined) return null;
  const account = { id: first.bankAccountId, code: first.accountCode };
  const entries = freed.entryIds.length === 0 ? [] : await readUnlinked(tx, account, { entryIds: freed.entryIds });
  const mirrors = freed.lines.filter((line) => line.bankAccountId !== account.id);
  if (freed.documents.length + entries.length + mirrors.length === 0) return null;
  const { baseCurrency } = await readBooks(tx);
  const currencies = [first, ...freed.documents, ...mirrors].map(({ currency }) => currency);
  const foreign = [...new Set(currencies)].filter((currency) => currency !== baseCurrency);
  return {
    documents: freed.documents,
    entries,
    mirrors,
    accountCodes: new Set(),
    history: new Map(),
    rules: [],
    baseCurrency,
    rateOn: await readRateTable(tx, foreign, spanOf(lines)),
  };
}
