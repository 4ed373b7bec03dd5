/** One photographed page of a document that is not uploaded yet. */
export interface CapturedPage {
  id: string;
  /** The photograph as the camera gave it. */
  original: File;
  /** The same picture upright, as JPEG. */
  jpeg: Blob;
  /** Pixels of the JPEG. */
  width: number;
  height: number;
  /** Address of the JPEG within this browser. */
  url: string;
}

/** Adds a page at the end, or puts it in the place of the page that is taken again. */
export function withPage(
  pages: readonly CapturedPage[],
  page: CapturedPage,
  replaced: string | null,
): readonly CapturedPage[] {
  if (!pages.some(({ id }) => id === replaced)) return [...pages, page];
  return pages.map((other) => (other.id === replaced ? page : other));
}

export function withoutPage(pages: readonly CapturedPage[], id: string): readonly CapturedPage[] {
  return pages.filter((page) => page.id !== id);
}

/** Moves a page by one place; the first one cannot move to the left, the last one not to the right. */
export function movePage(pages: readonly CapturedPage[], id: string, by: -1 | 1): readonly CapturedPage[] {
  const from = pages.findIndex((page) => page.id === id);
  const moved = pages[from];
  const other = pages[from + by];
  if (moved === undefined || other === undefined) return pages;
  return pages.map((page) => (page === moved ? other : page === other ? moved : page));
}

/** What the PDF adds to the pictures, at most; bytes for each page. */
const bytesAroundPage = 1024;

/** Whether the pages together are larger than one file may be. */
export function isTooLarge(pages: readonly CapturedPage[], maxBytes: number | null): boolean {
  return maxBytes !== null && pages.reduce((sum, { jpeg }) => sum + jpeg.size + bytesAroundPage, 0) > maxBytes;
}

/** A single photograph is uploaded as the camera made it, if Folio reads its type and it is not too large. */
export function singleOriginal(pages: readonly CapturedPage[], maxBytes: number | null): File | null {
  const [only, ...others] = pages;
  if (only === undefined || others.length > 0 || !/^image\/(jpeg|png)$/.test(only.original.type)) return null;
  return maxBytes === null || only.original.size <= maxBytes ? only.original : null;
}
