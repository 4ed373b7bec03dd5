/** A row of a formula and whether it is added or subtracted. */
export interface Term {
  readonly row: string;
  readonly sign: 1n | -1n;
}

const TOKEN = /\s*([+\-()]|[a-z][a-z0-9_]*)/y;

/**
 * Reads `sales - (returns + discounts)` as rows that are added or subtracted. Null if it is anything else than rows with
 * plus, minus and parentheses.
 */
export function parseFormula(formula: string): readonly Term[] | null {
  const reader = new FormulaReader();
  const text = formula.trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const [, token] = TOKEN.exec(text) ?? [];
    if (token === undefined || !reader.take(token)) return null;
  }
  return reader.terms();
}

/** Takes one token after the other; `take` is false for a token that may not follow the earlier ones. */
class FormulaReader {
  readonly #terms: Term[] = [];
  /** The sign in front of each open parenthesis; the first is that of the whole formula. */
  readonly #outer: (1n | -1n)[] = [1n];
  #sign: 1n | -1n = 1n;
  #expects: 'start' | 'row' | 'operator' = 'start';

  take(token: string): boolean {
    if (token === '+' || token === '-') return this.#operator(token);
    if (token === ')') return this.#close();
    if (this.#expects === 'operator') return false;
    if (token === '(') this.#open();
    else this.#row(token);
    return true;
  }

  /** Null if the formula is not complete. */
  terms(): readonly Term[] | null {
    return this.#expects === 'operator' && this.#outer.length === 1 ? this.#terms : null;
  }

  #operator(token: '+' | '-'): boolean {
    if (this.#expects === 'row') return false;
    this.#sign = token === '-' ? -1n : 1n;
    this.#expects = 'row';
    return true;
  }

  #open(): void {
    this.#outer.push(this.#signed());
    this.#sign = 1n;
    this.#expects = 'start';
  }

  #close(): boolean {
    if (this.#expects !== 'operator' || this.#outer.length === 1) return false;
    this.#outer.pop();
    return true;
  }

  #row(row: string): void {
    this.#terms.push({ row, sign: this.#signed() });
    this.#expects = 'operator';
  }

  #signed(): 1n | -1n {
    return this.#sign === (this.#outer.at(-1) ?? 1n) ? 1n : -1n;
  }
}
