/**
 * Increase this number whenever reading the same file may give another result: documents read by an earlier version
 * may then be read again.
 */
export const READER_VERSION = 12;
