import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { groupedMinor } from '../decimal-text.ts';
import { paddedDayMonthYear } from '../printed-date.ts';
import {
  type BalancedLine,
  type BalancedStatement,
  descriptionRows,
  paginate,
  type StatementPage,
} from '../statement/bank-statement.ts';
import { composePdf } from './pdf-composer.ts';

/*
 * Layout "meridian", after accounting.md section 9: Date (dd Mon yyyy, on every line), Description, Withdrawal,
 * Deposit, Balance on every line; the description goes on below the row of the amount; an overdrawn balance
 * carries a trailing minus.
 */

const BLUE = '#0b4f8a';
const PALE = '#e8f0f7';
const WIDTHS_PT = [68, 215, 76, 76, 84];
const DESCRIPTION_WIDTH = 47;
const ROW_HEIGHT_PT = 12.4;
const GAP_PT = 7;
const PAGE_HEIGHT_PT = 500;
const CURRENCY_ZH: Record<string, string> = { HKD: '港元', USD: '美元', CNY: '人民幣', GBP: '英鎊' };

/** "10,982.73-" for an overdrawn balance. */
export function meridianBalance(balanceMinor: bigint): string {
  return balanceMinor < 0n ? `${groupedMinor(-balanceMinor)}-` : groupedMinor(balanceMinor);
}

function right(text: string, bold = false): TableCell {
  return { text, alignment: 'right', bold };
}

function headings(): TableCell[] {
  const words = ['Date\n日期', 'Description\n摘要', 'Withdrawal\n支出', 'Deposit\n存入', 'Balance\n結餘'];
  return words.map((text, column) => ({ text, bold: true, color: 'white', alignment: column < 2 ? 'left' : 'right' }));
}

function balanceRow(date: string, wording: string, balanceMinor: bigint): TableCell[] {
  return [paddedDayMonthYear(date), { text: wording, bold: true }, '', '', right(meridianBalance(balanceMinor), true)];
}

function lineRows(line: BalancedLine): TableCell[][] {
  const [first = '', ...below] = descriptionRows(line.printedDescription, DESCRIPTION_WIDTH);
  const withdrawal = line.outMinor === 0n ? '' : groupedMinor(line.outMinor);
  const deposit = line.inMinor === 0n ? '' : groupedMinor(line.inMinor);
  const amounts = [right(withdrawal), right(deposit), right(meridianBalance(line.balanceMinor))];
  return [[paddedDayMonthYear(line.date), first, ...amounts], ...below.map((text) => ['', text, '', '', ''])];
}

function table(statement: BalancedStatement, page: StatementPage, first: boolean, last: boolean): Content {
  const openingDate = first ? statement.periodStart : (page.lines[0]?.date ?? statement.periodStart);
  const closingDate = last ? statement.periodEnd : (page.lines.at(-1)?.date ?? statement.periodEnd);
  const closing = last ? 'Closing Balance 期末結餘' : 'Balance Carried Forward 結轉下頁';
  const body: TableCell[][] = [
    headings(),
    balanceRow(openingDate, 'Balance Brought Forward 承上結餘', page.openingMinor),
    ...page.lines.flatMap(lineRows),
    balanceRow(closingDate, closing, page.closingMinor),
  ];
  const startsEntry = [...body.map((row) => row[0] !== ''), true];
  return {
    fontSize: 8.6,
    table: { headerRows: 1, widths: WIDTHS_PT.map((width) => width - 8), body },
    layout: {
      hLineWidth: (index) => (index === 0 || index === 1 || !startsEntry[index] ? 0 : 0.4),
      vLineWidth: () => 0,
      hLineColor: () => '#9db7cc',
      fillColor: (index) => (index === 0 ? BLUE : index === 1 || index === startsEntry.length - 2 ? PALE : null),
      paddingLeft: () => 4,
      paddingRight: () => 4,
      paddingTop: (index) => (startsEntry[index] ? 3.5 : 0),
      paddingBottom: (index) => (startsEntry[index + 1] ? 3 : 0.5),
    },
  };
}

function accountFacts(statement: BalancedStatement, pageNumber: number, pageTotal: number): Content {
  const facts = [
    ['Statement Date', '結單日期', paddedDayMonthYear(statement.periodEnd)],
    [
      'Statement Period',
      '結單期',
      `${paddedDayMonthYear(statement.periodStart)} - ${paddedDayMonthYear(statement.periodEnd)}`,
    ],
    ['Account Number', '戶口號碼', statement.accountNumber],
    ['Currency', '貨幣', statement.currency],
    ['Page', '頁', `${pageNumber} / ${pageTotal}`],
  ];
  return {
    table: {
      widths: ['auto', '*'],
      body: facts.map(([english, chinese, value = '']) => [`${english} ${chinese}`, { text: `: ${value}` }]),
    },
    layout: { ...noLines, paddingTop: () => 1, paddingBottom: () => 1, paddingLeft: () => 6, paddingRight: () => 2 },
    fontSize: 8.5,
  };
}

const noLines = { hLineWidth: () => 0, vLineWidth: () => 0 };

function letterhead(statement: BalancedStatement, pageNumber: number, pageTotal: number): Content {
  const address = { text: [statement.accountName, ...(statement.accountAddress ?? [])].join('\n'), lineHeight: 1.2 };
  return [
    {
      columns: [
        { text: 'STATEMENT OF ACCOUNT\n戶口結單', fontSize: 13, bold: true, color: BLUE },
        {
          text: [`${statement.bank.name}\n`, { text: statement.bank.nameZh ?? '', fontSize: 11 }],
          alignment: 'right',
          fontSize: 15,
          bold: true,
          color: BLUE,
        },
      ],
      margin: [0, 0, 0, 18],
    },
    {
      columns: [
        { stack: [address], width: '*' },
        { stack: [accountFacts(statement, pageNumber, pageTotal)], width: 262 },
      ],
      margin: [0, 0, 0, 16],
    },
    {
      text: `${statement.currency} Current Account ${CURRENCY_ZH[statement.currency] ?? statement.currency}支票戶口`,
      bold: true,
      fontSize: 10,
      margin: [0, 0, 0, 4],
    },
  ];
}

function totals(statement: BalancedStatement): Content {
  const row = [
    '',
    { text: 'Total 總額', bold: true },
    right(groupedMinor(statement.totalOutMinor), true),
    right(groupedMinor(statement.totalInMinor), true),
    '',
  ];
  return {
    table: { widths: WIDTHS_PT.map((width) => width - 8), body: [row] },
    layout: { ...noLines, hLineWidth: (index) => (index === 1 ? 1 : 0), hLineColor: () => BLUE },
  };
}

const FOOTER =
  'Fictional specimen. The account holder should report any irregularity within 90 days of the statement date.\n' +
  '虛構樣本。戶口持有人如發現任何不符之處，請於結單日期起90日內通知本行。';

/** Prints the statement in the layout "meridian". */
export function composeMeridian(statement: BalancedStatement): Promise<Uint8Array> {
  const pages = paginate(
    statement,
    (line) => descriptionRows(line.printedDescription, DESCRIPTION_WIDTH).length * ROW_HEIGHT_PT + GAP_PT,
    PAGE_HEIGHT_PT,
  );
  const content = pages.map((page, index): Content => {
    const last = index === pages.length - 1;
    const parts: Content[] = [
      letterhead(statement, index + 1, pages.length),
      table(statement, page, index === 0, last),
    ];
    if (last) parts.push(totals(statement));
    return index === 0 ? { stack: parts } : { stack: parts, pageBreak: 'before' };
  });
  return composePdf({
    title: `Statement ${statement.accountNumber} ${statement.periodEnd}`,
    createdOn: statement.periodEnd,
    pageSize: 'A4',
    pageMargins: [38, 42, 38, 56],
    content,
    footer: { text: FOOTER, fontSize: 6.5, color: '#5a6b7a', margin: [38, 14, 38, 0] },
  });
}
