import { type Heading, headingOfCell } from '../../../page/headings.ts';
import type { Cell, Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { mendWords } from '../../../values/words.ts';
import { type ColumnRole, isPhrase, splitHeadings } from './heading-phrases.ts';

/** Where the values of a money column line up (points), and how far a value may be from there. */
export interface Edge {
  readonly side: 'left' | 'right';
  readonly at: number;
  /**
   * The usual position of the other side: where all figures are about equally long, either side may be the one that
   * lines up.
   */
  readonly across: number;
  readonly slack: number;
  /** Whether the table prints no cents: then bare figures that line up are money. */
  readonly whole: boolean;
}

/** A table column: what its heading means, where the heading is (points), and where its values were found. */
export interface Column {
  readonly role: ColumnRole;
  readonly x0: number;
  readonly x1: number;
  readonly edge?: Edge;
  /** True when x0 and x1 come from the values of the column, not from its heading. */
  readonly grid?: boolean;
}

/** A table heading: its columns, and how many printed lines it takes. */
export interface TableHeading {
  readonly columns: readonly Column[];
  readonly lines: number;
}

const POST_DATE =
  /value date|settle(?:ment|d) date|post(?:ing|ed)? ?date|effective date|起息|生效日|記賬|入賬日|過賬/iu;
const DATE = /date\b|日期|交易日/iu;
const BALANCE = /balance|結餘|餘額|结余/iu;
const OUT =
  /withdraw|\bdebits?\b|\bdr\b|(?:paid|money|cash) ?out|subtractions|^(?:payments?|charges)(?: ?\(.*\))?$|支出|提取|提款|轉出|付出|支賬|扣賬/iu;
const IN =
  /deposit|\bcredits?\b(?! limit| card)|\bcr\b|(?:paid|money|cash) ?in\b|additions|^(?:receipts?|lodge?ments?)(?: ?\(.*\))?$|存入|存款|轉入|收入|進賬/iu;
/** A column that says debit or credit for each amount, or one amount column named after both directions. */
const TYPE = /^(?:type|d\/?c|dr ?[/|] ?cr\.?|debit ?[/|] ?credit(?: indicator)?|cr ?[/|] ?dr\.?)$|借貸/iu;
const EITHER = /(?:debit|withdrawal).*[/(].*(?:credit|deposit)|(?:credit|deposit).*[/(].*(?:debit|withdrawal)/iu;
const OTHER_AMOUNT = /(?:corresponding|foreign|original|transaction) currency|外幣|原幣金額/iu;
const AMOUNT = /\bamount\b|金額|款額|銀碼/iu;
const CURRENCY = /^ccy\b|^cur(?:r(?:ency)?)?\.?$|^貨幣$|^(?:ccy|cur) ?貨幣|^貨幣 ?(?:ccy|cur)/iu;
const REFERENCE = /\bref(?:erence)?\b|\bref\.|che(?:que|ck) (?:no|number)|chq\b|備考|參考編號|bk ref/iu;
const DESCRIPTION =
  /description|details|particulars|narrati(?:ve|on)|\btxn\b|transactions?\b|摘要|詳情|內容|項目|說明|備註|remarks|payee/iu;

const ROLES: readonly (readonly [ColumnRole, RegExp])[] = [
  ['post_date', POST_DATE],
  ['date', DATE],
  ['balance', BALANCE],
  ['ignored', OTHER_AMOUNT],
  ['type', TYPE],
  ['amount', EITHER],
  ['out', OUT],
  ['in', IN],
  ['amount', AMOUNT],
  ['currency', CURRENCY],
  ['reference', REFERENCE],
  ['description', DESCRIPTION],
];

/** Abbreviations that are headings only where they are the whole text. */
const SHORT_ROLES: readonly (readonly [ColumnRole, RegExp])[] = [
  ['post_date', /^(?:val(?:ue)?|post(?:ed|ing)?|(?:val|post) ?(?:dt|dte)|起息|入賬|過賬)\.?$/iu],
  ['date', /^(?:dt|dte|day|(?:txn|tran|trn|trans|bkg) ?dte?|booked)\.?$/iu],
  ['type', /^(?:code|cd|tp|typ|類別|代號|類型)\.?$/iu],
  ['balance', /^(?:bal|running total|solde|saldo|kontostand)\.?$/iu],
  ['out', /^(?:out|dr|wdl?|w\/d|debit amt|spent|soll|débit)\.?$/iu],
  ['in', /^(?:in|cr|dep|credit amt|received|haben|crédit)\.?$/iu],
  ['amount', /^(?:amt|value \([A-Z]{3}\)|betrag|montant|importe)\.?$/iu],
  ['reference', /^(?:ref|chq|cheque|check|id)\.?$/iu],
  ['description', /^(?:desc|descr|dtls|detail|partic|narr|text|libellé|buchungstext|concepto|交易|項目)\.?$/iu],
];

/** Headings of summary boxes, which look like tables of money and dates but hold no transactions. */
export const SUMMARY =
  /minimum|\bdue\b|\blimit\b|statement (?:date|balance)|card number|maturity|interest rate|principal|market value|結單日|最低|到期|信用額|利率|本金|市值/iu;

const MOVEMENT: readonly ColumnRole[] = ['out', 'in', 'amount'];
/** Words of headings, to recognise them with one letter misread. */
const VOCABULARY = [
  'date',
  'balance',
  'debit',
  'credit',
  'deposit',
  'deposits',
  'withdrawal',
  'withdrawals',
  'amount',
  'description',
  'particulars',
  'details',
];
const MAX_HEADING_CHARACTERS = 42;

/** The role in a heading; null when the heading names none. */
export function roleOf(text: string): ColumnRole | null {
  if (text.length > MAX_HEADING_CHARACTERS) return null;
  const plain = text.trim();
  const short = SHORT_ROLES.find(([, pattern]) => pattern.test(plain))?.[0];
  const exact = short ?? ROLES.find(([, pattern]) => pattern.test(plain))?.[0];
  if (exact !== undefined) return exact;
  // Recognition misreads letters and splits words.
  const whole = text.replace(/\s+/gu, '');
  const mended = [mendWords(text, VOCABULARY), whole, mendWords(whole, VOCABULARY)].filter((other) => other !== text);
  return ROLES.find(([, pattern]) => mended.some((other) => pattern.test(other)))?.[0] ?? null;
}

/** An explanation of marks, such as "(DR=Debit)", which is not a separate heading. */
const EXPLANATION = /\([^()=]*=[^()]*\)/gu;

/** The headings of a line. A cell that names several columns is split into them. */
export function headingsOf(line: Line): Heading[] {
  return line.cells.flatMap((cell): Heading[] => {
    const name = cell.text.replace(EXPLANATION, '');
    const roles = ROLES.filter(([role, pattern]) => role !== 'ignored' && pattern.test(name)).map(([role]) => role);
    if (roles.length < 2) return splitAbbreviations(cell) ?? [headingOfCell(cell)];
    const split = splitHeadings(cell.tokens);
    if (split !== null) return split;
    const money = roles.filter((role) => MOVEMENT.includes(role) || role === 'balance');
    return cell.tokens.length > 1 && money.length > 1 ? splitByRole(cell.tokens) : [headingOfCell(cell)];
  });
}

/** The headings of a cell that holds only whole and abbreviated headings, such as "Txn Dt Particulars". */
function splitAbbreviations({ tokens, text }: Cell): Heading[] | null {
  if (tokens.length < 2 || text.length > MAX_HEADING_CHARACTERS) return null;
  const split = splitHeadings(tokens, SHORT_ROLES);
  return split?.every((heading) => isWholeHeading(heading.text)) === true ? split : null;
}

function isWholeHeading(text: string): boolean {
  return SHORT_ROLES.some(([, pattern]) => pattern.test(text)) || isPhrase(text);
}

/** Joins the words of one cell again as long as they name the same column. */
function splitByRole(tokens: readonly Token[]): Heading[] {
  const headings: Heading[] = [];
  let role: ColumnRole | null = null;
  for (const token of tokens) {
    const own = roleOf(token.text);
    const last = headings.at(-1);
    if (last !== undefined && (own === null || own === role || last.text === '')) {
      headings[headings.length - 1] = { text: `${last.text} ${token.text}`, x0: last.x0, x1: token.x1 };
    } else headings.push({ text: token.text, x0: token.x0, x1: token.x1 });
    role = own ?? role;
  }
  return headings;
}
