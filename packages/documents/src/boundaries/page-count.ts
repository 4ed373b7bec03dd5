/** "Page 2 of 3": `of` is null where only the page's own number is printed. */
export interface PageCount {
  readonly page: number;
  readonly of: number | null;
}

const FULL: readonly RegExp[] = [
  /(?:page|pg|seite|p\.)\s*(?:no\.?)?\s*[:：]?\s*(\d{1,3})\s*(?:of|\/|von|sur|de)\s*(\d{1,3})(?!\d)/u,
  /第\s*(\d{1,3})\s*頁\s*[,，/]?\s*[共總]\s*(\d{1,3})\s*頁/u,
  /共\s*(\d{1,3})\s*頁\s*[,，/]?\s*第\s*(\d{1,3})\s*頁/u,
  /頁(?:數|碼|次)?\s*(?:page)?\s*[:：]?\s*(\d{1,3})\s*(?:\/|of)\s*(\d{1,3})(?!\d)/u,
];
const ALONE =
  /(?:page|seite|頁數|頁碼|頁次)(?: ?頁數?| ?page)?\s*(?:no\.?)?\s*[:：]?\s*(\d{1,3})\s*$|^-?\s*第?\s*(\d{1,3})\s*頁\s*-?$/u;
/** A bare "2/3" counts only at the very foot or head of a page. */
const BARE = /^(?:-\s*)?(\d{1,2})\s?(?:\/|of)\s?(\d{1,2})(?:\s*-)?$/u;
const EDGE_LINES = 2;
const MAX_TEXT = 160;

function counted(page: number, of: number | null): PageCount | null {
  return page >= 1 && (of === null || page <= of) ? { page, of } : null;
}

function full(text: string): PageCount | null {
  for (const [index, pattern] of FULL.entries()) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [first, second] = [Number(match[1]), Number(match[2])];
    const found = index === 2 ? counted(second, first) : counted(first, second);
    if (found !== null) return found;
  }
  return null;
}

/** The page number a page prints about itself, from the plain texts of its lines; null without one. */
export function pageCountOf(texts: readonly string[]): PageCount | null {
  const short = texts.filter((text) => text.length <= MAX_TEXT);
  for (const text of short) {
    if (!/\d/u.test(text) || !/page|pg|seite|p\.|頁/u.test(text)) continue;
    const found = full(text);
    if (found !== null) return found;
  }
  for (const text of [...texts.slice(0, EDGE_LINES), ...texts.slice(-EDGE_LINES)]) {
    const bare = BARE.exec(text.trim());
    if (bare !== null) return counted(Number(bare[1]), Number(bare[2]));
  }
  for (const text of short) {
    const alone = ALONE.exec(text);
    if (alone !== null) return counted(Number(alone[1] ?? alone[2]), null);
  }
  return null;
}
