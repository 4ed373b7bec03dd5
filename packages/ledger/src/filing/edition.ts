/** The two files of a filing: the tax computation, and the accounts under the SME-FRS. */
export type FilingFile = 'computation' | 'accounts';
export const FILING_FILES = ['computation', 'accounts'] as const;
/** The profits tax return of a corporation, or of a partnership or sole proprietor. */
export type FilingForm = 'BIR51' | 'BIR52';
/** Languages of the files; each has its entry points. */
export type FilingLanguage = 'en' | 'zh';

interface TaxonomyFacts {
  /** The day in the names of the taxonomies. */
  readonly date: string;
  readonly base: string;
  /** Whole amounts with at most this many digits. */
  readonly maxDigits: number;
  /** Bytes of one file. */
  readonly maxBytes: number;
  /** Scheme of the identifier of the company in contexts. */
  readonly scheme: string;
  readonly source: string;
  /** The month in which the source was read, 'YYYY-MM'. */
  readonly readIn: string;
  readonly confirmed: boolean;
}

/**
 * What Folio knows of the taxonomies of the Inland Revenue Department. Names and rules were read in the source of Arelle,
 * which cites version 4.0 of the department's list of mandatory items; the largest size comes from one page of a
 * practitioner, and the style guide with the scheme was not read. So all of it is shown as not confirmed.
 */
export const TAXONOMY: TaxonomyFacts = {
  date: '2026-04-01',
  base: 'http://xbrl.ird.gov.hk/taxonomy/2026-04-01/',
  maxDigits: 14,
  maxBytes: 20 * 1024 * 1024,
  scheme: 'http://www.ird.gov.hk',
  source: 'Arelle, validation plug-in for the Inland Revenue Department, citing its list of mandatory items 4.0',
  readIn: '2026-11',
  confirmed: false,
};

/** The prefix of the taxonomy of a file: full HKFRS is not used, because Folio's accounts follow the SME-FRS. */
export const PREFIX: Readonly<Record<FilingFile, string>> = { computation: 'ird_tc', accounts: 'ird_fs_pe' };

/** The dimension of the computation whose members are the numbers of the partners. */
export const PARTNERS_DIMENSION = 'PartnersDimension';

/** The namespace of the elements of a file. */
export function namespaceOf(file: FilingFile): string {
  return `${TAXONOMY.base}${PREFIX[file]}`;
}

/** The address that the schemaRef of a file has to name. */
export function entryPointOf(file: FilingFile, language: FilingLanguage): string {
  const tongue = language === 'zh' ? '-zh-hk' : '';
  return `${TAXONOMY.base}${PREFIX[file]}${tongue}_entry_point_${TAXONOMY.date}.xsd`;
}
