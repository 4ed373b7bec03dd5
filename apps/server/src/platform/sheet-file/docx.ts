import type { PrintedBook } from './pdf-page.ts';

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A book as a Word document: without contents, because Word lists the headings. The library is loaded for the first one. */
export async function writeDocx(book: PrintedBook): Promise<Buffer> {
  const { wordFile } = await import('./word-file.ts');
  return wordFile(book);
}
