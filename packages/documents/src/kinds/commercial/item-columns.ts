import { areStackable, type Heading, headingOfCell, stackHeadings } from '../../page/headings.ts';
import type { Cell, Line } from '../../page/layout.ts';

export type ItemRole = 'name' | 'quantity' | 'price' | 'rate' | 'discount' | 'amount' | 'ignored';

export interface ItemColumn {
  readonly role: ItemRole;
  readonly x0: number;
  readonly x1: number;
}

const ROLES: readonly (readonly [ItemRole, RegExp])[] = [
  [
    'ignored',
    /^(?:#|no\.?|pos\.?|nr\.?|item ?(?:no|code|#)\.?|code|sku|art-?nr.*|date|um|uom|unit|單位|編號|項次)$|training date|date\b/iu,
  ],
  ['discount', /disc\.?|rabatt|折扣/iu],
  [
    'price',
    /unit ?(?:price|cost)|price|單價|einzel|nettopreis|e-preis|\beach\b|u\/p|rate\/price|^rate$|\bcost\b|單位價/iu,
  ],
  ['quantity', /\bqty\b|quantity|\bhrs\b|hours|數量|menge|anzahl|qté|^units$|quantité/iu],
  ['rate', /tax ?(?:rate|%)|%|\bvat\b|\bgst\b|\bust\b|mwst|\btax(?:es)?\b|稅率/iu],
  ['amount', /amount|total|金額|\bamt\b|gesamt|betrag|\bsum\b|小計|montant|總價/iu],
  [
    'name',
    /description|particulars|product|service|details|品名|貨品|項目|名稱|描述|bezeichnung|artikel|beschreibung|désignation|\bitems?\b|內容|desc\b/iu,
  ],
];

const MAX_HEADING_CHARACTERS = 36;

function roleOf(text: string): ItemRole | null {
  if (text.length > MAX_HEADING_CHARACTERS) return null;
  return ROLES.find(([, pattern]) => pattern.test(text.trim()))?.[0] ?? null;
}

function splitWords(cell: Cell): Heading[] {
  const headings: (Heading & { role: ItemRole })[] = [];
  for (const token of cell.tokens) {
    const role = roleOf(token.text);
    const last = headings.at(-1);
    if (role === null || role === 'ignored' || role === last?.role) continue;
    headings.push({ text: token.text, role, x0: token.x0, x1: token.x1 });
  }
  return headings;
}

function headingsOf(line: Line): Heading[] {
  return line.cells.flatMap((cell) => {
    const roles = ROLES.filter(([role, pattern]) => role !== 'ignored' && pattern.test(cell.text)).map(
      ([role]) => role,
    );
    const numeric = roles.filter((role) => role !== 'name');
    return cell.tokens.length > 1 && numeric.length > 1 && cell.text.length > 12
      ? splitWords(cell)
      : [headingOfCell(cell)];
  });
}

function isHeading(columns: readonly ItemColumn[]): boolean {
  const has = (role: ItemRole): boolean => columns.some((column) => column.role === role);
  return columns.length >= 2 && has('amount') && (has('name') || (has('quantity') && has('price')));
}

/** A line of headings has no amounts: digits only in brackets or rates. */
function isTextOnly(line: Line): boolean {
  return !/\d/u.test(line.text.replace(/\(.*?\)|\b\d{1,2} ?%/gu, ''));
}

function namesColumn(line: Line): boolean {
  return headingsOf(line).some((heading) => roleOf(heading.text) !== null);
}

const MAX_STACKED_LINES = 4;

/** An item table's heading: its columns, and how many printed lines it takes. */
export interface ItemHeading {
  readonly columns: readonly ItemColumn[];
  readonly lines: number;
}

/** The item table heading that starts at a line; null when none does. */
export function itemHeadingAt(lines: readonly Line[], index: number): ItemHeading | null {
  let best: ItemHeading | null = null;
  for (let count = 1; count <= MAX_STACKED_LINES; count++) {
    const window = lines.slice(index, index + count);
    const last = window.at(-1);
    if (window.length < count || last === undefined || !isTextOnly(last) || !areStackable(window)) break;
    if (count === 1 && !namesColumn(last)) break;
    const columns = columnsOf(stackHeadings(window.map(headingsOf)));
    if (isHeading(columns) && columns.length > (best?.columns.length ?? 0)) best = { columns, lines: count };
  }
  return best;
}

/** A misread heading beside quantity and price: the leftmost is the name, the rightmost the amount. */
function guessedRole(headings: readonly Heading[], index: number): ItemRole | null {
  const roles = headings.map((heading) => roleOf(heading.text));
  if (!roles.includes('quantity') || !roles.includes('price')) return null;
  if (index === headings.length - 1 && !roles.includes('amount')) return 'amount';
  return index === 0 && !roles.includes('name') ? 'name' : null;
}

/** The columns headings name; only the last of several amount columns is the line's amount. */
function columnsOf(headings: readonly Heading[]): ItemColumn[] {
  const columns = headings.flatMap((heading, index): ItemColumn[] => {
    const role = roleOf(heading.text) ?? guessedRole(headings, index);
    return role === null ? [] : [{ role, x0: heading.x0, x1: heading.x1 }];
  });
  const last = columns.findLast((column) => column.role === 'amount');
  return columns.map((column) =>
    column.role === 'amount' && column !== last ? { ...column, role: 'ignored' } : column,
  );
}
