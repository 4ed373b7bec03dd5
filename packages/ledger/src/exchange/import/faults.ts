/** Why a file or a row cannot be imported. The message files hold the texts for people. */
export type ImportFaultCode =
  | 'file_empty'
  | 'quote_unclosed'
  | 'column_missing_date'
  | 'column_missing_amount'
  | 'column_missing_account'
  | 'too_many_rows'
  | 'too_many_accounts'
  | 'row_date'
  | 'row_amount'
  | 'row_account'
  | 'entry_unbalanced'
  | 'file_unbalanced'
  | 'no_rows'
  | 'date_locked'
  | 'accounts_unmapped'
  | 'date_missing';

/** A fault of the file; `row` is the line number in the file, null for the file as a whole. */
export interface ImportFault {
  readonly row: number | null;
  readonly code: ImportFaultCode;
  readonly values: Readonly<Record<string, string>>;
}

export function fault(
  row: number | null,
  code: ImportFaultCode,
  values: Readonly<Record<string, string>> = {},
): ImportFault {
  return { row, code, values };
}

/** Rows that were left out on purpose. */
export interface LeftOut {
  readonly totals: number;
  readonly headings: number;
  readonly nil: number;
}
