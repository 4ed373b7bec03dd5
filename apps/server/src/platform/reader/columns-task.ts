import { type ColumnsInput, columnsOfPages } from '@folio/documents';

/** Finds columns to begin with, and known layouts, in a parse thread. */
export default function columnsTask(input: ColumnsInput): ReturnType<typeof columnsOfPages> {
  return columnsOfPages(input);
}
