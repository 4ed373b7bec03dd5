import type { PlacedBand, PlacedPage, PlacedText, Sheet } from './placed-page.ts';

const MARGIN = 36;
const FOOT = 54;

/** Prints line after line, and turns the page where one is full. */
export class PaperFlow {
  readonly sheet: Sheet;
  readonly left = MARGIN;
  readonly right: number;
  readonly #size: number;
  readonly #pages: { texts: PlacedText[]; bands: PlacedBand[] }[] = [];
  readonly #onPage: (flow: PaperFlow, page: number) => void;
  #y = 0;
  #isTurning = false;

  /** `onPage` prints the top of each page. */
  constructor(sheet: Sheet, size: number, onPage: (flow: PaperFlow, page: number) => void) {
    this.sheet = sheet;
    this.right = sheet.width - MARGIN;
    this.#size = size;
    this.#onPage = onPage;
    this.turn();
  }

  get lineHeight(): number {
    return this.#size * 1.55;
  }

  get pages(): readonly PlacedPage[] {
    return this.#pages;
  }

  /** The sheet cut off below its last line, as a roll of paper is; a full sheet where there are several. */
  get cutSheet(): Sheet {
    return this.#pages.length > 1 ? this.sheet : { ...this.sheet, height: Math.ceil(this.#y + MARGIN) };
  }

  /** Whether so many lines more have room on this page. */
  hasRoom(lines: number): boolean {
    return this.#y + lines * this.lineHeight < this.sheet.height - FOOT;
  }

  turn(): void {
    this.#pages.push({ texts: [], bands: [] });
    this.#y = MARGIN;
    if (this.#isTurning) return;
    this.#isTurning = true;
    this.#onPage(this, this.#pages.length);
    this.#isTurning = false;
  }

  /** Prints one line; larger ones take more room. */
  line(cells: readonly Omit<PlacedText, 'y' | 'size'>[], size = this.#size): void {
    const page = this.#pages.at(-1);
    const y = this.#y;
    page?.texts.push(...cells.filter(({ text }) => text !== '').map((cell) => ({ ...cell, y, size })));
    this.#y += size * 1.55;
  }

  band(height: number): void {
    // Letters hang below the middle of their line: a rule keeps clear of them, a shade holds them.
    const y = this.#y + this.#size * (height > 2 ? 0.05 : 0);
    this.#pages.at(-1)?.bands.push({ y, x0: this.left, x1: this.right, height });
  }

  gap(lines: number): void {
    this.#y += lines * this.lineHeight;
  }

  /** Prints something at the foot of the page that is open. */
  foot(text: string): void {
    const y = this.sheet.height - MARGIN;
    this.#pages.at(-1)?.texts.push({ text, x: this.left, y, size: this.#size - 1, align: 'left' });
  }
}
