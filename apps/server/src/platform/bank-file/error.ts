/** The kind of content found in a file that is not a bank's data file. */
export type FoundContent =
  | 'empty'
  | 'pdf'
  | 'picture'
  | 'zip'
  | 'html'
  | 'xml'
  | 'workbook_2003_xml'
  | 'binary'
  | 'text';

/**
 * Why Folio rejects a file.
 * - `not_a_bank_file`, with the kind of content found;
 * - `protected_workbook`, `old_workbook`: the user has to save it as XLSX (without a password) or CSV;
 * - `damaged_workbook`: it cannot be opened;
 * - `too_large`, with the limit in megabytes;
 * - `too_many_cells`: more rows, cells or sheets than a table may have.
 */
export class BankFileError extends Error {
  readonly kind:
    | 'not_a_bank_file'
    | 'protected_workbook'
    | 'old_workbook'
    | 'damaged_workbook'
    | 'too_large'
    | 'too_many_cells';
  readonly found: FoundContent | null;
  readonly limitMb: number | null;
  constructor(
    kind: BankFileError['kind'],
    { found = null, limitMb = null }: { readonly found?: FoundContent | null; readonly limitMb?: number | null } = {},
  ) {
    super(found === null ? kind : `${kind}: ${found}`);
    this.name = 'BankFileError';
    this.kind = kind;
    this.found = found;
    this.limitMb = limitMb;
  }
}
