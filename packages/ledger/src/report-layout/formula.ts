/** A row of a formula and whether it is added or subtracted. */
export interface Term {
  readonly row: string;
  readonly sign: 1n | -1n;
}

const TERM = /\s*(?:([+-])\s*)?([a-z][a-z0-9_]*)/y;

/** Reads `sales - returns + other_income`. Null if it is anything else than rows with plus and minus between them. */
export function parseFormula(formula: string): readonly Term[] | null {
  const text = formula.trim();
  const terms: Term[] = [];
  TERM.lastIndex = 0;
  while (TERM.lastIndex < text.length) {
    const [, sign, row] = TERM.exec(text) ?? [];
    if (row === undefined || (terms.length > 0 && sign === undefined)) return null;
    terms.push({ row, sign: sign === '-' ? -1n : 1n });
  }
  return terms.length === 0 ? null : terms;
}
