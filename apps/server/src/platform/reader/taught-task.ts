import { readTaughtDocument, type TaughtDocument, type TaughtInput } from '@folio/documents';

/** Reads a statement with the columns that a user defined, in a parse thread. */
export default function taughtTask(input: TaughtInput): TaughtDocument {
  return readTaughtDocument(input);
}
