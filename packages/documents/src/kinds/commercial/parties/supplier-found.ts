import { type Cell, cellOf, joinTokens, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { isAddressLine } from './party-addresses.ts';
import { CUSTOMER, SENDER_SEPARATOR, WEAK_CUSTOMER } from './party-labels.ts';
import { properName } from './party-names.ts';
import { mendedName } from './supplier-words.ts';

/** How a possible name is printed: alone, over two or three lines, after a label, or before its address. */
export type NameShape = 'cell' | 'line' | 'joined' | 'labelled' | 'sender';

export interface NameOccurrence {
  readonly text: string;
  readonly shape: NameShape;
  readonly tokens: readonly Token[];
  readonly lineIndex: number;
  readonly lastIndex: number;
  readonly x0: number;
  readonly x1: number;
  /** The label before the name. */
  readonly label: string;
  readonly mended: boolean;
  readonly cut: boolean;
}

const NAME_LABEL =
  /^\W*(?:from|seller|supplier|vendor|issued by|sold by|merchant|company(?: name)?|for and on behalf of|on behalf of|(?:cheques? )?(?:should be )?(?:made )?payable to|pay to(?: the order of)?|beneficiary(?: name)?|payee|account (?:name|holder)|a\/c name|賣方|銷售方|銷方|開票方|供應商|戶口名稱|賬戶名稱|帳戶名稱|收款人|抬頭請寫|抬頭|公司名稱|verkäufer|lieferant|rechnungssteller|kontoinhaber|vendeur)(?:\s*[:：/]\s*|\s+)/iu;
/** Text that follows a name on its line but is not part of it. */
const TAIL =
  /\s*(?:[([{]?\s*(?:co\.?|company|reg(?:istration|d)?|roc|gst|sst|business|br|tax|brn|ssm)\.?\s*(?:reg(?:istration)?\.?\s*)?(?:no|id|number|:|#)[\s\S]*|[([{]?\s*\d{5,8}\s?-\s?[A-Z0-9]\s*[)\]}]?[\s\S]*|[([{]\s*[\dA-Z]{0,3}\d{5,}[-\dA-Z ]*[)\]}][\s\S]*|\s(?:tel|fax|phone|電話)\b[\s\S]*)$/iu;
const MAX_CHARACTERS = 80;
const JOIN_LINES = 9;
const TOP_SHARE = 0.45;
const TOP_LINES = 16;
const FORM_OR_HAN =
  /\b(?:sdn|bhd|ltd|limited|inc|llc|gmbh|co|corp|plc|pte|ag|kg|s\/b|enterprise|trading)\b|有限|公司|商店|餐廳|酒店|集團|中心|[店行廠室]$/iu;

/** Headings of documents, which are never a name. */
const HEADING =
  /^[^\p{L}]*(?:(?:增值稅|稅務|商業|電子|形式|正式)*(?:發\s*票|收\s*據|單\s*據|帳\s*單|賬\s*單|貸項通知單?|貸項單|繳費通知書?|付款通知書?)|(?:simplified |official |commercial |vat |sales |cash )*(?:tax )?(?:invoice|receipt|credit (?:note|memo)|bill|statement|fee note|note of fees|debit note|rechnung|quittung|kassenbon|honorarnote|facture|gutschrift|reçu|ticket|avoir|note d.honoraires)|收費單)*[^\p{L}]*$/iu;

/** Labels of values of the document. */
const FACT =
  /\b(?:no|nr|number|id|date|datum|ref|terms|n°|paiement|reference)\W*$|^\W*(?:conditions|payment|zahlungs)/iu;

function plausible(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (
    text.length <= MAX_CHARACTERS &&
    !HEADING.test(text) &&
    !FACT.test(text) &&
    (letters >= 3 || /\p{Script=Han}{2}/u.test(text)) &&
    letters >= text.replace(/\s/gu, '').length * 0.4 &&
    !/@|www\.|https?:/iu.test(text)
  );
}

function nameOf(text: string): { text: string; mended: boolean; cut: boolean } {
  const bare = properName(text.replace(TAIL, ''));
  const mended = mendedName(bare);
  return { text: mended, mended: mended !== bare, cut: bare.length < text.trim().length - 2 };
}

function occurrenceOf(
  cell: Cell,
  text: string,
  shape: NameShape,
  lineIndex: number,
  lastIndex: number,
  label = '',
): NameOccurrence[] {
  const name = nameOf(text);
  if (!plausible(name.text)) return [];
  return [{ ...name, shape, tokens: cell.tokens, lineIndex, lastIndex, x0: cell.x0, x1: cell.x1, label }];
}

function labelled(cell: Cell, lineIndex: number): NameOccurrence[] {
  const match = NAME_LABEL.exec(cell.text);
  const rest = match === null ? '' : cell.text.slice(match[0].length).trim();
  if (match === null || rest.length < 3) return [];
  const tokens = cell.tokens.filter((token) => rest.includes(token.text));
  return occurrenceOf(tokens.length > 0 ? cellOf(tokens) : cell, rest, 'labelled', lineIndex, lineIndex, match[0]);
}

/** A comma before a legal form is part of the name. */
const SENDER_PARTS = new RegExp(
  `${SENDER_SEPARATOR.source}| - |,(?!\\s*(?:ltd|limited|inc|llc|gmbh|s\\.?a)\\b)\\s*|，`,
  'iu',
);

/** A name before its address in one line, as letterheads have it at the foot or above the window of an envelope. */
function sender(cell: Cell, lineIndex: number): NameOccurrence[] {
  const [name = '', ...rest] = cell.text.split(SENDER_PARTS);
  if (!rest.some(isAddressLine) || isAddressLine(name) || name.length < 2) return [];
  const end = cell.tokens.findIndex((_, index) => joinTokens(cell.tokens.slice(0, index + 1)).length >= name.length);
  return occurrenceOf(cellOf(cell.tokens.slice(0, end + 1)), name, 'sender', lineIndex, lineIndex);
}

/** The cell that continues a name on the next line: in its column, without a wide gap between. */
function cellBelow(lines: readonly Line[], lineIndex: number, cell: Cell): Cell | null {
  const line = lines[lineIndex];
  const next = lines[lineIndex + 1];
  if (line === undefined || next === undefined || next.page !== line.page) return null;
  if (next.y0 - line.y1 > (line.y1 - line.y0) * 1.5) return null;
  const below = next.cells.find((other) => Math.min(other.x1, cell.x1) - Math.max(other.x0, cell.x0) > 0);
  return below !== undefined && /\p{L}/u.test(below.text) ? below : null;
}

/** Names over two and three lines: cells that follow one another in a column or around one centre. */
function joined(lines: readonly Line[], lineIndex: number, cell: Cell): NameOccurrence[] {
  const found: NameOccurrence[] = [];
  let whole = cell;
  for (let last = lineIndex + 1; last <= lineIndex + 2 && lineIndex < JOIN_LINES; last++) {
    const below = cellBelow(lines, last - 1, whole);
    if (below === null || isAddressed(whole.text)) break;
    whole = { ...cellOf([...whole.tokens, ...below.tokens]), text: `${whole.text} ${below.text}` };
    found.push(...occurrenceOf(whole, whole.text, 'joined', lineIndex, last));
  }
  return found;
}

/** Whether a text names the recipient explicitly. */
function isAddressed(text: string): boolean {
  return (CUSTOMER.test(text) || WEAK_CUSTOMER.test(text)) && /[:：]/u.test(text);
}

function ofLine(lines: readonly Line[], line: Line, lineIndex: number, isTop: boolean): NameOccurrence[] {
  const fromCells = line.cells.flatMap((cell) => {
    const plain =
      (isTop || FORM_OR_HAN.test(cell.text)) && !isAddressed(cell.text)
        ? occurrenceOf(cell, cell.text, 'cell', lineIndex, lineIndex)
        : [];
    return [
      ...plain,
      ...sender(cell, lineIndex),
      ...labelled(cell, lineIndex),
      ...(isTop ? joined(lines, lineIndex, cell) : []),
    ];
  });
  const whole =
    isTop && line.cells.length > 1 && line.cells.length < 5
      ? occurrenceOf(cellOf(line.tokens), line.text.replace(/\s+/gu, ' '), 'line', lineIndex, lineIndex)
      : [];
  return [...fromCells, ...whole];
}

/** Every text that could be the supplier's name: near the top, with the words of a company, or behind a label. */
export function nameOccurrences(lines: readonly Line[]): NameOccurrence[] {
  const firstPage = lines.filter((line) => line.page === lines[0]?.page);
  const top = Math.max(TOP_LINES, Math.ceil(firstPage.length * TOP_SHARE));
  return firstPage.flatMap((line, lineIndex) => ofLine(firstPage, line, lineIndex, lineIndex < top));
}
