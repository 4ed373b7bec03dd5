import { companyPaperKinds, type ReadInput, type Reading, readDocument } from '@folio/documents';

/** Interprets the words of a document in a parse thread, and notes the certificates of a company among its pages. */
export default function readingTask(input: ReadInput): Reading {
  const companyPapers = companyPaperKinds(input.pages);
  return { ...readDocument(input), ...(companyPapers.length > 0 && { companyPapers }) };
}
