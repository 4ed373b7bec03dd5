import Papa from 'papaparse';

/** A comma is also a mark of sentences and of figures, so another sign wins where both divide the rows equally well. */
const DELIMITERS = ['\t', ';', '|', ','] as const;
/** How much of the text is read to detect the delimiter. */
const LOOKED_AT_CHARACTERS = 64_000;
/** More columns do not make a delimiter more likely. */
const MAX_WIDTH = 12;

const NAMED = /^[ \t]*"?sep=([^"\r\n])"?[ \t]*(?=[\r\n]|$)/iu;

/** The delimiter that a first line such as `sep=;` names, as spreadsheets write it. */
export function namedDelimiter(text: string): string | null {
  return NAMED.exec(text.slice(0, 20))?.[1] ?? null;
}

/** How many rows have the same number of columns, above one, and that number. */
function agreement(text: string, delimiter: string): number {
  const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  const rowsOfWidth = new Map<number, number>();
  for (const { length } of data) if (length > 1) rowsOfWidth.set(length, (rowsOfWidth.get(length) ?? 0) + 1);
  const scores = [...rowsOfWidth].map(([width, count]) => count * Math.sqrt(Math.min(width, MAX_WIDTH)));
  return Math.max(0, ...scores);
}

/** The delimiter that the text names, else the one with which most rows have the same number of cells; a comma for none. */
export function delimiterOf(text: string): string {
  const named = namedDelimiter(text);
  if (named !== null) return named;
  const head = text.slice(0, LOOKED_AT_CHARACTERS).replace(/\r\n?/g, '\n');
  const scores = DELIMITERS.map((delimiter) => agreement(head, delimiter));
  const best = Math.max(...scores);
  return best === 0 ? ',' : (DELIMITERS[scores.indexOf(best)] ?? ',');
}
