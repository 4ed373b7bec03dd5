import { at } from '../../assert.ts';
import type { Day } from '../../calendar/index.ts';
import type { EntryKind } from '../../journal/index.ts';
import type { Currency } from '../../money/index.ts';
import { type AgedSide, type AgedType, agedDocument, agedPeriods } from '../aged/index.ts';
import { compareText } from '../ledger-line.ts';

/** Parameters of a statement: `from` and `to` inclusive; records dated after `to` are ignored. */
export interface ContactStatementParams {
  readonly side: AgedSide;
  readonly from: Day;
  readonly to: Day;
}

/** A line on the control account that names the contact. `amountMinor`: currency of its document, debit positive. */
export interface ContactPosting {
  readonly entryRef: string;
  /** The entry it reverses; null when it is not a reversal. */
  readonly reversesRef: string | null;
  readonly date: Day;
  readonly kind: EntryKind;
  readonly number: string;
  readonly reference: string | null;
  /** The record the entry comes from. */
  readonly sourceRef: string;
  /** The record the line is open on, or settles. */
  readonly documentRef: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
}

/** A document, or money that may be unapplied. */
export interface ContactRecord {
  readonly ref: string;
  readonly number: string;
  readonly type: AgedType;
  readonly date: Day;
  readonly dueDate: Day | null;
}

/** `amountMinor`: change of the amount owed; credits and payments are negative. `document`: null for a payment. */
export interface ContactStatementLine {
  readonly date: Day;
  readonly kind: EntryKind;
  readonly number: string;
  readonly reference: string | null;
  readonly document: ContactRecord | null;
  readonly amountMinor: bigint;
  readonly balanceMinor: bigint;
}

/** One currency. `ageingMinor`: not due (less credits), 1-30, 31-60, 61-90 and over 90 days late at `to`; it sums to closing. */
export interface ContactStatementPart {
  readonly currency: Currency;
  readonly openingMinor: bigint;
  readonly lines: readonly ContactStatementLine[];
  readonly closingMinor: bigint;
  readonly ageingMinor: readonly bigint[];
}

/**
 * A statement of account, with a part for each currency that has movements or open amounts. Documents voided and
 * payments returned by `to` are left out together with their reversals; an allocation of one record to another moves
 * nothing.
 * @param postings in the order they were posted
 */
export function buildContactStatement(
  params: ContactStatementParams,
  postings: readonly ContactPosting[],
  records: ReadonlyMap<string, ContactRecord>,
): ContactStatementPart[] {
  const standing = standingAt(params.to, postings);
  return [...Map.groupBy(standing, ({ currency }) => currency)]
    .sort(([left], [right]) => compareText(left, right))
    .map(([currency, own]) => partOf(params, currency, own, records))
    .filter(({ openingMinor, lines, closingMinor }) => openingMinor !== 0n || closingMinor !== 0n || lines.length > 0);
}

function standingAt(to: Day, postings: readonly ContactPosting[]): ContactPosting[] {
  const known = postings.filter(({ date }) => date <= to);
  const undone = new Set(known.filter(isTakingBack).flatMap(({ reversesRef }) => reversesRef ?? []));
  return known.filter((posting) => !isTakingBack(posting) && !undone.has(posting.entryRef));
}

function isTakingBack({ reversesRef, kind }: ContactPosting): boolean {
  return reversesRef !== null && (kind === 'void' || kind === 'payment_reversal');
}

function partOf(
  params: ContactStatementParams,
  currency: Currency,
  postings: readonly ContactPosting[],
  records: ReadonlyMap<string, ContactRecord>,
): ContactStatementPart {
  const sign = params.side === 'receivable' ? 1n : -1n;
  const moves = [...Map.groupBy(postings, ({ entryRef }) => entryRef).values()]
    .flatMap((own) => {
      const [first] = own;
      return first === undefined ? [] : [{ first, amountMinor: sign * sumOf(own) }];
    })
    .filter(({ amountMinor }) => amountMinor !== 0n)
    .sort((left, right) => compareText(left.first.date, right.first.date));
  const before = moves.filter(({ first }) => first.date < params.from);
  const openingMinor = before.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  let balanceMinor = openingMinor;
  const lines = moves.slice(before.length).map(({ first, amountMinor }): ContactStatementLine => {
    balanceMinor += amountMinor;
    const { date, number, reference } = first;
    return {
      date,
      kind: kindOf(first, records),
      number,
      reference,
      document: documentOf(first, records),
      amountMinor,
      balanceMinor,
    };
  });
  return {
    currency,
    openingMinor,
    lines,
    closingMinor: balanceMinor,
    ageingMinor: ageingOf(params, postings, records),
  };
}

function sumOf(postings: readonly ContactPosting[]): bigint {
  return postings.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}

/** An opening document is shown as its own type. */
function kindOf(posting: ContactPosting, records: ReadonlyMap<string, ContactRecord>): EntryKind {
  const document = documentOf(posting, records);
  if (posting.kind !== 'opening_document' || document === null) return posting.kind;
  return isMoney(document.type) ? posting.kind : document.type;
}

type MoneyType = Extract<AgedType, `${string}_unapplied`>;

function isMoney(type: AgedType): type is MoneyType {
  return type === 'receipt_unapplied' || type === 'payment_unapplied';
}

/** The document an entry made; null for an entry of money. */
function documentOf({ sourceRef }: ContactPosting, records: ReadonlyMap<string, ContactRecord>): ContactRecord | null {
  const record = records.get(sourceRef);
  return record === undefined || isMoney(record.type) ? null : record;
}

function ageingOf(
  { side, to }: ContactStatementParams,
  postings: readonly ContactPosting[],
  records: ReadonlyMap<string, ContactRecord>,
): bigint[] {
  const params = { side, asAt: to, ageBy: 'due_date' } as const;
  const periods = agedPeriods(params);
  const ageing = [0n, ...periods.map(() => 0n)];
  for (const [ref, own] of Map.groupBy(postings, ({ documentRef }) => documentRef)) {
    const record = records.get(ref);
    const [first] = own;
    if (record === undefined || first === undefined) continue;
    const openMinor = sumOf(own);
    const item = { ...record, contact: { id: '', name: '' }, currency: first.currency, openMinor, openBaseMinor: 0n };
    const aged = agedDocument(item, params, periods);
    const index = aged.period === null ? 0 : aged.period + 1;
    ageing[index] = at(ageing, index) + aged.openMinor;
  }
  return ageing;
}
