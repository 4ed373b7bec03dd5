import type { OcrSymbol, PixelBox } from './ocr-word.ts';

/** A line of words, left to right, and the box around them. */
export interface OcrLine<W extends OcrSymbol = OcrSymbol> {
  readonly words: readonly W[];
  readonly bbox: PixelBox;
}

export function enclosing(boxes: readonly PixelBox[]): PixelBox {
  return {
    x0: Math.min(...boxes.map((box) => box.x0)),
    y0: Math.min(...boxes.map((box) => box.y0)),
    x1: Math.max(...boxes.map((box) => box.x1)),
    y1: Math.max(...boxes.map((box) => box.y1)),
  };
}

/** Whether two boxes are on the same line: they share more than half of the lower one's height. */
export function onSameLine(a: PixelBox, b: PixelBox): boolean {
  const overlap = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return overlap > 0.5 * Math.min(a.y1 - a.y0, b.y1 - b.y0);
}

/** Groups words into lines, top to bottom. */
export function linesOf<W extends OcrSymbol>(words: readonly W[]): OcrLine<W>[] {
  const byHeight = [...words].sort((a, b) => a.bbox.y0 + a.bbox.y1 - b.bbox.y0 - b.bbox.y1);
  const lines: W[][] = [];
  for (const word of byHeight) {
    const line = lines.slice(-4).find((other) => other.some((member) => onSameLine(member.bbox, word.bbox)));
    if (line === undefined) lines.push([word]);
    else line.push(word);
  }
  return lines.map((members) => ({
    words: members.sort((a, b) => a.bbox.x0 - b.bbox.x0),
    bbox: enclosing(members.map((member) => member.bbox)),
  }));
}

/** The engine's confidence in some words, weighted by their length: 0 to 100, 0 for no words. */
export function sureness(words: readonly OcrSymbol[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters;
}
