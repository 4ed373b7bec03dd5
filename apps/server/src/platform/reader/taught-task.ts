import { readTaughtDocument, type TaughtDocument, type TaughtInput } from '@folio/documents';

/** Reads a statement by taught columns in a parse thread. */
export default function taughtTask(input: TaughtInput): TaughtDocument {
  return readTaughtDocument(input);
}
