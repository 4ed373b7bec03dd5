import type { IsoDate } from '../../reading.ts';
import { isCalendarDay, isoDate } from '../../values/date.ts';
import type { BankFile, BankFileLine, BankFileProblem, BankFileStatement } from '../bank-file.ts';
import { movementOf, outAndIn, textOfUnits } from '../exact.ts';
import { amountByEvidence, type MarkUses, markUses, unclearAmount } from '../lone-mark.ts';
import { linesOldestFirst, selfDescribed } from '../plain-file.ts';
import { type OfxNode, ofxAll, ofxChild, ofxText, ofxTree } from './sgml.ts';

/** The day of YYYYMMDD[HHMMSS][.XXX][zone] as the bank writes it, in the bank's zone. */
function ofxDay(text: string | null): IsoDate | null {
  const match = /^\s*(\d{4})-?(\d{2})-?(\d{2})/u.exec(text ?? '');
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1970 && isCalendarDay(year, month, day) ? isoDate(year, month, day) : null;
}

/**
 * Reads amounts with a point or a comma before the cents, even both in one file. The standard has no thousands mark,
 * but some banks write one.
 */
type AmountReader = (text: string) => bigint | Refusal | null;
type Refusal = Pick<BankFileProblem, 'code' | 'values'>;

function amountReader(uses: MarkUses, currency: string | null): AmountReader {
  return (text) => {
    const units = amountByEvidence(text, uses, currency);
    return units === 'undecided' ? unclearAmount(text) : units;
  };
}

/** Every amount that shows how the file writes its amounts. */
function amountTexts(root: OfxNode): string[] {
  return ofxAll(root, ['STMTTRN', 'LEDGERBAL', 'AVAILBAL']).flatMap(
    (node) => ofxText(node, 'TRNAMT') ?? ofxText(node, 'BALAMT') ?? [],
  );
}

function referenceOf(node: OfxNode): string | null {
  const check = ofxText(node, 'CHECKNUM');
  return (check !== null && !/^0+$/u.test(check) ? check : null) ?? ofxText(node, 'REFNUM') ?? ofxText(node, 'FITID');
}

function lineOf(node: OfxNode, amountOf: AmountReader): BankFileLine | BankFileProblem | null {
  const posted = ofxText(node, 'DTPOSTED');
  const date = ofxDay(posted) ?? ofxDay(ofxText(node, 'DTUSER'));
  if (date === null) return { row: node.row, code: 'row_date', values: { found: posted ?? '' } };
  const found = ofxText(node, 'TRNAMT') ?? '';
  const units = amountOf(found);
  if (units === null) return { row: node.row, code: 'row_amount', values: { found } };
  if (typeof units !== 'bigint') return { row: node.row, ...units };
  if (units === 0n) return null;
  const payee = ofxText(node, 'NAME') ?? ofxText(node, 'PAYEE', 'NAME');
  return {
    row: node.row,
    date,
    valueDate: ofxDay(ofxText(node, 'DTAVAIL')),
    payee,
    description: ofxText(node, 'MEMO') ?? payee ?? '',
    reference: referenceOf(node),
    ...outAndIn(units),
    balance: null,
  };
}

/**
 * OFX has no opening balance. It is the ledger balance less the lines, but only when that balance belongs to the
 * period: its day is not after the period's end, and no line is after its day.
 */
function openingOf(
  closing: bigint | null,
  asOf: IsoDate | null,
  end: IsoDate | null,
  lines: readonly BankFileLine[],
  owed: boolean,
): string | null {
  if (closing === null || asOf === null || end === null || lines.length === 0) return null;
  if (asOf > end || lines.some(({ date }) => date > asOf)) return null;
  const moved = lines.reduce((sum, line) => sum + movementOf(line), 0n);
  return textOfUnits(owed ? closing + moved : closing - moved);
}

/** The ledger balance; one that has two meanings is a problem of the file. */
function closingOf(node: OfxNode, amountOf: AmountReader, problems: BankFileProblem[]): bigint | null {
  const found = ofxText(node, 'LEDGERBAL', 'BALAMT');
  const units = found === null ? null : amountOf(found);
  if (units === null || typeof units === 'bigint') return units;
  problems.push({ row: ofxChild(node, 'LEDGERBAL')?.row ?? null, ...units });
  return null;
}

function statementOf(node: OfxNode, uses: MarkUses, problems: BankFileProblem[]): BankFileStatement {
  const currency = ofxText(node, 'CURDEF')?.toUpperCase() ?? null;
  const amountOf = amountReader(uses, currency);
  const list = ofxChild(node, 'BANKTRANLIST');
  const lines: BankFileLine[] = [];
  for (const transaction of list === undefined ? [] : ofxAll(list, ['STMTTRN'])) {
    const read = lineOf(transaction, amountOf);
    if (read !== null && 'code' in read) problems.push(read);
    else if (read !== null) lines.push(read);
  }
  const ordered = linesOldestFirst(lines);
  const closing = closingOf(node, amountOf, problems);
  const asOf = ofxDay(ofxText(node, 'LEDGERBAL', 'DTASOF'));
  const periodEnd = ofxDay(ofxText(list, 'DTEND')) ?? ordered.at(-1)?.date ?? null;
  // A card's balance should be negative when owed; banks that write it positive also mean the amount owed.
  const owed = node.name === 'CCSTMTRS' && closing !== null && closing > 0n;
  const account = ofxChild(node, 'BANKACCTFROM') ?? ofxChild(node, 'CCACCTFROM');
  return {
    account: ofxText(account, 'ACCTID'),
    currency,
    periodStart: ofxDay(ofxText(list, 'DTSTART')) ?? ordered[0]?.date ?? null,
    periodEnd,
    openingBalance: openingOf(closing, asOf, periodEnd, ordered, owed),
    closingBalance: closing === null ? null : textOfUnits(closing),
    card: owed,
    lines: ordered,
  };
}

/**
 * Reads OFX and QFX, 1.x (SGML) and 2.x (XML): statements of banks and cards, one for each account; investments are
 * left out. Days are the bank's days, as written. Null when the text is not OFX.
 */
export function readOfx(text: string, encoding: string | null): BankFile | null {
  if (!/<OFX>/iu.test(text)) return null;
  const root = ofxTree(text);
  const problems: BankFileProblem[] = [];
  const uses = markUses(amountTexts(root));
  const statements = ofxAll(root, ['STMTRS', 'CCSTMTRS']).map((node) => statementOf(node, uses, problems));
  if (!/<\/OFX>/iu.test(text)) problems.push({ row: null, code: 'broken', values: { detail: '</OFX>' } });
  if (statements.length === 0) problems.push({ row: null, code: 'no_rows', values: {} });
  return selfDescribed('ofx', encoding, statements, problems);
}
