import type { Day } from '../../../packages/ledger/src/calendar/index.ts';
import type {
  BookedEntry,
  LineRule,
  LineToCode,
  OpenForMatching,
} from '../../../packages/ledger/src/reconciliation/suggestion.ts';

/** Kinds of generated lines, by their difficulty. */
export type LineKind =
  | 'single'
  | 'twin'
  | 'wrong reference'
  | 'part'
  | 'excess'
  | 'fee'
  | 'gateway'
  | 'write-off'
  | 'exchange'
  | 'together'
  | 'booked'
  | 'deposit'
  | 'returned cheque'
  | 'transfer'
  | 'transfer with exchange'
  | 'refund'
  | 'regular'
  | 'rule'
  | 'salary'
  | 'claim'
  | 'first time';

/** The true coding of a generated line. */
export type Truth =
  | {
      readonly action: 'match';
      readonly documents: readonly { readonly ref: string; readonly settlesMinor: bigint }[];
      readonly difference: {
        readonly kind: 'fee' | 'write_off' | 'excess' | 'part';
        readonly accountCode: string | null;
      } | null;
    }
  | { readonly action: 'entries'; readonly entryRefs: readonly string[] }
  | { readonly action: 'classify'; readonly accountCodes: readonly string[] }
  | { readonly action: 'transfer'; readonly lineRef: string; readonly accountCode: string };

/** Something that becomes known on a day. */
export type Happening =
  | { readonly what: 'document'; readonly day: Day; readonly document: OpenForMatching }
  | {
      readonly what: 'entry';
      readonly day: Day;
      readonly accountCode: string;
      readonly entry: BookedEntry;
      readonly settles: readonly string[];
    }
  | {
      readonly what: 'line';
      readonly day: Day;
      readonly line: LineToCode;
      readonly kind: LineKind;
      readonly truth: Truth;
      /** Whether a person could know the answer from the printed text and the books. */
      readonly knowable: boolean;
    };

export type LineHappening = Extract<Happening, { what: 'line' }>;

export interface GeneratedCompany {
  readonly happenings: readonly Happening[];
  readonly ownNames: readonly string[];
  readonly rules: readonly LineRule[];
  readonly rateOn: (currency: string, day: Day) => string | null;
}
