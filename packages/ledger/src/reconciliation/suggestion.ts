import type { AccountCode, Chart } from '../accounts/index.ts';
import type { Day } from '../calendar/index.ts';
import type { Currency } from '../money/index.ts';

/** A bank line to be coded. `amountMinor` is signed in the account's currency: received positive. */
export interface LineToCode {
  readonly ref: string;
  readonly accountCode: AccountCode;
  readonly date: Day;
  readonly amountMinor: bigint;
  readonly currency: Currency;
  readonly payee: string | null;
  readonly description: string;
  /** The bank's reference, if it is separate from the text. */
  readonly reference?: string | null;
  /** Keys of suggestions a person said no to. */
  readonly refused?: readonly string[];
}

/** An open invoice, bill or credit note. `openMinor` has the sign of the money that would settle it: receivables positive. */
export interface OpenForMatching {
  readonly ref: string;
  readonly number: string;
  readonly reference: string | null;
  /** The reference the customer was asked to quote when paying. */
  readonly paymentReference?: string | null;
  readonly contactRef: string;
  readonly contactNames: readonly string[];
  readonly openMinor: bigint;
  readonly currency: Currency;
  readonly issueDate: Day;
  /** Document type: only documents of one type and contact are settled together. */
  readonly type: string;
}

/** An open line of another own account that may be the other side of a transfer. */
export interface MirrorCandidate {
  readonly ref: string;
  readonly accountCode: AccountCode;
  readonly date: Day;
  readonly amountMinor: bigint;
  readonly currency: Currency;
  readonly description: string;
}

/** An entry already in the books that moves this bank account and that no statement line accounts for yet. */
export interface BookedEntry {
  readonly ref: string;
  readonly number: string;
  readonly date: Day;
  /** In the account's currency; money in positive. */
  readonly amountMinor: bigint;
  readonly contactNames: readonly string[];
  /** Its references and narration, which may contain a cheque number. */
  readonly words: string;
}

/** An earlier coding of lines of one payee and direction, and how often a person rejected it. */
export interface PayeeChoice {
  readonly accountCode: AccountCode;
  readonly times: number;
  readonly refused: number;
  readonly lastUsed: Day;
}

/** A company's own rule as the engine tries it; texts are compared by `ruleHolds`. */
export interface LineRule {
  readonly ref: string;
  readonly name: string;
  readonly direction: 'spent' | 'received' | null;
  /** Bank accounts' ledger codes; empty = every one. */
  readonly accountCodes: readonly AccountCode[];
  readonly text: readonly {
    readonly field: 'any' | 'payee' | 'description';
    readonly match: 'contains' | 'equals' | 'starts_with' | 'not_contains';
    readonly value: string;
  }[];
  /** Without direction, both included. */
  readonly leastMinor: bigint | null;
  readonly mostMinor: bigint | null;
  readonly action:
    | { readonly kind: 'classify'; readonly parts: readonly RulePart[] }
    | { readonly kind: 'transfer'; readonly accountCode: AccountCode }
    | { readonly kind: 'exclude'; readonly reason: string };
}

/** `percent` of the line or a fixed amount; the one part with neither takes the rest. */
export interface RulePart {
  readonly accountCode: AccountCode;
  readonly percent: string | null;
  readonly amountMinor: bigint | null;
  readonly taxCode: string | null;
  readonly description: string | null;
}

/** One named partial reason of a score; `good` false speaks against it. */
export interface Reason {
  readonly kind:
    | 'amount'
    | 'reference'
    | 'payee'
    | 'days'
    | 'word'
    | 'history'
    | 'mirror'
    | 'together'
    | 'part'
    | 'excess'
    | 'fee'
    | 'write_off'
    | 'exchange'
    | 'rule'
    | 'refused';
  readonly value: string | null;
  readonly good: boolean;
}

/** A part of a classification, positive in the line's direction, in the account's currency. */
export interface SuggestedPart {
  readonly accountCode: AccountCode;
  readonly amountMinor: bigint;
  readonly taxCode: string | null;
  readonly description: string | null;
}

/**
 * The difference between the line and what it settles, in the account's currency. `accountCode` null: it stays open.
 */
export interface SuggestedDifference {
  readonly kind: 'fee' | 'write_off' | 'excess' | 'part';
  readonly amountMinor: bigint;
  readonly accountCode: AccountCode | null;
}

export interface Suggestion {
  /** The same for the same proposal: a person's no is remembered under it. */
  readonly key: string;
  readonly action: 'match' | 'classify' | 'transfer' | 'exclude';
  /** Where it comes from, by which its accuracy is measured. */
  readonly source: 'document' | 'entry' | 'transfer' | 'history' | 'word' | 'rule';
  /** Documents it settles, each with how much in the document's own currency, positive. */
  readonly documents: readonly { readonly ref: string; readonly settlesMinor: bigint }[];
  /** Entries in the books that together are the line's amount. */
  readonly entryRefs: readonly string[];
  readonly parts: readonly SuggestedPart[];
  /** Transfer: the other own account, its line if its statement shows one, and the amount there in its currency. */
  readonly transfer: {
    readonly accountCode: AccountCode;
    readonly lineRef: string | null;
    readonly amountMinor: bigint | null;
  } | null;
  readonly difference: SuggestedDifference | null;
  /** Exclude: why. */
  readonly reason: string | null;
  readonly ruleRef: string | null;
  /** 0..100; suggested from 60, certain from 95. */
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** Everything a company's open lines of one account are compared with. */
export interface Surroundings {
  readonly documents: readonly OpenForMatching[];
  readonly mirrors: readonly MirrorCandidate[];
  /** The company's chart, in which accounts are found by role and by the words of a line. */
  readonly chart: Chart;
  /** Codes a suggestion may use: accounts that may be posted to directly. */
  readonly accountCodes: ReadonlySet<string>;
  readonly entries: readonly BookedEntry[];
  /** By `payeeKey`. */
  readonly history: ReadonlyMap<string, readonly PayeeChoice[]>;
  /** The company's own names on statements: money to or from them moves between own accounts. */
  readonly ownNames?: readonly string[];
  /** In the order they are tried. */
  readonly rules: readonly LineRule[];
  readonly baseCurrency: Currency;
  /** Base units per 1 unit of a currency on a day, as a decimal; null where none is known. */
  readonly rateOn: (currency: Currency, day: Day) => string | null;
}

export const SUGGEST_FROM = 60;
export const CERTAIN_FROM = 95;
export const MAX_CANDIDATES = 9;

/**
 * The key of a proposal, under which a person's rejection is stored: the match or the account, never the score. The
 * same proposal for another amount of the same documents has the same key.
 */
export function suggestionKey(
  suggestion: Pick<Suggestion, 'action' | 'documents' | 'entryRefs' | 'parts' | 'transfer' | 'difference'>,
): string {
  const { action, documents, entryRefs, parts, transfer, difference } = suggestion;
  if (action === 'transfer') return ['transfer', transfer?.accountCode ?? '', transfer?.lineRef ?? ''].join(':');
  if (action === 'exclude') return 'exclude';
  if (action === 'classify') return `classify:${parts.map((part) => part.accountCode).join('+')}`;
  if (entryRefs.length > 0) return `entries:${entryRefs.toSorted().join('+')}`;
  const booked = difference?.accountCode ? `:${difference.kind}:${difference.accountCode}` : '';
  return `documents:${documents
    .map(({ ref }) => ref)
    .toSorted()
    .join('+')}${booked}`;
}
