import type { Revaluation } from '@folio/contract';
import {
  accountByRole,
  addDays,
  baseValue,
  carryingMinorOf,
  type Day,
  formatMoney,
  isDay,
  openMinorOf,
  reverse,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { rateOn } from '../exchange-rate/index.ts';
import {
  byTheRules,
  type CompanyBooks,
  type LedgerCall,
  loadForeignBalances,
  loadForeignDocuments,
  type OpenedBooks,
  openBooks,
  postEntries,
  postRevaluation,
  readBooks,
  readEntries,
} from '../ledger/index.ts';
import { foreignPostedBehind, type RunEntry, readContactNames, standingRunEntries } from './store.ts';

type Rates = ReadonlyMap<string, string>;

/** A document or bank account in another currency at the end of the day. Amounts are signed, debit positive. */
interface Position {
  kind: 'document' | 'bank';
  code: string;
  label: string;
  contactId: string | null;
  currency: string;
  openMinor: bigint;
  carryingMinor: bigint;
}

async function positionsAt(tx: CompanyTransaction, books: CompanyBooks, date: Day): Promise<Position[]> {
  const documents = await loadForeignDocuments(tx, books.baseCurrency, date);
  const banks = await loadForeignBalances(tx, books.baseCurrency, date);
  const open = [...documents.values()].filter((document) => openMinorOf(document) !== 0n);
  return [
    ...open.map((document) => ({
      kind: 'document' as const,
      code: document.controlAccount,
      label: document.number,
      contactId: document.contactId,
      currency: document.currency,
      openMinor: openMinorOf(document),
      carryingMinor: carryingMinorOf(document),
    })),
    ...banks
      .filter((bank) => bank.foreignMinor !== 0n || bank.baseMinor !== 0n)
      .map((bank) => ({
        kind: 'bank' as const,
        code: bank.accountCode,
        label: books.chart.byCode.get(bank.accountCode)?.name ?? bank.accountCode,
        contactId: null,
        currency: bank.currency,
        openMinor: bank.foreignMinor,
        carryingMinor: bank.baseMinor,
      })),
  ];
}

/** Parses the rates of a query parameter ("USD:7.81,EUR:8.9"). */
export function typedRates(text: string | undefined): Rates {
  const pairs = (text ?? '').split(',').flatMap((part): [string, string][] => {
    const [currency = '', rate = ''] = part.split(':');
    return /^[A-Z]{3}$/.test(currency) && /^\d{1,9}(\.\d{1,8})?$/.test(rate) ? [[currency, rate]] : [];
  });
  return new Map(pairs);
}

/**
 * What a revaluation at the end of a day would post, with the given rates or else the newest known ones, and the runs
 * that were not reversed. Amounts of positions are signed, debit positive; a total above zero is a gain.
 */
export async function readRevaluation(tx: CompanyTransaction, date: Day, typed: Rates): Promise<Revaluation> {
  checkDay(date);
  const books = await readBooks(tx);
  const positions = await positionsAt(tx, books, date);
  const rates = await ratesFor(tx, positions, date, typed);
  const contacts = await readContactNames(
    tx,
    positions.flatMap(({ contactId }) => contactId ?? []),
  );
  const base = (amountMinor: bigint) => formatMoney(amountMinor, books.baseCurrency);
  const lines = positions.map((position) => {
    const rate = rates.find(({ currency }) => currency === position.currency)?.rate ?? null;
    const revalued =
      rate === null ? null : byTheRules(() => baseValue(books, position.openMinor, position.currency, rate));
    return { position, rate, revalued, adjustment: revalued === null ? null : revalued - position.carryingMinor };
  });
  return {
    date,
    reverse_on: addDays(date, 1),
    rates,
    lines: lines.map(({ position, rate, revalued, adjustment }) => ({
      kind: position.kind,
      code: position.code,
      label: position.label,
      contact: position.contactId === null ? null : (contacts.get(position.contactId) ?? null),
      currency: position.currency,
      open: formatMoney(position.openMinor, position.currency),
      carrying: base(position.carryingMinor),
      rate,
      revalued: revalued === null ? null : base(revalued),
      adjustment: adjustment === null ? null : base(adjustment),
    })),
    total: base(lines.reduce((sum, { adjustment }) => sum + (adjustment ?? 0n), 0n)),
    runs: await runsOf(tx, books),
  };
}

async function ratesFor(tx: CompanyTransaction, positions: readonly Position[], date: Day, typed: Rates) {
  const currencies = [...new Set(positions.map(({ currency }) => currency))].sort();
  const rates: Revaluation['rates'] = [];
  for (const currency of currencies) {
    const own = typed.get(currency);
    const known = own === undefined ? await rateOn(tx, currency, date) : null;
    rates.push({ currency, rate: own ?? known?.rate ?? null, rate_date: known?.date ?? null });
  }
  return rates;
}

async function runsOf(tx: CompanyTransaction, books: CompanyBooks): Promise<Revaluation['runs']> {
  const entries = await standingRunEntries(tx, accountByRole(books.chart, 'fx_unrealised').code);
  const runs: Revaluation['runs'] = [];
  for (const own of Map.groupBy(entries, ({ runId }) => runId).values()) {
    const run = own.filter(({ kind }) => kind === 'fx_revaluation');
    const [any] = run;
    if (any === undefined) continue;
    runs.push({
      date: any.date,
      entry_ids: own.map(({ id }) => id),
      gain: formatMoney(-run.reduce((sum, { lossMinor }) => sum + lossMinor, 0n), books.baseCurrency),
      // Newest first, so the last is the oldest: entries that removed voided documents from the run came later.
      stale: await foreignPostedBehind(tx, any.date, own.at(-1)?.number ?? any.number, books.baseCurrency),
    });
  }
  return runs;
}

/**
 * Runs the revaluation of a day: documents (reversed on the next day) and bank accounts. A day that was revalued
 * before is rejected unless `replace` is set: then the earlier run is first reversed at its own dates.
 */
export async function runRevaluation(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: { date: Day; rates: readonly { currency: string; rate: string }[]; replace: boolean },
): Promise<Revaluation> {
  checkDay(input.date);
  const books = await openBooks(tx);
  const typed = new Map(input.rates.map(({ currency, rate }) => [currency, rate]));
  await takeBackEarlier(tx, call, books, input);
  const positions = await positionsAt(tx, books, input.date);
  const rates = await ratesFor(tx, positions, input.date, typed);
  const posted = await postRevaluation(tx, call, {
    number: `RV-${input.date}`,
    date: input.date,
    reverseOn: addDays(input.date, 1),
    rates: Object.fromEntries(rates.flatMap(({ currency, rate }) => (rate === null ? [] : [[currency, rate]]))),
  });
  if (posted.length === 0)
    throw new DomainError('conflict', { word: 'nothing_to_revalue', values: { date: input.date } });
  return readRevaluation(tx, input.date, typed);
}

async function takeBackEarlier(
  tx: CompanyTransaction,
  call: LedgerCall,
  books: OpenedBooks,
  { date, replace }: { date: Day; replace: boolean },
): Promise<void> {
  const entries = await standingRunEntries(tx, accountByRole(books.chart, 'fx_unrealised').code);
  const runs = new Set(entries.filter((entry) => isRunOf(entry, date)).map(({ runId }) => runId));
  const earlier = entries.filter(({ runId }) => runs.has(runId)).map(({ id }) => id);
  if (earlier.length === 0) return;
  if (!replace) throw new DomainError('conflict', { word: 'revalued_before', values: { date } });
  for (const { id, entry } of await readEntries(tx, earlier)) {
    const words = { number: `${entry.number}-X`, narration: `Taken back: ${entry.narration}` };
    const back = reverse(entry, entry.date, 'fx_revaluation_reversal', words);
    await postEntries(tx, call, [back], { books, reversesId: id });
  }
}

function isRunOf(entry: RunEntry, date: Day): boolean {
  return entry.kind === 'fx_revaluation' && entry.date === date;
}

function checkDay(date: Day): void {
  if (!isDay(date)) throw new DomainError('validation_failed', { faults: [{ path: 'date', word: 'date_invalid' }] });
}
