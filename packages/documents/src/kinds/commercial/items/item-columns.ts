import { areStackable, type Heading, headingOfCell, stackHeadings } from '../../../page/headings.ts';
import { type Cell, cellOf, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';

export type ItemRole = 'name' | 'quantity' | 'price' | 'rate' | 'discount' | 'amount' | 'ignored';

export interface ItemColumn {
  readonly role: ItemRole;
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
}

const ROLES: readonly (readonly [ItemRole, RegExp])[] = [
  [
    'ignored',
    /^(?:#|no\.?|pos\.?|nr\.?|s\/n|sr\.?(?: no\.?)?|line|code|sku|ref(?:erence)?\.?|art\W*nr.*|date|um|uom|u\/m|unit|me|einheit|remarks?|單位|单位|編號|编号|項次|序號|序号|貨號|貨品編號|產品編號|型號|規格|備註|日期|條碼|balance|running balance|payments?|結餘)$|(?:item|product|part|stock|model|article)[\s.-]*(?:no|code|nr|number|#|id)\b\.?|training date|\bdate\b|barcode|meng\.-/iu,
  ],
  ['discount', /disc\.?|rabatt|折扣|remise/iu],
  ['quantity', /\bqty\b|\bquantity\b|q'ty|數量|数量|\bmenge\b|\bqté\b|quantité/iu],
  ['amount', /(?:line|total|ext(?:ended|\.|n\.?)?|gross|net) ?(?:price|cost)$|extension|總價|总价/iu],
  [
    'price',
    /unit ?(?:price|cost|rate)|price|單價|单价|einzel|nettopreis|e-preis|\beach\b|u\/p|rate\/price|^rate$|rate ?\(|\/ ?(?:hr|hour|day)\b|hourly|\bcost\b|單位價|prix unitaire|p\.?u\.?(?: ht)?$/iu,
  ],
  ['quantity', /\bhrs\b|hours|件數|工時|時數|menge|anzahl|^units$|^days$|no\. of|^pcs$/iu],
  ['rate', /tax ?(?:rate|%)|%|\bvat\b|\bgst\b|\bust\b|mwst|\btax(?:es)?\b|稅率|稅額|\btva\b/iu],
  [
    'amount',
    /amount|amouit|total|金額|金额|\bamt\b|gesamt|betrag|entgelt|\bsum\b|小計|小计|montant|^net$|^gross$|\bvalue\b|charges?$|^fees?$|總額|總數|^\(?(?:hk\$|rm|us\$|\$)\)?$/iu,
  ],
  [
    'name',
    /description|particulars|products?\b|services?\b|details|品名|貨品|貨物|商品|產品|項目|项目|名稱|名称|描述|摘要|說明|bezeichnung|artikel|beschreibung|désignation|libellé|\bitems?\b|內容|\bdesc\b|\bgoods\b|activity|\btask\b|article|leistung/iu,
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

const HEADING_GAP_SHARE = 0.45;

/** Two headings close together are read as one cell; the space between them is still wider than between words. */
function hasWideGap(cell: Cell): boolean {
  return cell.tokens.some((token, index) => {
    const next = cell.tokens[index + 1];
    return next !== undefined && next.x0 - token.x1 > (token.y1 - token.y0) * HEADING_GAP_SHARE;
  });
}

const PART_GAP_SHARE = 0.7;

/** The parts of a cell that are further apart than words of one text. */
function partsOf(cell: Cell): Cell[] {
  const parts: Token[][] = [];
  for (const token of cell.tokens) {
    const last = parts.at(-1)?.at(-1);
    const isApart = last === undefined || token.x0 - last.x1 > (token.y1 - token.y0) * PART_GAP_SHARE;
    if (isApart) parts.push([token]);
    else parts.at(-1)?.push(token);
  }
  return parts.map(cellOf);
}

function headingsOf(line: Line): Heading[] {
  return line.cells.flatMap((cell) => {
    const parts = partsOf(cell);
    if (parts.length > 1 && parts.every((part) => roleOf(part.text) !== null)) return parts.map(headingOfCell);
    const roles = ROLES.filter(([role, pattern]) => role !== 'ignored' && pattern.test(cell.text)).map(
      ([role]) => role,
    );
    const numeric = roles.filter((role) => role !== 'name');
    return cell.tokens.length > 1 && numeric.length > 1 && hasWideGap(cell) ? splitWords(cell) : [headingOfCell(cell)];
  });
}

function isHeading(columns: readonly ItemColumn[]): boolean {
  const has = (role: ItemRole): boolean => columns.some((column) => column.role === role);
  const hasMoney = has('amount') || (has('price') && columns.length <= 3);
  return columns.length >= 2 && hasMoney && (has('name') || (has('quantity') && has('price')));
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

/** Guesses a misread heading next to quantity and price: the leftmost is the name, the rightmost the amount. */
function guessedRole(headings: readonly Heading[], index: number): ItemRole | null {
  const roles = headings.map((heading) => roleOf(heading.text));
  if (!roles.includes('quantity') || !roles.includes('price')) return null;
  if (index === headings.length - 1 && !roles.includes('amount')) return 'amount';
  return index === 0 && !roles.includes('name') ? 'name' : null;
}

/** The columns that headings name. The figures below decide which of several amounts belongs to the item. */
function columnsOf(headings: readonly Heading[]): ItemColumn[] {
  return headings.flatMap((heading, index): ItemColumn[] => {
    const role = roleOf(heading.text) ?? guessedRole(headings, index);
    return role === null ? [] : [{ role, text: heading.text, x0: heading.x0, x1: heading.x1 }];
  });
}
