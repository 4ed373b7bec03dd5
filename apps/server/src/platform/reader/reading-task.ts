import { type ReadInput, type Reading, readDocument } from '@folio/documents';

/** Interprets the words of a document in a parse thread. */
export default function readingTask(input: ReadInput): Reading {
  return readDocument(input);
}
