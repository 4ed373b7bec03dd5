import type { BankFile, BankFileFormat, BankFileLine, BankFileProblem, BankFileStatement } from './bank-file.ts';

export function selfDescribed(
  format: BankFileFormat,
  encoding: string | null,
  statements: readonly BankFileStatement[],
  problems: readonly BankFileProblem[],
): BankFile {
  return { format, encoding, mapping: null, table: [], fingerprint: null, statements, problems };
}

/**
 * Lines without running balances, oldest day first; when the file is newest first the lines of a day are reversed
 * too.
 */
export function linesOldestFirst(lines: readonly BankFileLine[]): BankFileLine[] {
  const [first, last] = [lines[0]?.date ?? '', lines.at(-1)?.date ?? ''];
  const forward = first > last ? lines.toReversed() : [...lines];
  return forward.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
