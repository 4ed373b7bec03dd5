import type { Page, Word } from '@folio/documents';
import type { DrawnPaper, PlacedText, Sheet } from './placed-page.ts';

const SPACE_EM = 0.28;

/** About as wide as the letters of Helvetica, in shares of their size. */
function emOf(character: string): number {
  if (/[\p{Script=Han}：（）／，]/u.test(character)) return 1;
  if (/\d/u.test(character)) return 0.556;
  if (/[.,:;'|!()/-]/u.test(character)) return 0.3;
  return /[A-Z$&%@]/u.test(character) ? 0.68 : 0.52;
}

const lettersWidth = (text: string, size: number) => [...text].reduce((sum, one) => sum + emOf(one), 0) * size;

function startOf({ text, x, align, size }: PlacedText): number {
  if (align === 'left') return x;
  const parts = text.split(' ');
  const width = parts.reduce((sum, part) => sum + lettersWidth(part, size), 0) + (parts.length - 1) * SPACE_EM * size;
  return align === 'right' ? x - width : x - width / 2;
}

function wordsOf(placed: PlacedText, { width, height }: Sheet): Word[] {
  const { text, y, size } = placed;
  let x = startOf(placed);
  return text.split(' ').flatMap((part): Word[] => {
    const wide = lettersWidth(part, size);
    const box = { x: x / width, y: y / height, width: wide / width, height: size / height };
    x += wide + SPACE_EM * size;
    return part === '' ? [] : [{ text: part, confidence: 1, box }];
  });
}

/** The words of a drawn paper at their places, as its text layer would have them: a hundred times faster than through a PDF. */
export function setWords({ pages, sheet }: DrawnPaper): Page[] {
  return pages.map(({ texts }, index) => ({
    number: index + 1,
    widthPt: sheet.width,
    heightPt: sheet.height,
    words: texts.flatMap((placed) => wordsOf(placed, sheet)),
    source: 'text',
  }));
}
