import type { Box } from '../page/page.ts';

/** The certificates of a Hong Kong company whose particulars Folio reads into the company form. */
export const COMPANY_PAPER_KINDS = ['business_registration', 'incorporation', 'annual_return'] as const;
export type CompanyPaperKind = (typeof COMPANY_PAPER_KINDS)[number];

/** The fields of the company form that a paper can fill. */
export const COMPANY_PAPER_FIELDS = [
  'name',
  'name_zh',
  'registration_number',
  'incorporated_date',
  'industry',
  'br',
  'ci',
  'address',
  'br_expires_on',
] as const;
export type CompanyPaperFieldName = (typeof COMPANY_PAPER_FIELDS)[number];

/**
 * Why a person should look at a value with care: its letters were hard to recognise, day and month could be
 * exchanged, or another place of the paper says something else.
 */
export type PaperDoubt = 'unclear' | 'ambiguous' | 'conflict';

/** A value of a paper with its place. Dates are `YYYY-MM-DD`. */
export interface PaperField {
  readonly field: CompanyPaperFieldName;
  readonly value: string;
  /** From 1. */
  readonly page: number;
  readonly box: Box;
  readonly doubt: PaperDoubt | null;
}

/** A director as an annual return names one. */
export interface PaperPerson {
  readonly kind: 'person' | 'company';
  /** In English: the surname, then the other names; in Chinese where the return has no English name. */
  readonly name: string;
  readonly nameZh: string | null;
  readonly address: string | null;
  /** From 1. */
  readonly page: number;
  readonly doubt: PaperDoubt | null;
}

/** A class of shares in issue. Numbers and amounts are plain decimal strings. */
export interface PaperShares {
  readonly shareClass: string;
  /** ISO 4217 code. */
  readonly currency: string;
  readonly number: string;
  /** Amount of the shares, and how much of it is paid up. */
  readonly amount: string;
  readonly paid: string;
  readonly page: number;
}

export interface CompanyPaper {
  readonly kind: CompanyPaperKind;
  /** The page on which the paper begins, from 1. */
  readonly page: number;
  /** At most one of each field; what cannot be read is left out. */
  readonly fields: readonly PaperField[];
  /** Of an annual return; empty for the others. */
  readonly directors: readonly PaperPerson[];
  readonly shareCapital: readonly PaperShares[];
}
