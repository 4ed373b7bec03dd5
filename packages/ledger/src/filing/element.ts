import type { Words } from '../report-layout/index.ts';
import type { FilingForm } from './edition.ts';

export type ElementKind = 'amount' | 'rate' | 'text' | 'flag' | 'day';

/**
 * Where the value of an item is kept: the tax profile, the company form, the facts of the filing, the tax computation, the
 * statutory accounts, accounts of the chart that a person mapped to it, the partners, or an answer of a person.
 */
export type ValueSource =
  | 'profile'
  | 'company'
  | 'facts'
  | 'computation'
  | 'statements'
  | 'accounts'
  | 'partners'
  | 'answer';

/** An item of the tax computation. */
export interface TaxElement {
  readonly name: string;
  readonly kind: ElementKind;
  readonly from: ValueSource;
  readonly forms: FilingForm | 'both';
  readonly isMandatory: boolean;
  readonly label: Words;
}

/** An element of an imported taxonomy package. */
export interface KnownElement {
  readonly name: string;
  readonly kind: ElementKind;
  readonly period: 'instant' | 'duration';
  readonly label: Words;
}
/** Elements by file and name. Empty: no package was imported, so types and periods follow from Folio's own list. */
export type KnownElements = Readonly<Record<'computation' | 'accounts', ReadonlyMap<string, KnownElement>>>;
export const NO_ELEMENTS: KnownElements = { computation: new Map(), accounts: new Map() };
