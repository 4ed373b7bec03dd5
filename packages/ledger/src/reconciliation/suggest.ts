import { type Day, daysBetween } from '../calendar/index.ts';
import { accountByWords } from './keyword-prior.ts';
import { payeeSimilarity } from './payee.ts';

/** A bank line to be coded. `amountMinor` is signed: received positive. */
export interface LineToCode {
  readonly date: Day;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly payee: string | null;
  readonly description: string;
}

/** An open invoice, bill or credit note. `openMinor` has the sign of the money that would settle it: receivables positive. */
export interface OpenForMatching {
  readonly ref: string;
  readonly number: string;
  readonly reference: string | null;
  readonly contactNames: readonly string[];
  readonly openMinor: bigint;
  readonly currency: string;
  readonly issueDate: Day;
}

/** A line of another own account that may be the other side of a transfer. */
export interface MirrorCandidate {
  readonly accountCode: string;
  readonly date: Day;
  readonly amountMinor: bigint;
  readonly currency: string;
}

/** An entry already in the books that moves this bank account and that no statement line accounts for yet. */
export interface BookedEntry {
  readonly ref: string;
  readonly number: string;
  readonly date: Day;
  /** In the account's currency; money in positive. */
  readonly amountMinor: bigint;
  readonly contactNames: readonly string[];
  /** Its references and narration, in which a cheque number may stand. */
  readonly words: string;
}

/** One named partial reason of a score; `good` false speaks against it. */
export interface Reason {
  readonly kind: 'amount' | 'reference' | 'payee' | 'days' | 'word' | 'history' | 'mirror';
  readonly value: string | null;
  readonly good: boolean;
}

export interface Suggestion {
  readonly action: 'match' | 'classify' | 'transfer';
  readonly documentRef: string | null;
  /** For a match with what is booked already: that entry. */
  readonly entryRef: string | null;
  readonly accountCode: string | null;
  /** 0..120; suggested from 60. */
  readonly score: number;
  readonly reasons: readonly Reason[];
}

export interface Surroundings {
  readonly documents: readonly OpenForMatching[];
  readonly mirrors: readonly MirrorCandidate[];
  /** Codes that may be posted to directly: what a suggestion may name. */
  readonly accountCodes: ReadonlySet<string>;
  readonly entries?: readonly BookedEntry[];
  /** What lines of the same payee were coded to before: account by `payeeKey`. */
  readonly history?: ReadonlyMap<string, string>;
}

export const SUGGEST_FROM = 60;

/**
 * The best suggestion for a line: what is booked already and open documents first, then transfers, then what lines of that
 * payee were before, then what its words mean; null when none is sure enough.
 */
export function suggest(line: LineToCode, around: Surroundings): Suggestion | null {
  const entries = around.entries ?? [];
  const matches = [
    ...entries.flatMap((entry) => scoreEntry(line, entry, entries) ?? []),
    ...around.documents.flatMap((document) => scoreDocument(line, document, around.documents) ?? []),
  ];
  const best = matches.toSorted((a, b) => b.score - a.score)[0];
  if (best && best.score >= SUGGEST_FROM) return best;
  return transferOf(line, around) ?? byHistory(line, around) ?? byWords(line, around);
}

const CHEQUE = /\bCH(E)?Q(UE)?\b|支票/i;

/**
 * Points of an entry booked already: exact amount 50 and the only one 5, a number of it in the line's text 35, payee 20 or
 * 10, date 10 less one a day. It stands from 30 days before the line (180 for a cheque) to 3 days after it.
 */
export function scoreEntry(line: LineToCode, entry: BookedEntry, all: readonly BookedEntry[]): Suggestion | null {
  if (entry.amountMinor !== line.amountMinor) return null;
  const ageDays = daysBetween(entry.date, line.date);
  const oldestDays = CHEQUE.test(line.description) || CHEQUE.test(entry.words) ? 180 : 30;
  if (ageDays < -3 || ageDays > oldestDays) return null;
  const reasons: Reason[] = [{ kind: 'amount', value: null, good: true }];
  let score = all.filter((other) => other.amountMinor === line.amountMinor).length === 1 ? 55 : 50;
  const reference = sharedNumber(line.description, `${entry.number} ${entry.words}`);
  if (reference !== null) {
    score += 35;
    reasons.push({ kind: 'reference', value: reference, good: true });
  }
  const payee = payeePoints(line, entry.contactNames);
  score += payee.points + Math.max(0, 10 - Math.abs(ageDays));
  reasons.push(...payee.reasons, { kind: 'days', value: String(ageDays), good: true });
  return { action: 'match', documentRef: null, entryRef: entry.ref, accountCode: null, score, reasons };
}

/** A token with a digit, of at least four characters, that both texts have: a cheque, order or record number. */
function sharedNumber(description: string, words: string): string | null {
  const own = new Set(tokensOf(words));
  return tokensOf(description).find((token) => token.length >= 4 && /\d/.test(token) && own.has(token)) ?? null;
}

function tokensOf(text: string): string[] {
  return text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/);
}

function payeePoints(line: LineToCode, names: readonly string[]): { points: number; reasons: Reason[] } {
  const similarity = Math.max(0, ...names.map((name) => payeeSimilarity(line.payee ?? line.description, name)));
  if (similarity < 0.6) return { points: 0, reasons: [] };
  const reason: Reason = { kind: 'payee', value: similarity.toFixed(2), good: true };
  return { points: similarity >= 0.85 ? 20 : 10, reasons: [reason] };
}

/** The key lines of one payee and direction share; amounts, dates and numbers in the text do not count. */
export function payeeKey(line: Pick<LineToCode, 'payee' | 'description' | 'amountMinor'>): string {
  const words = tokensOf(line.payee ?? line.description).filter((token) => token !== '' && !/\d/.test(token));
  return `${line.amountMinor > 0n ? 'in' : 'out'} ${words.join(' ')}`;
}

function byHistory(line: LineToCode, around: Surroundings): Suggestion | null {
  const accountCode = around.history?.get(payeeKey(line));
  if (accountCode === undefined || !around.accountCodes.has(accountCode)) return null;
  const reasons: Reason[] = [{ kind: 'history', value: line.payee ?? line.description, good: true }];
  return { action: 'classify', documentRef: null, entryRef: null, accountCode, score: 85, reasons };
}

/**
 * Points of one open document: exact amount 50, reference 35, payee 20 or 10, date 10 less one a day, the only document of
 * that amount 5. A smaller amount may be a part payment, but only with the reference or the payee behind it.
 */
export function scoreDocument(
  line: LineToCode,
  document: OpenForMatching,
  all: readonly OpenForMatching[],
): Suggestion | null {
  if (document.currency !== line.currency || document.openMinor > 0n !== line.amountMinor > 0n) return null;
  const ageDays = daysBetween(document.issueDate, line.date);
  if (ageDays < -7) return null;
  const reasons: Reason[] = [];
  let score = 0;
  const exact = document.openMinor === line.amountMinor;
  if (exact) {
    score += 50;
    reasons.push({ kind: 'amount', value: null, good: true });
    if (all.filter((other) => other.currency === line.currency && other.openMinor === line.amountMinor).length === 1)
      score += 5;
  }
  const reference = referenceIn(line.description, document);
  if (reference !== null) {
    score += 35;
    reasons.push({ kind: 'reference', value: reference, good: true });
  }
  const payee = payeePoints(line, document.contactNames);
  score += payee.points + Math.max(0, 10 - Math.abs(ageDays));
  reasons.push(...payee.reasons, { kind: 'days', value: String(ageDays), good: ageDays <= 60 });
  const larger = line.amountMinor > 0n ? document.openMinor > line.amountMinor : document.openMinor < line.amountMinor;
  if (!exact && !(larger && reference !== null)) return null;
  // A part payment names its invoice, and its payee agrees or is not told.
  if (!exact) score += 20;
  return { action: 'match', documentRef: document.ref, entryRef: null, accountCode: null, score, reasons };
}

/** The document's number or reference as a whole token of at least four characters, punctuation aside. */
function referenceIn(description: string, document: OpenForMatching): string | null {
  const tokens = new Set(tokensOf(description));
  for (const wanted of [document.number, document.reference]) {
    const plain = (wanted ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
    if (plain.length >= 4 && tokens.has(plain)) return wanted;
  }
  return null;
}

/** The other side of a transfer: opposite amount in an own account of the same currency, at most five days apart. */
function transferOf(line: LineToCode, around: Surroundings): Suggestion | null {
  const mirror = around.mirrors
    .filter(
      (other) =>
        other.currency === line.currency &&
        other.amountMinor === -line.amountMinor &&
        Math.abs(daysBetween(other.date, line.date)) <= 5,
    )
    .toSorted((a, b) => Math.abs(daysBetween(a.date, line.date)) - Math.abs(daysBetween(b.date, line.date)))[0];
  if (!mirror) return null;
  const days = Math.abs(daysBetween(mirror.date, line.date));
  const reasons: Reason[] = [
    { kind: 'mirror', value: mirror.accountCode, good: true },
    { kind: 'days', value: String(days), good: true },
  ];
  return {
    action: 'transfer',
    documentRef: null,
    entryRef: null,
    accountCode: mirror.accountCode,
    score: 90 - days,
    reasons,
  };
}

function byWords(line: LineToCode, around: Surroundings): Suggestion | null {
  const found = accountByWords(`${line.description} ${line.payee ?? ''}`, line.amountMinor > 0n ? 'received' : 'spent');
  if (found === null || !around.accountCodes.has(found.accountCode)) return null;
  return {
    action: 'classify',
    documentRef: null,
    entryRef: null,
    accountCode: found.accountCode,
    score: 70,
    reasons: [{ kind: 'word', value: found.word, good: true }],
  };
}
