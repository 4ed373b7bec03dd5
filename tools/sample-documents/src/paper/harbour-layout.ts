import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { groupedMinor } from '../decimal-text.ts';
import { dayMonth, longDate } from '../printed-date.ts';
import {
  type BalancedLine,
  type BalancedStatement,
  descriptionRows,
  paginate,
  type StatementPage,
} from '../statement/bank-statement.ts';
import { composePdf, rule } from './pdf-composer.ts';

/*
 * Layout "harbour", after accounting.md section 9: Date, Transaction Details, Deposit, Withdrawal, Balance;
 * the day without its year, printed once a day; the balance once a day, on the last line of the day; DR after
 * an overdrawn balance; the amount is on the last row of a description.
 */

const RED = '#b3202a';
const GREY = '#6b6b6b';
const PAGE_WIDTH_PT = 515;
const WIDTHS_PT = [46, 235, 74, 74, 86];
const DESCRIPTION_WIDTH = 46;
const ROW_HEIGHT_PT = 12.6;
const GAP_PT = 4.5;
const PAGE_HEIGHT_PT = 470;
const CURRENCY_ZH: Record<string, string> = { HKD: '港元', USD: '美元', CNY: '人民幣', GBP: '英鎊' };

/** "10,982.73 DR" for an overdrawn balance. */
export function harbourBalance(balanceMinor: bigint): string {
  return balanceMinor < 0n ? `${groupedMinor(-balanceMinor)} DR` : groupedMinor(balanceMinor);
}

function right(text: string, extra: Record<string, unknown> = {}): TableCell {
  return { text, alignment: 'right', ...extra };
}

function headings(): TableCell[] {
  const pairs = [
    ['Date', '日期'],
    ['Transaction Details', '進支詳情'],
    ['Deposit', '存入'],
    ['Withdrawal', '提取'],
    ['Balance', '結餘'],
  ];
  return pairs.map(([english, chinese], column) => ({
    text: `${english}\n${chinese}`,
    bold: true,
    alignment: column < 2 ? 'left' : 'right',
  }));
}

function carriedRow(date: string, wording: string, balanceMinor: bigint): TableCell[] {
  return [date, { text: wording, bold: true }, '', '', right(harbourBalance(balanceMinor))];
}

/** An amount ends an entry, so the row after it starts one. */
function amountEnds(row: readonly TableCell[] | undefined): boolean {
  return row?.slice(2).some((cell) => cell !== '') ?? false;
}

function lineRows(line: BalancedLine, dateShown: boolean): TableCell[][] {
  const rows = descriptionRows(line.printedDescription, DESCRIPTION_WIDTH);
  return rows.map((text, index) => {
    const date = index === 0 && dateShown ? dayMonth(line.date) : '';
    if (index < rows.length - 1) return [date, text, '', '', ''];
    const deposit = line.inMinor === 0n ? '' : groupedMinor(line.inMinor);
    const withdrawal = line.outMinor === 0n ? '' : groupedMinor(line.outMinor);
    return [
      date,
      text,
      right(deposit),
      right(withdrawal),
      right(line.lastOfDay ? harbourBalance(line.balanceMinor) : ''),
    ];
  });
}

function table(statement: BalancedStatement, page: StatementPage, pageNumber: number, pageTotal: number): Content {
  const openingDate =
    pageNumber === 1 ? dayMonth(statement.periodStart) : dayMonth(page.lines[0]?.date ?? statement.periodStart);
  const openedBefore = pageNumber === 1 && page.lines[0]?.date === statement.periodStart;
  const body: TableCell[][] = [headings(), carriedRow(openingDate, 'B/F BALANCE 承前轉結', page.openingMinor)];
  page.lines.forEach((line, index) => {
    const dateShown = index === 0 ? !openedBefore && pageNumber === 1 : line.firstOfDay;
    body.push(...lineRows(line, dateShown));
  });
  const last = pageNumber === pageTotal ? 'C/F BALANCE 結轉下期' : 'C/F BALANCE 結轉下頁';
  const startsEntry = body.map((_, index) => index < 2 || amountEnds(body[index - 1]));
  body.push(carriedRow('', last, page.closingMinor));
  startsEntry.push(true);
  return {
    fontSize: 8.7,
    table: { headerRows: 1, widths: WIDTHS_PT.map((width) => width - 4), body },
    layout: {
      hLineWidth: (index) => (index === 0 || index === 1 || index === startsEntry.length ? 0.8 : 0),
      vLineWidth: () => 0,
      hLineColor: () => '#333333',
      paddingLeft: () => 2,
      paddingRight: () => 2,
      paddingTop: (index) => (startsEntry[index] ? GAP_PT : 0),
      paddingBottom: (index) => (index === 0 || index === startsEntry.length - 1 ? 4 : 0),
    },
  };
}

function letterhead(statement: BalancedStatement, pageNumber: number, pageTotal: number): Content {
  const facts = [
    ['Account Number 戶口號碼', statement.accountNumber],
    ['Statement Date 結單日期', longDate(statement.periodEnd)],
    ['Page 頁數', `${pageNumber} of ${pageTotal}`],
  ];
  return [
    {
      columns: [
        { text: `${statement.bank.name} ${statement.bank.nameZh ?? ''}`.trim(), fontSize: 17, bold: true, color: RED },
        { text: 'Business Integrated Account\n商業綜合戶口結單', alignment: 'right', fontSize: 10, color: GREY },
      ],
    },
    { stack: [rule(PAGE_WIDTH_PT, RED, 1.4)], margin: [0, 4, 0, 14] },
    {
      columns: [
        { text: [statement.accountName, ...(statement.accountAddress ?? [])].join('\n'), width: 270, lineHeight: 1.15 },
        {
          table: {
            widths: ['*', 'auto'],
            body: facts.map(([label = '', value = '']) => [{ text: label, color: GREY }, right(value)]),
          },
          layout: 'noBorders',
        },
      ],
      margin: [0, 0, 0, 16],
    },
  ];
}

function sectionTitle({ currency }: BalancedStatement): Content {
  return {
    text: `${currency} Current ${CURRENCY_ZH[currency] ?? currency}往來`,
    bold: true,
    fontSize: 10.5,
    margin: [0, 0, 0, 5],
  };
}

function summaryTable(statement: BalancedStatement): Content {
  const deposits = statement.balancedLines.filter((line) => line.inMinor !== 0n).length;
  const withdrawals = statement.balancedLines.length - deposits;
  const row = (counted: string, count: number, summed: string, sumMinor: bigint): TableCell[] => [
    counted,
    right(String(count)),
    { text: summed, margin: [14, 0, 0, 0] },
    right(groupedMinor(sumMinor)),
  ];
  const body = [
    row('Total No. of Deposits 存入次數', deposits, 'Total Deposit Amount 存入總額', statement.totalInMinor),
    row('Total No. of Withdrawals 提取次數', withdrawals, 'Total Withdrawal Amount 提取總額', statement.totalOutMinor),
  ];
  return { table: { widths: [150, 40, 170, '*'], body }, layout: 'noBorders' };
}

function closingBlock(statement: BalancedStatement): Content {
  const title: Content = { text: 'Transaction Summary 交易摘要', bold: true, margin: [0, 0, 0, 3] };
  return { unbreakable: true, margin: [0, 16, 0, 0], stack: [title, summaryTable(statement)] };
}

const FOOTER =
  'Please examine this statement and tell us of any error within 90 days. Fictional specimen, no bank of this name exists.\n' +
  '請核對本結單，如有錯漏請於90日內通知本行。虛構樣本，並無此銀行。';

/** Prints the statement in the layout "harbour". */
export function composeHarbour(statement: BalancedStatement): Promise<Uint8Array> {
  const pages = paginate(
    statement,
    (line) => descriptionRows(line.printedDescription, DESCRIPTION_WIDTH).length * ROW_HEIGHT_PT + GAP_PT,
    PAGE_HEIGHT_PT,
  );
  const content = pages.map((page, index): Content => {
    const number = index + 1;
    const parts: Content[] = [
      letterhead(statement, number, pages.length),
      sectionTitle(statement),
      table(statement, page, number, pages.length),
    ];
    if (number === pages.length) parts.push(closingBlock(statement));
    return index === 0 ? { stack: parts } : { stack: parts, pageBreak: 'before' };
  });
  return composePdf({
    title: `Statement ${statement.accountNumber} ${statement.periodEnd}`,
    createdOn: statement.periodEnd,
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 56],
    content,
    footer: { text: FOOTER, fontSize: 6.5, color: GREY, margin: [40, 12, 40, 0] },
  });
}
