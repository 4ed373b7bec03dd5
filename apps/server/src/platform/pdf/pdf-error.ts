export type PdfErrorCode = 'encrypted' | 'wrong_password' | 'corrupt' | 'page_out_of_range' | 'timeout';

/** A PDF that cannot be opened or drawn. */
export class PdfError extends Error {
  readonly code: PdfErrorCode;

  constructor(code: PdfErrorCode) {
    super(`pdf: ${code}`);
    this.name = 'PdfError';
    this.code = code;
  }
}
