/** Fields whose place can be learnt from a correction. */
export type AnchoredField = 'number' | 'relatedNumber' | 'issueDate' | 'dueDate' | 'subtotal' | 'tax' | 'total';
/** Fields that are the same on every document of a supplier: a person's correction applies to all of them. */
export type ConstantField = 'supplier' | 'currency';

export type ValueShape = 'amount' | 'date' | 'text';

/** Where a value is printed: the words to its left and above it, and its place on the page. */
export interface PlaceMark {
  readonly shape: ValueShape;
  /** Nearest words to the left on the line, and above in the column; normalised, null without such words. */
  readonly left: string | null;
  readonly above: string | null;
  /** Right edge for amounts, left edge for anything else, and the middle of the line; fractions of the page. */
  readonly x: number;
  readonly y: number;
  /** Counted from the first page (0, 1, ..) or, negative, from the last (-1): whichever is nearer. */
  readonly page: number;
  /** The pattern of the value, such as "A-9-9" for INV-2024-001; null for amounts and dates. */
  readonly pattern: string | null;
}

export interface FieldAnchor extends PlaceMark {
  readonly field: AnchoredField;
}

/** What was learnt from corrections of one supplier's documents. Plain JSON. */
export interface LayoutMemory {
  /**
   * What identifies the supplier on a page: names as read and as corrected, tax numbers, phones, mail and web
   * domains.
   */
  readonly names: readonly string[];
  readonly marks: readonly string[];
  readonly anchors: readonly FieldAnchor[];
  readonly constants: Readonly<Partial<Record<ConstantField, string>>>;
  /** Set when a corrected date showed whether day or month comes first. */
  readonly dateOrder: 'dmy' | 'mdy' | null;
}
