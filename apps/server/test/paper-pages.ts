import type { PdfEngine } from '../src/platform/pdf/index.ts';

/** A page as it is read back: its words with their boxes in fractions of the page, and its characters without spaces. */
export interface ReadPage {
  words: readonly { text: string; left: number; right: number; top: number; bottom: number }[];
  letters: string;
}

/** The text of every page of a PDF, read by an independent reader. */
export async function readPages(engine: PdfEngine, pdf: Uint8Array): Promise<ReadPage[]> {
  const document = await engine.open(pdf);
  try {
    const pages: ReadPage[] = [];
    for (let page = 1; page <= document.pages; page++) {
      const { words } = await document.text(page);
      pages.push({
        words: words.map(({ text, box }) => ({
          text,
          left: box.x,
          right: box.x + box.width,
          top: box.y,
          bottom: box.y + box.height,
        })),
        letters: lettersOf(words.map(({ text }) => text).join('')),
      });
    }
    return pages;
  } finally {
    await document.close();
  }
}

/** A text without its spaces and in plain forms: how a reader joins words, and which of two forms it gives, is no matter. */
export function lettersOf(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '');
}
