/** A page of lines and where to begin reading it. */
export interface PageOfLines {
  sort?: string | undefined;
  limit: number;
  offset: number;
  /** Number of lines found. Pages near the end are read from the end. */
  total: number;
}

/** How a page is read: in which direction, and how many lines are passed over before it. */
export interface ReadingOrder {
  fromEnd: boolean;
  /** From the last line of the printed order to the first one. */
  down: boolean;
  limit: number;
  skipped: number;
}

export function readingOrder({ sort = 'date', limit, offset, total }: PageOfLines): ReadingOrder {
  const rest = total - offset - limit;
  const fromEnd = rest < offset;
  return {
    fromEnd,
    down: isDown(sort, fromEnd),
    limit: Math.min(limit, total - offset),
    skipped: fromEnd ? Math.max(0, rest) : offset,
  };
}

/** `turned`: read from the end. */
export function isDown(sort: string, turned: boolean): boolean {
  return sort.startsWith('-') !== turned;
}
