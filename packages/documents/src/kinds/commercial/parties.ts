import { readField } from '../../evidence/evidence.ts';
import type { Field } from '../../evidence/field.ts';
import { amountsOf } from '../../page/amounts.ts';
import type { Cell, Line, Token } from '../../page/layout.ts';
import type { Party } from '../../reading.ts';
import { datesIn } from '../../values/date.ts';
import { itemHeadingAt } from './item-columns.ts';
import { looksLikeName, nameScore, properName } from './party-names.ts';

const CUSTOMER =
  /^(?:bill(?:ed)?\s*to|sold\s*to|invoice\s*to|ship\s*to|customer(?:\s*name)?|client|attn|attention|to|m\/s|messrs|recipient)\s*(?:[\p{Script=Han}]{1,6})?\s*(?:[::：]|$)|^(?:sold to|bill to|to 致)|^(?:客戶(?:名稱)?|致|買方|收件人|受單人|抬頭)|^(?:käufer(?:\/leistungsempfänger)?|rechnungsempfänger|kunde|leistungsempfänger|client)\b|^bill to/iu;
const SUPPLIER =
  /^(?:from|seller|supplier|vendor|issued by|sold by|賣方|供應商|verkäufer|lieferant(?!enstr)|rechnungssteller|vendeur)\s*(?:[::：/]|$)/iu;
const STOP =
  /^(?:invoice|date|due|terms|number|order|account|p\.?o\.?\b|ship|bill|service address|email|tel|fax|phone|attn|description|item|qty|from|to\b|發票|日期|電話|賬戶|付款|到期)/iu;
const TAX_ID =
  /(?:vat|ust\.?-?id(?:nr)?\.?(?:-nr)?|tax id|gst(?: reg)?|sst|abn|br|business reg(?:istration)?|商業登記(?:號碼|證)?)\.?\s*(?:id|no|number|nr|reg)?\.?\s*(?:no)?\.?\s*[::：]?\s*([A-Z]{0,3}\s?[\d][\dA-Z -]{5,20})/iu;
/** Lines such as "Global number: 400..." or "VAT no: DE..." are neither name nor address. */
const KEYED_NUMBER =
  /^(?:globale |global )?(?:nummer|number|gln|id|ust|steuer|vat|tax|gst|reg|br\b|co\b)[^:]{0,20}[:：#]?.*\d{4,}|^(?:nummer|number)\b/iu;
const NAME_LABEL = /^(?:company(?: name)?|name|business|公司(?:名稱)?)\s*[:：]\s*/iu;
const MAX_BLOCK_LINES = 6;
const MIN_COMPANY_SCORE = 4;
const TOP_LINES = 14;

interface Block {
  readonly name: { readonly text: string; readonly tokens: readonly Token[] } | null;
  readonly address: { readonly text: string; readonly tokens: readonly Token[] } | null;
}

/** The cell of a line that stands in the same column as a left edge. */
function cellAt(line: Line, x0: number): Cell | undefined {
  const height = line.y1 - line.y0;
  return line.cells.find((cell) => Math.abs(cell.x0 - x0) < height * 1.6);
}

/** The lines of a block that starts at a cell and goes down its column. */
function columnFrom(lines: readonly Line[], start: number, x0: number): Cell[] {
  const cells: Cell[] = [];
  let bottom = lines[start - 1]?.y1 ?? lines[start]?.y0 ?? 0;
  for (let index = start; index < lines.length && cells.length < MAX_BLOCK_LINES; index++) {
    const line = lines[index];
    if (line === undefined || line.page !== lines[start]?.page) break;
    const cell = cellAt(line, x0);
    const gap = line.y0 - bottom;
    if (gap > (line.y1 - line.y0) * 1.9) break;
    if (cell === undefined) continue;
    if (
      STOP.test(cell.text) ||
      CUSTOMER.test(cell.text) ||
      SUPPLIER.test(cell.text) ||
      itemHeadingAt(lines, index) !== null
    )
      break;
    cells.push(cell);
    bottom = line.y1;
  }
  return cells;
}

function withoutNameLabel(cell: Cell): Cell {
  return NAME_LABEL.test(cell.text) ? { ...cell, text: cell.text.replace(NAME_LABEL, '') } : cell;
}

function blockOf(cells: readonly Cell[]): Block {
  const [first, ...rest] = cells.filter((cell) => !KEYED_NUMBER.test(cell.text)).map(withoutNameLabel);
  if (first === undefined) return { name: null, address: null };
  const address = rest.filter((cell) => !/@|www\.|https?:|tel\b|phone|電話|fax|^\+?[\d\s()-]{7,}$/iu.test(cell.text));
  const isSecondName = (cell: Cell, index: number): boolean =>
    index === 0 &&
    /\p{Script=Han}/u.test(cell.text) &&
    !/\p{Script=Han}/u.test(first.text) &&
    looksLikeName(cell.text) &&
    !/[號樓室道街路]/u.test(cell.text);
  const lines = address.filter((cell, index) => !isSecondName(cell, index));
  return {
    name: { text: properName(first.text), tokens: first.tokens },
    address:
      lines.length === 0
        ? null
        : {
            text: lines.map((cell) => cell.text.replace(/^(?:address|地址)\s*[::：]\s*/iu, '')).join(', '),
            tokens: lines.flatMap((cell) => [...cell.tokens]),
          },
  };
}

/** The party that stands after, or below, a label. */
function labelledBlock(lines: readonly Line[], label: RegExp): Block | null {
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    const cell = line?.cells.find((candidate) => label.test(candidate.text));
    if (line === undefined || cell === undefined) continue;
    const match = label.exec(cell.text);
    const rest = cell.text
      .slice((match?.index ?? 0) + (match?.[0].length ?? 0))
      .replace(/^[\s::：/]+/u, '')
      .trim();
    const below = columnFrom(lines, index + 1, cell.x0);
    if (rest.length > 1 && looksLikeName(rest)) {
      const tokens = cell.tokens.filter((token) => rest.includes(token.text));
      const block = blockOf([{ text: rest, x0: cell.x0, x1: cell.x1, tokens }, ...below]);
      return block;
    }
    const right = line.cells[line.cells.indexOf(cell) + 1];
    if (below.length === 0 && right !== undefined && looksLikeName(right.text)) {
      return blockOf([right, ...columnFrom(lines, index + 1, right.x0)]);
    }
    if (below.length > 0 && below[0] !== undefined && looksLikeName(below[0].text)) return blockOf(below);
  }
  return null;
}

/** Lines above the item table, where the parties introduce themselves. */
function headLines(lines: readonly Line[]): Line[] {
  const first = lines.filter((line) => line.page === lines[0]?.page);
  const table = first.findIndex((_, index) => itemHeadingAt(first, index) !== null);
  return table > 0 ? first.slice(0, table) : first.slice(0, Math.max(TOP_LINES, Math.ceil(first.length / 2)));
}

/** Smudges and logos are recognised as doubtful letters. */
function doubt(cell: Cell): number {
  const mean = cell.tokens.reduce((sum, token) => sum + token.confidence, 0) / Math.max(1, cell.tokens.length);
  return mean < 0.6 ? 2 : 0;
}

/** The most name-like text near the top: large, early, a company by its words, and not the customer. */
function topBlock(lines: readonly Line[], customer: Block | null): Block | null {
  const top = lines.slice(0, TOP_LINES);
  const heights = top.map((line) => line.y1 - line.y0).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 1;
  const candidates = top.flatMap((line, index) =>
    line.cells.map((cell) => {
      const size = Math.max(...cell.tokens.map((token) => token.y1 - token.y0)) / usual;
      const isCustomer = customer?.name?.text === cell.text || CUSTOMER.test(cell.text);
      const rank = nameScore(cell.text) + Math.min(1.5, size - 1) * 1.2 - index * 0.25 - doubt(cell);
      const score = isCustomer || datesIn(cell.text).length > 0 ? -1 : rank;
      return { line, index, cell, score };
    }),
  );
  const best = candidates.filter((candidate) => candidate.score > 0).sort((a, b) => b.score - a.score)[0];
  if (best === undefined) return null;
  const below = columnFromCentre(lines, best.index + 1, best.cell);
  const other = below.findIndex((cell) => isOtherCompany(cell.text, best.cell.text));
  return blockOf([best.cell, ...(other < 0 ? below : below.slice(0, other))]);
}

/** A company named below another in the same script is somebody else, not a second name of the first. */
function isOtherCompany(text: string, name: string): boolean {
  const han = /\p{Script=Han}/u;
  return nameScore(text) >= MIN_COMPANY_SCORE && (han.test(text) === han.test(name) || !han.test(text));
}

/** Address lines under a name: in its column, left aligned or centred like a slip's. */
function columnFromCentre(lines: readonly Line[], start: number, name: Cell): Cell[] {
  const left = columnFrom(lines, start, name.x0);
  if (left.length > 0) return left;
  const cells: Cell[] = [];
  for (const line of lines.slice(start, start + 5)) {
    const cell = line.cells.find(
      (other) => Math.abs((other.x0 + other.x1) / 2 - (name.x0 + name.x1) / 2) < line.pageWidth * 0.08,
    );
    if (
      cell === undefined ||
      STOP.test(cell.text) ||
      datesIn(cell.text).length > 0 ||
      amountsOf(cell.tokens, '.').some((a) => a.value.includes('.'))
    )
      break;
    cells.push(cell);
  }
  return cells;
}

const ADDRESS_LINE = /\d.*(?:street|road|avenue|building|floor|centre|center|[號樓室])|\b[A-Z]{2},? \d{5}/iu;

/** A second company with an address below it, when nothing says "bill to": the recipient, as on bills in envelopes. */
function unlabelledCustomer(lines: readonly Line[], supplier: Block | null): Block | null {
  for (let index = 0; index < lines.length; index++) {
    for (const cell of lines[index]?.cells ?? []) {
      if (cell.text === supplier?.name?.text || supplier?.address?.text.includes(cell.text) === true) continue;
      const below = columnFrom(lines, index + 1, cell.x0);
      const next = below[0]?.text ?? '';
      if (nameScore(cell.text) >= MIN_COMPANY_SCORE && ADDRESS_LINE.test(next)) return blockOf([cell, ...below]);
    }
  }
  return null;
}

function field(part: { text: string; tokens: readonly Token[] } | null, certainty: number): Field<string> | null {
  return part === null || part.text === '' ? null : readField(part.text, part.tokens, certainty);
}

function taxIdOf(lines: readonly Line[]): Field<string> | null {
  for (const line of lines) {
    const match = TAX_ID.exec(line.text);
    if (match?.[1] !== undefined) return readField(match[1].trim(), line.tokens, 0.8);
  }
  return null;
}

/** Issuer and recipient, by their labels or by where they stand. */
export function partiesOf(lines: readonly Line[]): { supplier: Party | null; customer: Party | null } {
  const head = headLines(lines);
  const customer = labelledBlock(head, CUSTOMER);
  const labelledSupplier = labelledBlock(head, SUPPLIER);
  const supplier = labelledSupplier ?? topBlock(head, customer);
  const recipient = customer ?? unlabelledCustomer(head, supplier);
  const certainty = labelledSupplier === null ? 0.75 : 0.9;
  return {
    supplier:
      supplier === null
        ? null
        : {
            name: field(supplier.name, certainty),
            address: field(supplier.address, certainty * 0.8),
            taxId: taxIdOf(lines),
          },
    customer:
      recipient === null
        ? null
        : {
            name: field(recipient.name, customer === null ? 0.5 : 0.85),
            address: field(recipient.address, 0.6),
            taxId: null,
          },
  };
}
