import type { Line } from '../../page/layout.ts';
import { type DayMonthOrder, shortDatesIn } from '../../values/date.ts';

export interface Month {
  readonly year: number | null;
  readonly month: number;
}

/** A line that names a month, perhaps with its year, and nothing else. */
const MONTH_LINE = /^(?:\p{L}{3,9}\.?(?:,? ?\d{4})?|(?:\d{4} ?年 ?)?\d{1,2} ?月)$/u;

/** The month that is the heading on a line, such as "May 2024", "May" or "2024年5月"; null for any other line. */
function monthOf({ text }: Line, order: DayMonthOrder): Month | null {
  const plain = text.trim();
  if (!MONTH_LINE.test(plain)) return null;
  const [date] = shortDatesIn(plain.endsWith('月') ? `${plain}1日` : `1 ${plain}`, order);
  return date === undefined ? null : { year: date.year, month: date.month };
}

function monthOfDay(day: string | null): Month | null {
  return day === null ? null : { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

/** A day lower than the one before it by at least this much belongs to the next month. */
const TURN = 15;

/** Goes through the lines of a document and finds the month of each day that is printed without one. */
export class Months {
  readonly #order: DayMonthOrder;
  #now: Month | null;
  #last: number | null = null;

  /**
   * @param from the first day the statement covers, where it is printed; else the last day
   * @param isFirst whether `from` is the first day: a row with a much lower day is then in the next month
   */
  constructor(order: DayMonthOrder, from: string | null, isFirst = false) {
    this.#order = order;
    this.#now = monthOfDay(from);
    this.#last = isFirst && from !== null ? Number(from.slice(8)) : null;
  }

  pass(line: Line): void {
    const headed = monthOf(line, this.#order);
    if (headed === null) return;
    this.#now = { year: headed.year ?? this.#now?.year ?? null, month: headed.month };
    this.#last = null;
  }

  /** The month of a day printed without one; null when no month was named. */
  of(day: number): Month | null {
    if (this.#now === null) return null;
    if (this.#last !== null && day + TURN < this.#last) this.#turn();
    this.#last = day;
    return this.#now;
  }

  #turn(): void {
    if (this.#now === null) return;
    const { year, month } = this.#now;
    this.#now = month === 12 ? { year: year === null ? null : year + 1, month: 1 } : { year, month: month + 1 };
  }
}

/** For separating rows from other lines, where the month of a day does not matter. */
export function anyMonth(order: DayMonthOrder): Months {
  return new Months(order, '2024-01-01');
}
