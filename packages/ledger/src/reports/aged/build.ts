import type { Chart } from '../../accounts/index.ts';
import { at } from '../../assert.ts';
import { absolute, type Currency } from '../../money/index.ts';
import { type ContactName, compareText } from '../ledger-line.ts';
import { percentOf } from '../percent.ts';
import { type AgedDocument, agedDocument, agesAt, type OpenItem } from './document.ts';
import { type AgedParams, type AgedPeriod, agedPeriods, controlAccountOf } from './params.ts';

/** Sums over documents. `creditMinor` (negative or zero) is the part of Current that is credit not yet applied. */
export interface AgedAmounts {
  readonly currentMinor: bigint;
  readonly periodsMinor: readonly bigint[];
  readonly creditMinor: bigint;
  readonly totalMinor: bigint;
}

/** Sums of the documents in one currency, in that currency, with their base total. */
export interface AgedCurrency extends AgedAmounts {
  readonly currency: Currency;
  readonly totalBaseMinor: bigint;
}

export interface AgedContact<Item extends OpenItem = OpenItem> {
  readonly contact: ContactName;
  readonly documents: readonly AgedDocument<Item>[];
  /** Base currency. */
  readonly amounts: AgedAmounts;
  /** Share of the report's total, one decimal; null when the total is zero. */
  readonly percent: string | null;
  readonly currencies: readonly AgedCurrency[];
}

/** Share of each column in the total, one decimal; null when the total is zero. */
export interface AgedPercents {
  readonly current: string | null;
  readonly periods: readonly (string | null)[];
}

/** The ledger's side of the identity: balances signed as the report's total; the difference must be zero. */
export interface AgedControl {
  readonly code: string;
  readonly balanceMinor: bigint;
  readonly differenceMinor: bigint;
}

export interface AgedReport<Item extends OpenItem = OpenItem> {
  readonly params: AgedParams;
  readonly periods: readonly AgedPeriod[];
  readonly contacts: readonly AgedContact<Item>[];
  readonly totals: AgedAmounts;
  readonly percents: AgedPercents;
  readonly currencies: readonly AgedCurrency[];
  /** Null when only some contacts were asked for: the account holds the others too. */
  readonly control: AgedControl | null;
  /**
   * Base value still carried by documents whose open amount is zero, each counted without its sign: the remainder of
   * a revaluation that was run before they were settled. Zero in correct books.
   */
  readonly leftOnSettledMinor: bigint;
}

type Amount = (document: AgedDocument) => bigint;

function sumOf(documents: readonly AgedDocument[], amount: Amount): bigint {
  return documents.reduce((sum, document) => sum + amount(document), 0n);
}

function amountsOf(documents: readonly AgedDocument[], periods: readonly AgedPeriod[], amount: Amount): AgedAmounts {
  const sums = { currentMinor: 0n, periodsMinor: periods.map(() => 0n), creditMinor: 0n, totalMinor: 0n };
  for (const document of documents) {
    const { period, isCredit } = document;
    const minor = amount(document);
    if (period === null) sums.currentMinor += minor;
    else sums.periodsMinor[period] = at(sums.periodsMinor, period) + minor;
    if (isCredit) sums.creditMinor += minor;
    sums.totalMinor += minor;
  }
  return sums;
}

const inBase: Amount = (document) => document.openBaseMinor;
const inOwnCurrency: Amount = (document) => document.openMinor;

function currenciesOf(documents: readonly AgedDocument[], periods: readonly AgedPeriod[]): AgedCurrency[] {
  return [...Map.groupBy(documents, (document) => document.item.currency)]
    .sort(([left], [right]) => compareText(left, right))
    .map(([currency, own]) => ({
      currency,
      ...amountsOf(own, periods, inOwnCurrency),
      totalBaseMinor: sumOf(own, inBase),
    }));
}

function compareDocuments(left: AgedDocument, right: AgedDocument): number {
  return compareText(left.item.date, right.item.date) || compareText(left.item.number, right.item.number);
}

function percentsOf(totals: AgedAmounts): AgedPercents {
  return {
    current: percentOf(totals.currentMinor, totals.totalMinor),
    periods: totals.periodsMinor.map((amount) => percentOf(amount, totals.totalMinor)),
  };
}

function controlOf(params: AgedParams, balanceMinor: bigint, totalMinor: bigint, chart: Chart): AgedControl | null {
  if (params.contacts !== undefined) return null;
  const signed = params.side === 'receivable' ? balanceMinor : -balanceMinor;
  return {
    code: controlAccountOf(params.side, chart).code,
    balanceMinor: signed,
    differenceMinor: totalMinor - signed,
  };
}

/** Input of an aged report: the open items at the day, and the control account's balance then, debit positive. */
export interface AgedInputs<Item extends OpenItem = OpenItem> {
  readonly items: readonly Item[];
  readonly controlBalanceMinor: bigint;
}

/**
 * Open receivables or payables by age, contact by contact in name order (`compareNames`, by characters unless given).
 * Items of other contacts than those asked for, and items with nothing open, are left out.
 */
export function buildAged<Item extends OpenItem>(
  params: AgedParams,
  inputs: AgedInputs<Item>,
  chart: Chart,
  compareNames: (left: string, right: string) => number = compareText,
): AgedReport<Item> {
  const periods = agedPeriods(params);
  const ageOf = agesAt(params.asAt);
  const documents = inputs.items
    .filter((item) => item.openMinor !== 0n || item.openBaseMinor !== 0n)
    .filter((item) => params.contacts === undefined || params.contacts.includes(item.contact.id))
    .map((item) => agedDocument(item, params, periods, ageOf));
  const totals = amountsOf(documents, periods, inBase);
  const contacts = [...Map.groupBy(documents, (document) => document.item.contact.id).values()].flatMap((own) => {
    const contact = own[0]?.item.contact;
    if (contact === undefined) return [];
    const amounts = amountsOf(own, periods, inBase);
    const percent = percentOf(amounts.totalMinor, totals.totalMinor);
    const currencies = currenciesOf(own, periods);
    return [{ contact, documents: own.sort(compareDocuments), amounts, percent, currencies }];
  });
  return {
    params,
    periods,
    contacts: contacts.sort(
      (left, right) =>
        compareNames(left.contact.name, right.contact.name) || compareText(left.contact.id, right.contact.id),
    ),
    totals,
    percents: percentsOf(totals),
    currencies: currenciesOf(documents, periods),
    control: controlOf(params, inputs.controlBalanceMinor, totals.totalMinor, chart),
    leftOnSettledMinor: documents
      .filter(({ openMinor }) => openMinor === 0n)
      .reduce((sum, { openBaseMinor }) => sum + absolute(openBaseMinor), 0n),
  };
}
