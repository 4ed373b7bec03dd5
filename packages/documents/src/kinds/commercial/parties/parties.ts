import { readField } from '../../../evidence/evidence.ts';
import type { Field } from '../../../evidence/field.ts';
import type { Cell, Line } from '../../../page/layout.ts';
import type { Party } from '../../../reading.ts';
import { plainWidth } from '../../../values/width.ts';
import { itemHeadingAt } from '../items/item-columns.ts';
import { addressIn, isAddressLine, type PartyBlock, type PlacedText } from './party-addresses.ts';
import { cellsBelow } from './party-columns.ts';
import { customerBlock } from './party-customer.ts';
import { SUPPLIER } from './party-labels.ts';
import { nameKey } from './party-names.ts';
import { footBlock, labelledBlock, namedBlock, senderLine, topBlock } from './party-supplier.ts';

const TOP_LINES = 14;
const MIN_ADDRESS_CHARACTERS = 8;

/** Lines above the item table, where documents name the parties. */
function headLines(lines: readonly Line[]): Line[] {
  const first = lines.filter((line) => line.page === lines[0]?.page);
  const table = first.findIndex((_, index) => itemHeadingAt(first, index) !== null);
  return table > 0 ? first.slice(0, table) : first.slice(0, Math.max(TOP_LINES, Math.ceil(first.length / 2)));
}

function field(part: PlacedText | null, certainty: number): Field<string> | null {
  return part === null || part.text === '' ? null : readField(part.text, part.tokens, certainty);
}

/** Lines that are not the customer's: their numbers may be the supplier's. */
function linesWithout(lines: readonly Line[], block: PartyBlock | null): Line[] {
  const tokens = new Set(block?.cells.flatMap((cell) => [...cell.tokens]) ?? []);
  return lines.flatMap((line): Line[] => {
    const cells = line.cells.filter((cell) => !cell.tokens.some((token) => tokens.has(token)));
    if (cells.length === line.cells.length) return [line];
    return cells.length === 0 ? [] : [{ ...line, cells, text: cells.map((cell) => cell.text).join('  ') }];
  });
}

/** Address lines near the supplier's name that are not the customer's: at the foot, or next to the name. */
function looseAddress(lines: readonly Line[], customer: PartyBlock | null): PlacedText | null {
  const own = linesWithout(lines, customer);
  for (const [index, line] of own.entries()) {
    const cell = line.cells.find(
      (candidate) => isAddressLine(candidate.text) && candidate.text.length > MIN_ADDRESS_CHARACTERS,
    );
    if (cell === undefined || itemHeadingAt(own, index) !== null) continue;
    return addressIn([cell, ...cellsBelow(own, index, cell)]);
  }
  return null;
}

function isSame(block: PartyBlock | null, name: string | null): boolean {
  return block?.name !== null && block !== null && name !== null && nameKey(block.name.text) === nameKey(name);
}

/**
 * Issuer and recipient, by their labels or by their positions.
 * @param supplierName the issuer's name when it is known already: only its address and numbers are searched
 */
export function partiesOf(
  lines: readonly Line[],
  supplierName: string | null = null,
): { supplier: Party | null; customer: Party | null } {
  const head = headLines(lines);
  const labelled = labelledBlock(lines, SUPPLIER);
  const sender = senderLine(head);
  const told = supplierName === null ? (labelled ?? sender) : namedBlock(lines, supplierName);
  const customer = customerBlock(head, told?.name?.text ?? topBlock(head, null)?.name?.text ?? null);
  const foot = lines.slice(head.length);
  const supplier = told ?? topBlock(head, customer) ?? footBlock(foot, customer);
  const certainty = labelled === null ? 0.75 : 0.9;
  const address =
    supplier?.address ?? sender?.address ?? (isSame(customer, supplierName) ? null : looseAddress(head, customer));
  return {
    supplier:
      supplier === null
        ? null
        : {
            name: field(supplier.name, certainty),
            address: field(address, certainty * 0.8),
            taxId: taxIdIn(linesOfBlock(lines, supplier)) ?? taxIdIn(linesWithout(lines, customer)),
          },
    customer:
      customer === null
        ? null
        : {
            name: field(customer.name, customer.labelled ? 0.85 : 0.5),
            address: field(customer.address, 0.6),
            taxId: taxIdIn(linesOfBlock(lines, customer)),
          },
  };
}

/** The lines of the block, cut to its cells. */
function linesOfBlock(lines: readonly Line[], block: PartyBlock): Line[] {
  const tokens = new Set(block.cells.flatMap((cell: Cell) => [...cell.tokens]));
  return lines.flatMap((line): Line[] => {
    const cells = line.cells.filter((cell) => cell.tokens.some((token) => tokens.has(token)));
    return cells.length === 0 ? [] : [{ ...line, cells, text: cells.map((cell) => cell.text).join('  ') }];
  });
}

const NO =
  '(?:\\s*(?:id|identification|registration|registered|reg|no|number|num|nr|ref|n°|號碼|編號|證號碼|證|號))*[.:：#\\s]*';
/** Numbers that tax offices and registers give, the most specific first. */
const KINDS: readonly RegExp[] = [
  new RegExp(
    `(?:ust\\W*-?id(?:ent)?(?:nr|\\W*-?nr)?\\.?|umsatzsteuer-id\\w*|vat|tva|mwst)${NO}((?:[A-Z]{2} ?)?[A-Z]?\\d[\\dA-Z .]{6,14})`,
    'iu',
  ),
  new RegExp(
    `(?:納稅人識別號|纳税人识别号|統一社會信用代碼|统一社会信用代码|統一編號|統編|稅號|税号)${NO}([\\dA-Z]{8,20})`,
    'iu',
  ),
  new RegExp(
    `(?:gst|sst|uen|abn|acn|ein|tax|siret|siren|roc|business reg(?:istration|\\.)?|\\bb\\.?r|商業登記|商业登记|company reg(?:istration|\\.)?|co\\.? reg\\.?|c\\.?r)\\b\\.?${NO}((?:[A-Z]{1,2}\\d?-?)?\\d[\\dA-Z -]{5,24})`,
    'iu',
  ),
  new RegExp(`(?:商業登記|商业登记|登記)${NO}(\\d[\\dA-Z -]{5,24})`, 'iu'),
];
const DIGITS = 6;

/** The number without words that follow it on the line. */
function trimmed(text: string): string {
  const words = text.trim().split(/\s+/u);
  const end = words.findIndex((word, index) => index > 0 && !/\d/u.test(word));
  return (end < 0 ? words : words.slice(0, end)).join(' ').replace(/[.\s-]+$/u, '');
}

/** The first registration or tax number among lines. */
export function taxIdIn(lines: readonly Line[]): Field<string> | null {
  for (const kind of KINDS) {
    for (const line of lines) {
      const match = kind.exec(plainWidth(line.text));
      const number = match?.[1] === undefined ? '' : trimmed(match[1]);
      if ((number.match(/\d/gu)?.length ?? 0) < DIGITS) continue;
      const tokens = line.tokens.filter(
        (token) => number.includes(plainWidth(token.text)) || token.text.includes(number),
      );
      return readField(number, tokens.length > 0 ? tokens : line.tokens, 0.8);
    }
  }
  return null;
}
