import { z } from 'zod';
import { filingFiles, filingLanguages } from '../choices.ts';
import { day, id, instant } from '../wire/wire.ts';

const yearOfAssessment = z.string().regex(/^\d{4}\/\d{2}$/);
const bothLanguages = z.object({ en: z.string(), zh: z.string() });
const element = z.string().trim().max(200);

/** The language of the files. */
export const filingLanguage = z.enum(filingLanguages);
export const filingKind = z.enum(['amount', 'rate', 'text', 'flag', 'day']);

/** What filings of every year follow from. `version` 0: never saved. An empty element: none, although Folio proposes one. */
export const filingProfile = z.object({
  /** Six digits of the Hong Kong Standard Industrial Classification; empty: not entered. */
  hksic: z
    .string()
    .trim()
    .refine((text) => /^(?:\d{6})?$/.test(text), { params: { word: 'filing_hksic' } }),
  language: filingLanguage,
  /** Items of the computation by account. */
  accounts: z.array(z.object({ code: z.string().max(20), element })).max(2000),
  /** Elements of the accounts by row. */
  rows: z.array(z.object({ row: z.string().max(60), element })).max(200),
  version: z.number().int().min(0),
});
export type FilingProfile = z.infer<typeof filingProfile>;

/** Answers by item; an empty value removes one. */
export const filingAnswersBody = z.object({
  year: yearOfAssessment,
  version: z.number().int().min(0),
  answers: z.array(z.object({ element, value: z.string().trim().max(4000) })).max(300),
});
export type FilingAnswersBody = z.infer<typeof filingAnswersBody>;

/** A partner of a year, or the sole proprietor. */
export const filingPartner = z.object({
  name: z.string().trim().min(1).max(120),
  /** Number of the Hong Kong identity card or of the business registration; empty: not stated. */
  identifier: z
    .string()
    .trim()
    .transform((text) => text.toUpperCase().replaceAll(/[()\s]/g, ''))
    .refine((text) => /^(?:[A-Z]{1,2}\d{6}[\dA]|\d{8})?$/.test(text), {
      params: { word: 'filing_partner_identifier' },
    }),
  /** Share of profit or loss in percent, with at most four decimals. */
  share: z
    .string()
    .trim()
    .refine((text) => /^(?:100(?:\.0{1,4})?|\d{1,2}(?:\.\d{1,4})?)$/.test(text), {
      params: { word: 'filing_partner_share' },
    }),
  precedent: z.boolean(),
  personal_assessment: z.boolean(),
  /** Null: a partner during the whole period. */
  entered_on: day.nullable(),
  left_on: day.nullable(),
  /** Mandatory provident fund contributions in whole dollars. */
  mpf: z
    .string()
    .trim()
    .refine((text) => /^\d{1,14}$/.test(text), { params: { word: 'filing_partner_amount' } }),
  /** Whole dollars of the profit or loss that a person entered; null: by the share. */
  allocation: z
    .string()
    .trim()
    .refine((text) => /^-?\d{1,14}$/.test(text), { params: { word: 'filing_partner_amount' } })
    .nullable(),
});
export type FilingPartner = z.infer<typeof filingPartner>;
export const filingPartnersBody = z.object({
  year: yearOfAssessment,
  version: z.number().int().min(0),
  partners: z.array(filingPartner).max(200),
});
export type FilingPartnersBody = z.infer<typeof filingPartnersBody>;

/** Without a year: the latest one that has a tax computation. */
export const filingQuery = z.object({ year: yearOfAssessment.optional() });
export const filingFreezeBody = z.object({ year: yearOfAssessment, hash: z.string().length(64) });

export const filingFile = z.enum(filingFiles);
export type FilingFileKind = z.infer<typeof filingFile>;
/** `number`: a frozen filing of the year; without it as the books are now. */
export const filingExportQuery = z.object({
  year: yearOfAssessment,
  file: filingFile,
  number: z.coerce.number().int().min(1).optional(),
});

/** An item of the tax computation. */
const filingItem = z.object({
  element: z.string(),
  label: bothLanguages,
  kind: filingKind,
  /** A person may answer it. */
  open: z.boolean(),
  mandatory: z.boolean(),
  /** What Folio has; null: only a person knows. */
  computed: z.string().nullable(),
  answer: z.string().nullable(),
  value: z.string().nullable(),
});
export type FilingItem = z.infer<typeof filingItem>;

/** `place`: the path of the screen where it is corrected, or an anchor on the screen of the filing. */
const filingFinding = z.object({
  code: z.string(),
  level: z.enum(['fault', 'warning']),
  element: z.string().nullable(),
  message: z.string(),
  place: z.string().nullable(),
});
export type FilingFinding = z.infer<typeof filingFinding>;

const filingPartnersOfYear = z.object({
  version: z.number().int(),
  /** They are those of this earlier year, because none were saved for the year. */
  from_year: yearOfAssessment.nullable(),
  list: z.array(filingPartner),
  /** What each partner gets of the amount, in whole dollars of the currency. */
  allocations: z.array(z.string()),
  /** The assessable profits, or the adjusted loss as a negative amount, in whole dollars. */
  total: z.string(),
});

const filingTaxonomy = z.object({
  edition: day,
  file_name: z.string(),
  elements: z.number().int(),
  imported_at: instant,
  imported_by: z.string().nullable(),
});

/** The filing of one year as the books are now. */
export const filingYear = z.object({
  year: yearOfAssessment,
  form: z.enum(['BIR51', 'BIR52']),
  basis_from: day,
  basis_to: day,
  computation: z.object({ id, state: z.enum(['draft', 'approved']) }),
  accounts_final: z.boolean(),
  answers_version: z.number().int(),
  items: z.array(filingItem),
  findings: z.array(filingFinding),
  /** Of the return of a partnership or sole proprietor; null of a corporation. */
  partners: filingPartnersOfYear.nullable(),
  /** False: without a taxonomy package, or one that says how partners are stated, the files have no tags. */
  tagged: z.boolean(),
  /** Identifies everything that the files say; freezing names it. */
  hash: z.string(),
  frozen: z.array(
    z.object({ number: z.number().int(), at: instant, by: z.string().nullable(), hash: z.string(), same: z.boolean() }),
  ),
});
export type FilingYear = z.infer<typeof filingYear>;

export const filing = z.object({
  /** Years with a tax computation, the latest first. */
  years: z.array(yearOfAssessment),
  /** The taxonomies that Folio writes, and where it read of them. */
  edition: z.object({ date: day, source: z.string(), confirmed: z.boolean() }),
  taxonomy: filingTaxonomy.nullable(),
  profile: filingProfile,
  /** Accounts of income and expense; `proposed`: by its name, not saved. */
  accounts: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      name_zh: z.string(),
      element: z.string(),
      proposed: z.boolean(),
    }),
  ),
  /** Rows of the accounts. */
  rows: z.array(z.object({ row: z.string(), label: bothLanguages, element: z.string() })),
  /** Null: there is no tax computation yet. */
  current: filingYear.nullable(),
});
export type Filing = z.infer<typeof filing>;

/** Elements that accounts and rows may have. */
export const filingElements = z.object({
  computation: z.array(z.object({ element: z.string(), label: bothLanguages })),
  accounts: z.array(z.object({ element: z.string(), label: bothLanguages })),
});
export type FilingElements = z.infer<typeof filingElements>;
