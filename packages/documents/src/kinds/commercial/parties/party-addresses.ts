import { type Cell, joinTokens } from '../../../page/layout.ts';
import { datesIn } from '../../../values/date.ts';
import { ADDRESS_LABEL, CONTACT, FORM_FIRST, KEYED_NUMBER, NAME_LABEL, STOP } from './party-labels.ts';
import { looksLikeName, properName } from './party-names.ts';

/** A text with the words it was read from. */
export interface PlacedText {
  readonly text: string;
  readonly tokens: Cell['tokens'];
}

/** A party as a block of lines. */
export interface PartyBlock {
  readonly name: PlacedText | null;
  readonly address: PlacedText | null;
  /** Every cell of the block, including those that are neither name nor address. */
  readonly cells: readonly Cell[];
}

const STREET =
  /\b(?:street|st|road|rd|avenue|ave|lane|drive|dr|way|place|square|crescent|boulevard|blvd|court|close|terrace|quay|parade|floor|flat|unit|suite|room|rm|building|bldg|block|blk|tower|plaza|house|centre|center|estate|p\.?o\.? box|jalan|jln|lorong|taman|rue|avenue|quai|cedex)\b\.?|straße|strasse|str\.|weg\b|platz\b|allee\b|gasse\b|\d+\/f\b|[號号樓楼室道街路巷弄里邨村座厦廈大]/iu;
const TOWN =
  /\b\d{4,6}\b|\b[A-Z]{2} \d{5}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}\b|\b(?:kowloon|hong kong|new territories|n\.t\.|singapore|united states|usa|united kingdom|deutschland|germany|france|australia|malaysia|china)\b|香港|九龍|新界|台北|臺北|省|市|區/iu;
const HAN = /\p{Script=Han}/u;
const MAX_ADDRESS_LINES = 6;
const TRAILING_CONTACT = /[\s,;·•|]*(?:(?:tel|t|phone|電話|tél|fax)\.?\s*[:：]?\s*)?\(?\+?\d[\d()\s-]{6,}\d$/iu;

/** Whether a line can begin an address: a number with a street, a town with its code, or Chinese place words. */
export function isAddressLine(text: string): boolean {
  if (KEYED_NUMBER.test(text) || CONTACT.test(text) || datesIn(text).length > 0) return false;
  if (ADDRESS_LABEL.test(text)) return true;
  if (/[:：]/u.test(text)) return false;
  if (HAN.test(text)) return STREET.test(text) && (/\d/u.test(text) || TOWN.test(text));
  return /\d/u.test(text)
    ? STREET.test(text) || TOWN.test(text) || /,/u.test(text)
    : /\b(?:street|road|avenue|building)\b/iu.test(text);
}

function isEnd(text: string): boolean {
  return STOP.test(text) || datesIn(text).length > 0 || /^[^\p{L}]*$/u.test(text);
}

function withoutContact(text: string): string {
  return text.replace(TRAILING_CONTACT, '').replace(/[,，\s]+$/u, '');
}

/** The lines of one address; lines before it (people, second names) are skipped. */
function addressLines(cells: readonly Cell[]): Cell[] {
  const found: Cell[] = [];
  for (const cell of cells) {
    const isSkipped = CONTACT.test(cell.text) || KEYED_NUMBER.test(cell.text);
    if (found.length === 0 && (isSkipped || !isAddressLine(cell.text))) continue;
    const isOther = found.length > 0 && HAN.test(cell.text) !== HAN.test(found[0]?.text ?? '');
    if (found.length >= MAX_ADDRESS_LINES || isSkipped || isEnd(cell.text)) break;
    if (isOther && isAddressLine(cell.text)) break;
    found.push(cell);
    if (TRAILING_CONTACT.test(cell.text)) break;
  }
  return found;
}

/**
 * The address among the cells below a name; if printed in both scripts, the one in Latin letters when `latin` is set.
 */
export function addressIn(cells: readonly Cell[], latin = false): PlacedText | null {
  const first = addressLines(cells);
  const rest = cells.slice(1 + Math.max(...first.map((cell) => cells.indexOf(cell)), 0));
  const second =
    latin && HAN.test(first[0]?.text ?? '') ? addressLines(rest.filter((cell) => !HAN.test(cell.text))) : [];
  const found = second.length > 0 ? second : first;
  if (found.length === 0) return null;
  const text = found.map((cell) => withoutContact(cell.text.replace(ADDRESS_LABEL, ''))).join(', ');
  return { text, tokens: found.flatMap((cell) => [...cell.tokens]) };
}

function isSecondName(cell: Cell, name: string): boolean {
  return HAN.test(cell.text) !== HAN.test(name) && looksLikeName(cell.text) && !isAddressLine(cell.text);
}

/** Reads a block: its first line is the name, with a legal form that was broken off; an address may follow. */
export function partyBlock(cells: readonly Cell[]): PartyBlock {
  const told = cells.filter((cell) => !KEYED_NUMBER.test(cell.text));
  const [first, ...rest] = told;
  if (first === undefined) return { name: null, address: null, cells };
  const second = rest[0];
  const isBroken = second !== undefined && FORM_FIRST.test(second.text) && !isAddressLine(second.text);
  const tokens = isBroken ? [...first.tokens, ...second.tokens] : first.tokens;
  const text = (isBroken ? `${first.text} ${second.text}` : first.text).replace(NAME_LABEL, '');
  const below = isBroken ? rest.slice(1) : rest;
  const lines = below.filter((cell, index) => !(index === 0 && isSecondName(cell, text)));
  return { name: { text: properName(text), tokens }, address: addressIn(lines, /[a-z]{3}/iu.test(text)), cells };
}

export function cellAfter(cell: Cell, length: number): Cell | null {
  for (let index = 0; index < cell.tokens.length; index++) {
    if (joinTokens(cell.tokens.slice(0, index)).length < length) continue;
    const tokens = cell.tokens.slice(index);
    return {
      ...cell,
      text: cell.text
        .slice(length)
        .replace(/^[\s::：/.]+/u, '')
        .trim(),
      tokens,
    };
  }
  const text = cell.text
    .slice(length)
    .replace(/^[\s::：/.]+/u, '')
    .trim();
  return text === '' ? null : { ...cell, text, tokens: cell.tokens.slice(-1) };
}
