import { type ColumnsInput, columnsOfPages } from '@folio/documents';

/** Suggests columns and finds matching known layouts, in a parse thread. */
export default function columnsTask(input: ColumnsInput): ReturnType<typeof columnsOfPages> {
  return columnsOfPages(input);
}
