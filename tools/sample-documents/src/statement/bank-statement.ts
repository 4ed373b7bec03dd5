import { minorOf, textOfMinor } from '../decimal-text.ts';

export type StatementLayout = 'harbour' | 'meridian';

/** A name in English and, where the paper is bilingual, in Traditional Chinese. */
export interface BilingualName {
  readonly name: string;
  readonly nameZh?: string;
}

/** One movement as the bank prints it; exactly one of `out` and `in` is given, both positive decimals. */
export interface StatementLine {
  /** Business date, `YYYY-MM-DD`. */
  readonly date: string;
  /** One to five lines of text separated by line feeds; the first is the bank's type word. */
  readonly description: string;
  /** Printed after the first line of the description. */
  readonly descriptionZh?: string;
  readonly out?: string;
  readonly in?: string;
}

/** What a bank statement of one account and currency says; amounts are decimal strings of two places. */
export interface BankStatement {
  readonly layout: StatementLayout;
  readonly bank: BilingualName;
  readonly accountNumber: string;
  readonly accountName: string;
  /** Postal address under the account name, one entry a line. */
  readonly accountAddress?: readonly string[];
  readonly currency: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly openingBalance: string;
  readonly lines: readonly StatementLine[];
}

export interface BalancedLine extends StatementLine {
  readonly printedDescription: string;
  readonly outMinor: bigint;
  readonly inMinor: bigint;
  readonly balanceMinor: bigint;
  readonly firstOfDay: boolean;
  readonly lastOfDay: boolean;
}

/** A statement with every running balance worked out. */
export interface BalancedStatement extends BankStatement {
  readonly balancedLines: readonly BalancedLine[];
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
  readonly totalOutMinor: bigint;
  readonly totalInMinor: bigint;
}

function printedDescription({ description, descriptionZh }: StatementLine): string {
  if (descriptionZh === undefined) return description;
  const [first = '', ...rest] = description.split('\n');
  return [`${first} ${descriptionZh}`, ...rest].join('\n');
}

function checkLine(line: StatementLine, statement: BankStatement, previousDate: string | undefined): void {
  const where = `statement line of ${line.date}`;
  if ((line.out === undefined) === (line.in === undefined)) throw new RangeError(`${where}: give either out or in`);
  if (minorOf(line.out ?? line.in ?? '0') <= 0n) throw new RangeError(`${where}: the amount must be positive`);
  if (line.date < statement.periodStart || line.date > statement.periodEnd) {
    throw new RangeError(`${where}: outside ${statement.periodStart} to ${statement.periodEnd}`);
  }
  if (previousDate !== undefined && line.date < previousDate) throw new RangeError(`${where}: dates run backwards`);
}

/** Works out running balances. Throws a RangeError on lines a bank would never print (see the checks above). */
export function balanceStatement(statement: BankStatement): BalancedStatement {
  let balanceMinor = minorOf(statement.openingBalance);
  const openingMinor = balanceMinor;
  const balancedLines = statement.lines.map((line, index, all): BalancedLine => {
    checkLine(line, statement, all[index - 1]?.date);
    const outMinor = minorOf(line.out ?? '0');
    const inMinor = minorOf(line.in ?? '0');
    balanceMinor += inMinor - outMinor;
    return {
      ...line,
      printedDescription: printedDescription(line),
      outMinor,
      inMinor,
      balanceMinor,
      firstOfDay: all[index - 1]?.date !== line.date,
      lastOfDay: all[index + 1]?.date !== line.date,
    };
  });
  const totalOutMinor = balancedLines.reduce((sum, line) => sum + line.outMinor, 0n);
  const totalInMinor = balancedLines.reduce((sum, line) => sum + line.inMinor, 0n);
  return { ...statement, balancedLines, openingMinor, closingMinor: balanceMinor, totalOutMinor, totalInMinor };
}

/** Closing balance as a signed decimal string. */
export function closingBalance(statement: BankStatement): string {
  return textOfMinor(balanceStatement(statement).closingMinor);
}

/** The lines of one page with the balances around them. */
export interface StatementPage {
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
  readonly lines: readonly BalancedLine[];
}

/**
 * Splits the lines over pages that have room for `pageHeightPt` of lines; `heightPtOf` measures a line.
 * A line is never split and there is always at least one page.
 */
export function paginate(
  statement: BalancedStatement,
  heightPtOf: (line: BalancedLine) => number,
  pageHeightPt: number,
): readonly StatementPage[] {
  const pages: BalancedLine[][] = [[]];
  let freePt = pageHeightPt;
  for (const line of statement.balancedLines) {
    if (heightPtOf(line) > freePt && pages.at(-1)?.length !== 0) {
      pages.push([]);
      freePt = pageHeightPt;
    }
    pages.at(-1)?.push(line);
    freePt -= heightPtOf(line);
  }
  let openingMinor = statement.openingMinor;
  return pages.map((lines) => {
    const closingMinor = lines.at(-1)?.balanceMinor ?? openingMinor;
    const page = { openingMinor, closingMinor, lines };
    openingMinor = closingMinor;
    return page;
  });
}

function printedWidth(text: string): number {
  let width = 0;
  for (const character of text) width += character.charCodeAt(0) > 0x2e7f ? 2 : 1.15;
  return width;
}

/** Breaks a description into the rows a bank prints: at its line feeds, and between words where a row is full. */
export function descriptionRows(text: string, maxWidth: number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const rows: string[] = [];
    let row = '';
    for (const word of paragraph.split(' ')) {
      const longer = row === '' ? word : `${row} ${word}`;
      if (row !== '' && printedWidth(longer) > maxWidth) {
        rows.push(row);
        row = word;
      } else row = longer;
    }
    return [...rows, row];
  });
}
