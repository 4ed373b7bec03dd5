import { readField } from '../../../evidence/evidence.ts';
import type { Field } from '../../../evidence/field.ts';
import { labelledValue } from '../../../page/labels.ts';
import { joinTokens, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import {
  addDays,
  type DayMonthOrder,
  datesIn,
  isoDate,
  isoOf,
  type PrintedDate,
  shortDatesIn,
} from '../../../values/date.ts';
import { ACCOUNT_LABELS, accountNumberIn } from './account.ts';

/** Facts about the statement as a whole. */
export interface StatementHeader {
  readonly bank: Field<string> | null;
  readonly account: Field<string> | null;
  readonly statementDate: Field<string> | null;
  readonly periodStart: Field<string> | null;
  readonly periodEnd: Field<string> | null;
  readonly dueDate: Field<string> | null;
}

const STATEMENT_DATE =
  /statement date|結單日期|date of statement|statement as (?:at|of)|(?:^|\s)as (?:at|of)\b|截至|closing date|結算日/iu;
/** A date with only a general label, used when there is no better one. */
const ANY_DATE = /^(?:date|日期|date ?日期|日期 ?date)[\s:：]*$/iu;
const DUE_DATE = /(?:payment )?due date|pay by|到期繳|到期還款|繳款到期|還款日|到期日/iu;
const PERIOD = /period|期間|由.*至|statement for|from\b/iu;
/** Words with a lower confidence are smudges or logos next to the name. */
const MIN_NAME_CONFIDENCE = 0.5;
const STATEMENT_TITLE = /statement|結單/iu;
const BANK = /\bbank(?:ing)?\b|銀行|credit union|\bbanque\b/iu;
const NOT_A_BANK_NAME =
  /account|statement|code|number|please|branch|transfer|www|\.com|結單|賬戶|charge|reconcil|licensed|\bis an?\b|\.$/iu;

type Found = { value: string; tokens: readonly Token[] };

function isoIn(text: string, order: DayMonthOrder): string | null {
  const first = datesIn(text, order)[0];
  return first === undefined || first.start > 12 ? null : isoOf(first);
}

function withYear(date: PrintedDate, year: number): string {
  return isoDate(date.year ?? year, date.month, date.day);
}

/** A range of two dates on one line; the first date may take its year from the second. */
function periodOf(lines: readonly Line[], order: DayMonthOrder): { start: Found; end: Found } | null {
  const ranges = lines.flatMap((line) => {
    const dates = shortDatesIn(line.text, order);
    const [first, second] = dates;
    if (first === undefined || second?.year === null || second?.year === undefined || dates.length > 3) return [];
    const between = line.text.slice(first.end, second.start);
    const titled = between.trim() === '' && first.year !== null && STATEMENT_TITLE.test(line.text);
    if (!titled && !/^[\s,]*(?:-|–|—|~|to|至|until|through|thru)[\s,]*$/iu.test(between) && !PERIOD.test(line.text))
      return [];
    const end = withYear(second, second.year);
    const same = withYear(first, second.year);
    const start = first.year === null && same > end ? withYear(first, second.year - 1) : same;
    if (start >= end || addDays(start, 400) < end) return [];
    return [{ start: { value: start, tokens: line.tokens }, end: { value: end, tokens: line.tokens } }];
  });
  return ranges[0] ?? null;
}

const TITLE_WORDS = /(?:credit )?(?:card )?(?:account )?statement.*$|(?:信用卡|綜合)?月?結單.*$/iu;
const MIN_LETTERS = 3;

/** A bank without a bank's word in its name prints its name first of all. */
function letterheadOf(lines: readonly Line[]): Field<string> | null {
  const cell = lines[0]?.cells[0];
  const name = cell?.text.replace(TITLE_WORDS, '').trim() ?? '';
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  if (cell === undefined || letters < MIN_LETTERS || /\d|page|date/iu.test(name)) return null;
  return readField(name, cell.tokens, 0.5);
}

/** The name of the bank: the first text with a bank's word, and its name in the other language directly below. */
function bankOf(lines: readonly Line[]): Field<string> | null {
  const first = lines.filter((line) => line.page === 1);
  const cells = first.flatMap((line, index) => line.cells.map((cell) => ({ cell, index })));
  const banks = cells.filter(
    ({ cell }) => BANK.test(cell.text) && !NOT_A_BANK_NAME.test(cell.text) && cell.text.length <= 60,
  );
  const [named] = banks;
  if (named === undefined) return letterheadOf(first);
  const han = /\p{Script=Han}/u;
  const other = banks.find(
    ({ cell, index }) =>
      index > named.index && index <= named.index + 2 && han.test(cell.text) !== han.test(named.cell.text),
  );
  const tokens = [...named.cell.tokens, ...(other?.cell.tokens ?? [])].filter(
    (token) => token.confidence >= MIN_NAME_CONFIDENCE,
  );
  return tokens.length === 0 ? null : readField(joinTokens(tokens), tokens, 0.9);
}

function fieldOf(found: Found | null, certainty: number): Field<string> | null {
  return found === null ? null : readField(found.value, found.tokens, certainty);
}

function accountOf(lines: readonly Line[]): Field<string> | null {
  for (const label of ACCOUNT_LABELS) {
    const found = labelledValue(lines, label, accountNumberIn);
    if (found === null) continue;
    return readField(found.value + continuedCard(lines, found), found.tokens, 0.9);
  }
  return null;
}

/** A card number broken over two printed lines of its table cell: twelve digits, and four more below. */
function continuedCard(lines: readonly Line[], found: Found): string {
  if (found.value.replace(/\D/gu, '').length !== 12) return '';
  const first = found.tokens[0];
  const index = lines.findIndex((line) => first !== undefined && line.tokens.includes(first));
  const below = lines[index + 1]?.cells.find(
    (cell) =>
      first !== undefined &&
      Math.abs((cell.x0 + cell.x1) / 2 - (first.x0 + (found.tokens.at(-1)?.x1 ?? first.x1)) / 2) < 20,
  );
  return below !== undefined && /^\d{4}$/u.test(below.text) ? ` ${below.text}` : '';
}

/** Reads what is printed outside the tables: bank, account, dates. */
export function headerOf(lines: readonly Line[], order: DayMonthOrder): StatementHeader {
  const period = periodOf(lines, order);
  const statementDate =
    labelledValue(lines, STATEMENT_DATE, (text) => isoIn(text, order)) ??
    labelledValue(lines, ANY_DATE, (text) => isoIn(text, order));
  const dueDate = labelledValue(lines, DUE_DATE, (text) => isoIn(text, order));
  return {
    bank: bankOf(lines),
    account: accountOf(lines),
    statementDate: fieldOf(statementDate, 0.95),
    periodStart: fieldOf(period?.start ?? null, 0.9),
    periodEnd: fieldOf(period?.end ?? statementDate, 0.9),
    dueDate: fieldOf(dueDate, 0.9),
  };
}
