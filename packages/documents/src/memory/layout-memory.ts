/** Fields whose place a correction can teach. */
export type AnchoredField = 'number' | 'relatedNumber' | 'issueDate' | 'dueDate' | 'subtotal' | 'tax' | 'total';
/** Fields that are the same on every document of a supplier: what a person wrote stands for all of them. */
export type ConstantField = 'supplier' | 'currency';

export type ValueShape = 'amount' | 'date' | 'text';

/** Where a value is printed: the words beside and above it, and its place on the page. */
export interface PlaceMark {
  readonly shape: ValueShape;
  /** Nearest words to the left on the line, and above in the column; normalised, null where there are none. */
  readonly left: string | null;
  readonly above: string | null;
  /** Right edge for amounts, left edge for anything else, and the middle of the line; fractions of the page. */
  readonly x: number;
  readonly y: number;
  /** Counted from the first page (0, 1, ..) or, negative, from the last (-1): whichever is nearer. */
  readonly page: number;
  /** How the value is composed, such as "A-9-9" for INV-2024-001; null for amounts and dates. */
  readonly pattern: string | null;
}

/** Where a supplier prints a field. */
export interface FieldAnchor extends PlaceMark {
  readonly field: AnchoredField;
}

/** What corrections of one supplier's documents taught. Plain JSON. */
export interface LayoutMemory {
  /** What identifies the supplier on a page: names as read and as corrected, tax numbers, phones, mail and web domains. */
  readonly names: readonly string[];
  readonly marks: readonly string[];
  readonly anchors: readonly FieldAnchor[];
  readonly constants: Readonly<Partial<Record<ConstantField, string>>>;
  /** Set where a corrected date told which of day and month comes first. */
  readonly dateOrder: 'dmy' | 'mdy' | null;
}
