import type { Day, Period } from '../calendar/index.ts';
import type { Words } from '../report-layout/index.ts';
import type { FilingFile, FilingForm, FilingLanguage } from './edition.ts';
import type { ElementKind } from './element.ts';

/** A day (`from` null) or a period; `partner`: the number of the partner that the value is stated for. */
export interface FilingContext {
  readonly from: Day | null;
  readonly to: Day;
  readonly partner?: number | undefined;
}

/** How contexts name a partner, as the taxonomy package declares it. */
export interface PartnerDimension {
  /** The element that holds the number of the partner. */
  readonly domain: string;
  /** The part of a context that holds it. */
  readonly holder: 'segment' | 'scenario';
}

/**
 * A value of a file: a whole amount, a rate, a text, 'true' or 'false', or a day. With an element it is tagged. `unit`: the
 * currency of an amount, 'pure' for a rate.
 */
export interface FilingCell {
  readonly kind: ElementKind;
  readonly value: string;
  readonly unit: string | null;
  readonly element: string | null;
  readonly context: FilingContext;
}

export interface FilingRow {
  readonly label: Words;
  /** One for each head of the section; null: empty. */
  readonly cells: readonly (FilingCell | null)[];
  readonly isTotal: boolean;
}

export interface FilingSection {
  readonly title: Words;
  readonly heads: readonly Words[];
  readonly rows: readonly FilingRow[];
}

export interface FilingDocument {
  readonly file: FilingFile;
  readonly title: Words;
  readonly sections: readonly FilingSection[];
}

/** Everything that the two files say: what is frozen with its hash. */
export interface FilingPack {
  /** The day in the names of the taxonomies. */
  readonly edition: string;
  readonly form: FilingForm;
  readonly language: FilingLanguage;
  readonly companyName: string;
  /** The identifier of the company in contexts: its file number, or empty. */
  readonly identifier: string;
  readonly year: string;
  readonly basis: Period;
  readonly currency: string;
  /** False: no taxonomy package was imported, so periods of elements are Folio's reading. */
  readonly isTagged: boolean;
  /** Only in the return of a partnership. */
  readonly partnerDimension?: PartnerDimension | undefined;
  readonly documents: readonly FilingDocument[];
}

/** An amount in minor units as whole units of the currency, half away from zero. */
export function wholeUnits(amountMinor: bigint, digits: number): bigint {
  const unit = 10n ** BigInt(digits);
  const half = unit / 2n;
  const size = amountMinor < 0n ? -amountMinor : amountMinor;
  const whole = (size + half) / unit;
  return amountMinor < 0n ? -whole : whole;
}
