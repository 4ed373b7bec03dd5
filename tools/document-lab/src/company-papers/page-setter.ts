import type { PlacedBand, PlacedText } from '../placed-page.ts';

const LINE = 1.55;

/** Sets texts on one sheet, line after line. */
export class PageSetter {
  readonly texts: PlacedText[] = [];
  readonly bands: PlacedBand[] = [];
  readonly #size: number;
  y: number;

  constructor(top: number, size: number) {
    this.y = top;
    this.#size = size;
  }

  get lineHeight(): number {
    return this.#size * LINE;
  }

  /** One text at the present height; the next line begins below all of them after `next`. */
  at(x: number, text: string, size = this.#size, align: PlacedText['align'] = 'left', y = this.y): void {
    if (text !== '') this.texts.push({ text, x, y, size, align });
  }

  next(lines = 1): void {
    this.y += lines * this.lineHeight;
  }

  centred(x: number, text: string, size = this.#size): void {
    this.at(x, text, size, 'centre');
    this.y += size * LINE;
  }

  rule(x0: number, x1: number): void {
    this.bands.push({ y: this.y - this.#size * 0.3, x0, x1, height: 0.7 });
  }

  /** Texts below each other from the present height, which does not change. */
  stack(x: number, lines: readonly string[], size = this.#size): number {
    lines.forEach((text, index) => {
      this.at(x, text, size, 'left', this.y + index * size * LINE);
    });
    return this.y + lines.length * size * LINE;
  }
}
