/** Raised whenever reading the same file may give another result: documents read by an earlier one may be read again. */
export const READER_VERSION = 9;
