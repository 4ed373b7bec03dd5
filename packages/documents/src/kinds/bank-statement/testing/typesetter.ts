import type { Page, Word } from '../../../page/page.ts';

const WIDTH = 595;
const HEIGHT = 842;

function emOf(character: string): number {
  if (/[\p{Script=Han}：（）／，]/u.test(character)) return 1;
  if (/\d/u.test(character)) return 0.556;
  if (/[.,:;'|!()/-]/u.test(character)) return 0.3;
  return /[A-Z$&%@]/u.test(character) ? 0.68 : 0.52;
}

/** The width of a text in points, about that of Helvetica. */
export function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + (character === ' ' ? 0.28 : emOf(character)), 0) * size;
}

/** Sets words on A4 pages, points from the top left corner. */
export class Typesetter {
  readonly height = HEIGHT;
  readonly width = WIDTH;
  readonly #pages: Word[][] = [[]];
  readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  get pageNumber(): number {
    return this.#pages.length;
  }

  turnPage(): void {
    this.#pages.push([]);
  }

  /** Text from `x` to the right, word by word. */
  left(text: string, x: number, y: number): void {
    let at = x;
    for (const part of text.split(' ')) {
      const width = widthOf(part, this.size);
      if (part !== '') this.#place(part, at, y, width);
      at += width + this.size * 0.28;
    }
  }

  /** Text that ends at `x`. */
  right(text: string, x: number, y: number): void {
    this.left(text, x - widthOf(text, this.size), y);
  }

  centre(text: string, x: number, y: number): void {
    this.left(text, x - widthOf(text, this.size) / 2, y);
  }

  #place(text: string, x: number, y: number, width: number): void {
    const box = { x: x / WIDTH, y: y / HEIGHT, width: width / WIDTH, height: this.size / HEIGHT };
    this.#pages.at(-1)?.push({ text, confidence: 1, box });
  }

  pages(): Page[] {
    return this.#pages.map((words, index) => ({
      number: index + 1,
      widthPt: WIDTH,
      heightPt: HEIGHT,
      words,
      source: 'text',
    }));
  }
}
