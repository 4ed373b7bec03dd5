import { addDays, type Day } from '../../../packages/ledger/src/calendar/index.ts';
import type {
  BookedEntry,
  LineToCode,
  OpenForMatching,
} from '../../../packages/ledger/src/reconciliation/suggestion.ts';
import type { Chance } from './chance.ts';
import type { Happening, LineKind, Truth } from './happening.ts';
import type { Printed } from './print.ts';

export const CURRENT = '1010';
export const SAVINGS = '1020';
export const DOLLARS = '1030';

export function currencyOf(accountCode: string): string {
  return accountCode === DOLLARS ? 'USD' : 'HKD';
}

/** Records generated documents, records and lines, and which of them are still open. */
export class Desk {
  readonly chance: Chance;
  readonly happenings: Happening[] = [];
  readonly open = new Map<string, OpenForMatching>();
  /** Documents as they were issued. */
  readonly issued = new Map<string, OpenForMatching>();
  readonly #later = new Map<Day, (() => void)[]>();
  readonly #rates = new Map<Day, number>();
  #number = 0;
  day: Day;

  constructor(chance: Chance, day: Day) {
    this.chance = chance;
    this.day = day;
  }

  next(): number {
    this.#number += 1;
    return this.#number;
  }

  /** Does something so many days from now; nothing is done before tomorrow. */
  inDays(days: number, work: () => void): void {
    const day = addDays(this.day, Math.max(1, days));
    const there = this.#later.get(day);
    if (there) there.push(work);
    else this.#later.set(day, [work]);
  }

  /** Moves on to the day and performs what was scheduled for it. */
  begin(day: Day): void {
    this.day = day;
    const before = this.#rates.get(addDays(day, -1)) ?? 78_000;
    this.#rates.set(day, Math.min(78_500, Math.max(77_500, before + this.chance.whole(-60, 60))));
    for (const work of this.#later.get(day) ?? []) work();
  }

  /** Hong Kong dollars for one US dollar, in ten-thousandths. */
  dollarRate(day = this.day): number {
    return this.#rates.get(day) ?? 78_000;
  }

  rateOn(currency: string, day: Day): string | null {
    return currency === 'USD' && this.#rates.has(day) ? (this.dollarRate(day) / 10_000).toFixed(4) : null;
  }

  issue(document: OpenForMatching): void {
    this.open.set(document.ref, document);
    this.issued.set(document.ref, document);
    this.happenings.push({ what: 'document', day: this.day, document });
  }

  /** Reduces the open amount of a document; a fully settled document is no longer open. */
  settle(ref: string, minor: bigint): void {
    const document = this.open.get(ref);
    if (!document) return;
    const left = document.openMinor > 0n ? document.openMinor - minor : document.openMinor + minor;
    if (left === 0n) this.open.delete(ref);
    else this.open.set(ref, { ...document, openMinor: left });
  }

  book(accountCode: string, entry: BookedEntry, settles: readonly string[]): void {
    for (const ref of settles) this.open.delete(ref);
    this.happenings.push({ what: 'entry', day: this.day, accountCode, entry, settles });
  }

  print(
    told: {
      readonly accountCode: string;
      readonly amountMinor: bigint;
      readonly printed: Omit<Printed, 'named' | 'referred'>;
      readonly day?: Day;
    },
    about: { readonly kind: LineKind; readonly truth: Truth; readonly knowable: boolean; readonly ref?: string },
  ): void {
    const day = told.day ?? this.day;
    const { payee, description, reference } = told.printed;
    const line: LineToCode = {
      ref: about.ref ?? `line ${this.next()}`,
      accountCode: told.accountCode,
      date: day,
      amountMinor: told.amountMinor,
      currency: currencyOf(told.accountCode),
      payee,
      description,
      reference,
    };
    this.happenings.push({ what: 'line', day, line, kind: about.kind, truth: about.truth, knowable: about.knowable });
    if (about.truth.action === 'match')
      for (const { ref, settlesMinor } of about.truth.documents) this.settle(ref, settlesMinor);
  }
}
