import type { Line } from '../page/layout.ts';
import type { DocumentKind } from '../reading.ts';
import { isCheque } from './cheque.ts';
import { CUES, DENIALS } from './cues.ts';
import { plainText } from './plain-text.ts';
import { isFromOffice } from './senders.ts';
import { type Title, titlesOf } from './titles.ts';
import { hasItemTable, hasMoney, proseShare, type StatementTable, slipShape, statementTable } from './traits.ts';

export type Scores = Readonly<Record<DocumentKind, number>>;

type Mutable = Record<DocumentKind, number>;

const NOTHING: Scores = {
  bank_statement: 0,
  card_statement: 0,
  invoice: 0,
  receipt: 0,
  credit_note: 0,
  quotation: 0,
  delivery_note: 0,
  cheque: 0,
  remittance_advice: 0,
  official_letter: 0,
  other: 1.5,
};

const COMMERCIAL: readonly DocumentKind[] = ['invoice', 'receipt', 'credit_note'];
/** Kinds that almost always have a title: their cues also occur on invoices and receipts. */
const TITLED: readonly DocumentKind[] = ['credit_note', 'quotation', 'delivery_note', 'remittance_advice'];

const TITLE_WEIGHT = 7;
const LATER_PAGE = 0.5;
const UNTITLED_SHARE = 0.6;

/** The input of all scores, computed once. */
interface Evidence {
  readonly first: readonly Line[];
  readonly texts: readonly string[];
  readonly text: string;
  readonly later: string;
  readonly titles: readonly Title[];
  readonly table: StatementTable | null;
}

function pagesOf(lines: readonly Line[]): Line[][] {
  const pages = new Map<number, Line[]>();
  for (const line of lines) pages.set(line.page, [...(pages.get(line.page) ?? []), line]);
  return [...pages.values()];
}

function evidenceOf(lines: readonly Line[]): Evidence {
  const [first = [], ...rest] = pagesOf(lines);
  const texts = first.map((line) => plainText(line.text));
  return {
    first,
    texts,
    text: texts.join('\n'),
    later: rest
      .flat()
      .map((line) => plainText(line.text))
      .join('\n'),
    titles: titlesOf(first),
    table: statementTable(lines),
  };
}

function aspectOf([line]: readonly Line[]): number {
  return line === undefined ? 1 : line.pageHeight / line.pageWidth;
}

/** The strongest title of each kind; a second one of the same kind adds a little. */
function addTitles(scores: Mutable, titles: readonly Title[]): void {
  const seen = new Map<DocumentKind, number>();
  for (const title of titles) {
    const before = seen.get(title.kind) ?? 0;
    seen.set(title.kind, before + 1);
    if (before === 0) scores[title.kind] += TITLE_WEIGHT * title.strength;
    else if (before === 1) scores[title.kind] += 0.5 * title.strength;
  }
}

function addCues(scores: Mutable, { text, later }: Evidence): void {
  for (const { kind, pattern, weight } of CUES) {
    if (pattern.test(text)) scores[kind] += weight;
    else if (later !== '' && pattern.test(later)) scores[kind] += weight * LATER_PAGE;
  }
  for (const [kind, pattern] of DENIALS) if (pattern.test(text)) scores[kind] -= 2.5;
}

function isTitled(titles: readonly Title[], kind: DocumentKind, strength: number): boolean {
  return titles.some((title) => title.kind === kind && !title.label && title.strength >= strength);
}

/** A slip that shows how it was paid is a receipt, even when the shop heads it "tax invoice". */
const PAID =
  /\bcash\b|\bchange\b|tender|visa|master ?card|octopus|八達通|現金|找[贖續零]|實收|alipay|支付寶|wechat|微信/u;
/** A credit note names the invoice it corrects; an invoice hardly ever names a credit note. */
const CREDITED_INVOICE_SHARE = 0.7;
/** A table of dated amounts makes a statement; under the title of a bill, without a bank, it lists what is billed. */
const TABLE: Readonly<Record<StatementTable, number>> = { balances: 5, amounts: 3.5 };
const BILL_TABLE = 1;
const PAID_SLIP_SHARE = 0.4;

function addTraits(scores: Mutable, evidence: Evidence): void {
  const { first, texts, text, titles, table } = evidence;
  const slip = slipShape(
    first.flatMap((line) => line.tokens),
    first.length,
    aspectOf(first),
  );
  scores.receipt += 2.5 * slip;
  if (slip > 0 && PAID.test(text)) scores.invoice *= PAID_SLIP_SHARE;
  const billed = table !== null && !BANKING.test(text) && isTitled(titles, 'invoice', 0.9);
  if (table !== null) scores.bank_statement += billed ? BILL_TABLE : TABLE[table];
  if (table === 'amounts' && !billed) scores.card_statement += 2;
  if (isTitled(titles, 'credit_note', 0.9)) scores.credit_note += 2;
  if (titles.some((title) => title.kind === 'credit_note' && title.strength > 0.4)) {
    scores.invoice *= CREDITED_INVOICE_SHARE;
  }
  if (hasItemTable(texts)) scores.invoice += 1;
  if (isCheque(texts)) scores.cheque += 8;
  const bill = isTitled(titles, 'invoice', 0.6) || isTitled(titles, 'bank_statement', 0.6);
  if (isFromOffice(texts) && !bill) scores.official_letter += 5;
  const prose = proseShare(first);
  scores.other += prose * 3;
  if (!hasMoney(`${text}\n${evidence.later}`)) {
    for (const kind of COMMERCIAL) scores[kind] -= 5;
    scores.bank_statement -= 3;
    scores.card_statement -= 3;
    scores.quotation -= 1;
  }
}

/** Projects, taxes and suppliers also use the word "statement": without an account or a balance it is weak evidence. */
function discountBareStatement(scores: Mutable, { table, text, titles }: Evidence): void {
  const title = titles.find((found) => found.kind === 'bank_statement');
  if (title === undefined || table !== null || BALANCES.test(text) || BANKING.test(text)) return;
  scores.bank_statement -= TITLE_WEIGHT * title.strength * 0.6;
}

const CARD_SCORE = 3.5;

/** A card statement is also a statement: evidence for statements counts for it when it names cards. */
function shareStatements(scores: Mutable): void {
  const { bank_statement: bank, card_statement: card } = scores;
  if (card >= CARD_SCORE) scores.card_statement = card + bank;
}

const SUPPLIER_STATEMENT =
  /invoice (?:no|number|amount|date)|inv\.? ?no|our invoice|30 ?days|60 ?days|90 ?days|1 ?- ?30|overdue|past due|ageing|aging|amount outstanding|outstanding (?:balance|amount|invoices)|customer (?:no|code|id|account)|發票(?:號|編|日|金)|未付|逾期|賬齡|客戶編號/u;
const BANKING =
  /\bbank(?:ing)? (?:limited|ltd|statement|plc|corporation)|\bbank\b(?! (?:details|account|transfer|a\/c|name|code|charges))|銀行(?!賬|戶|轉|資料|名稱)|withdrawals?|提取|提款|savings|儲蓄|interest|利息|cheque deposit|\batm\b|autopay|自動轉賬|deposit protection|存款保障/u;

const BALANCES = /(?:opening|closing|previous|new|statement|ending|beginning) balance|結餘|餘額|brought forward|saldo/u;

/**
 * A supplier's statement of account lists invoices that are booked one by one: it is neither a bank statement nor a
 * bill.
 */
function setAsideSupplierStatement(scores: Mutable, { text, titles }: Evidence): void {
  if (scores.bank_statement < 3 && !isTitled(titles, 'bank_statement', 0.6)) return;
  if (scores.card_statement >= CARD_SCORE || BANKING.test(text) || !SUPPLIER_STATEMENT.test(text)) return;
  if (isTitled(titles, 'invoice', 0.9)) return;
  scores.other += scores.bank_statement + 2;
  scores.bank_statement = 0;
}

function discountUntitled(scores: Mutable, titles: readonly Title[]): void {
  for (const kind of TITLED) {
    if (!titles.some((title) => title.kind === kind && title.strength >= 0.25)) scores[kind] *= UNTITLED_SHARE;
  }
}

/** Scores all evidence of the pages; the first page decides, later ones only support. */
export function scoresOf(lines: readonly Line[]): Scores {
  const evidence = evidenceOf(lines);
  const scores: Mutable = { ...NOTHING };
  addTitles(scores, evidence.titles);
  addCues(scores, evidence);
  addTraits(scores, evidence);
  discountBareStatement(scores, evidence);
  setAsideSupplierStatement(scores, evidence);
  shareStatements(scores);
  discountUntitled(scores, evidence.titles);
  return scores;
}
