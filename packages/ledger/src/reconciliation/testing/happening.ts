import type { Day } from '../../calendar/index.ts';
import type { BookedEntry, LineRule, LineToCode, OpenForMatching } from '../suggestion.ts';

/** What a generated line is, by what makes it easy or hard. */
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

/** What a generated line really is. */
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
      /** Whether a person could tell from what is printed and what is in the books. */
      readonly knowable: boolean;
    };

export type LineHappening = Extract<Happening, { what: 'line' }>;

export interface GeneratedCompany {
  readonly happenings: readonly Happening[];
  readonly ownNames: readonly string[];
  readonly rules: readonly LineRule[];
  readonly rateOn: (currency: string, day: Day) => string | null;
}
