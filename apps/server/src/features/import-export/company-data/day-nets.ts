import {
  addDays,
  addTo,
  type Balances,
  balanceRanges,
  balancesAt,
  type Chart,
  type Day,
  endOfMonth,
  type FinancialYearEnd,
  type JournalDraft,
  type JournalLineDraft,
  movementsFrom,
} from '@folio/ledger';

/** A posting as used for balances. */
export interface NetPosting {
  date: Day;
  closing: boolean;
  accountCode: string;
  netMinor: bigint;
}

/**
 * Sums postings by day and account, so that computing balances at many days depends on the number of days, not of
 * postings.
 */
export class DayNets {
  readonly #days = new Map<string, Map<string, bigint>>();
  #first: Day | null = null;
  #last: Day | null = null;

  add({ date, closing, accountCode, netMinor }: NetPosting): void {
    const key = `${date}${closing ? '+' : ''}`;
    const nets = this.#days.get(key) ?? new Map<string, bigint>();
    this.#days.set(key, nets);
    addTo(nets, accountCode, netMinor);
    if (this.#first === null || date < this.#first) this.#first = date;
    if (this.#last === null || date > this.#last) this.#last = date;
  }

  get first(): Day | null {
    return this.#first;
  }

  get last(): Day | null {
    return this.#last;
  }

  /** The last day of every month from the first posting to the last one. */
  monthEnds(): Day[] {
    const days: Day[] = [];
    if (this.#first === null || this.#last === null) return days;
    for (let end = endOfMonth(this.#first); ; end = endOfMonth(addDays(end, 1))) {
      days.push(end);
      if (end >= this.#last) return days;
    }
  }

  /** Every account's balance at each day as in a trial balance, without zero balances. */
  balances(days: readonly Day[], chart: Chart, financialYearEnd: FinancialYearEnd): Map<Day, Balances> {
    const entries = [...this.#days].map(([key, nets]) => pseudoEntry(key, nets));
    const ranges = days.flatMap((day) => Object.values(balanceRanges(day, financialYearEnd)));
    const movements = movementsFrom(entries, ranges);
    return new Map(days.map((day) => [day, withoutNil(balancesAt(day, movements, chart, financialYearEnd))]));
  }
}

export function withoutNil(balances: Balances): Balances {
  return new Map([...balances].filter(([, minor]) => minor !== 0n));
}

const LINE: Omit<JournalLineDraft, 'accountCode' | 'debitMinor' | 'creditMinor'> = {
  currency: '',
  foreignAmountMinor: null,
  rate: null,
  contactId: null,
  documentRef: null,
  taxCode: null,
  description: '',
};

/** A day's sums in the form that the reports add up. */
function pseudoEntry(key: string, nets: ReadonlyMap<string, bigint>): JournalDraft {
  return {
    date: key.slice(0, 10),
    kind: key.endsWith('+') ? 'closing' : 'manual_journal',
    sourceType: 'manual_journal',
    sourceRef: '',
    number: '',
    narration: '',
    lines: [...nets].map(([accountCode, netMinor]) => ({
      ...LINE,
      accountCode,
      debitMinor: netMinor > 0n ? netMinor : 0n,
      creditMinor: netMinor < 0n ? -netMinor : 0n,
    })),
  };
}
