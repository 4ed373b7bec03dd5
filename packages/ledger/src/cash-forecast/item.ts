import type { Day } from '../calendar/index.ts';

/** `in`: customers pay the company. `out`: the company pays suppliers. */
export type ForecastSide = 'in' | 'out';

/** A document, posted or to come, that will be paid. `amountMinor` is positive, in base currency. */
export interface ExpectedDocument {
  readonly ref: string;
  /** Whether it is posted, or will be made by a recurring document. */
  readonly source: 'document' | 'recurring';
  readonly side: ForecastSide;
  readonly contactId: string | null;
  readonly dueDate: Day;
  readonly amountMinor: bigint;
}

/** Credit or unapplied money of a contact: it reduces what is still paid. `amountMinor` is positive, in base currency. */
export interface OpenCredit {
  readonly side: ForecastSide;
  readonly contactId: string;
  readonly amountMinor: bigint;
}
