import type { PaperFlow } from '../paper-flow.ts';
import { atLeft, atRight, type CommercialPaper } from './print-commercial-head.ts';
import { printedIssueDay, printedTotal } from './printed-values.ts';
import { cashOf } from './trade.ts';

interface TotalRow {
  readonly label: string;
  readonly minor: bigint;
  readonly isLess?: boolean;
  readonly bold?: boolean;
}

/** The rows from the subtotal to what is left to pay. */
function totalRows({ layout, words, trade }: CommercialPaper): TotalRow[] {
  const hasParts =
    trade.discountMinor > 0n || trade.serviceMinor > 0n || (layout.tax !== 'none' && layout.tax !== 'included');
  const subtotal = hasParts ? [{ label: words.subtotal, minor: trade.sumMinor }] : [];
  const less =
    trade.discountMinor > 0n ? [{ label: `${words.less} (10%)`, minor: trade.discountMinor, isLess: true }] : [];
  const service = trade.serviceMinor > 0n ? [{ label: `${words.service} 10%`, minor: trade.serviceMinor }] : [];
  const name = layout.tax === 'included' ? words.including : words.tax;
  const taxes = trade.taxes.map(({ rate, minor }) => ({ label: `${name} ${rate}%`, minor }));
  const total = { label: words.total, minor: trade.totalMinor, bold: true };
  const end = layout.tax === 'included' ? [total, ...taxes] : [...taxes, total];
  const prepaid =
    trade.prepaidMinor > 0n
      ? [
          { label: words.prepaid, minor: trade.prepaidMinor, isLess: true },
          { label: words.left, minor: trade.totalMinor - trade.prepaidMinor, bold: true },
        ]
      : [];
  return [...subtotal, ...less, ...service, ...end, ...prepaid];
}

function printRow(flow: PaperFlow, paper: CommercialPaper, row: TotalRow): void {
  const { layout } = paper;
  const [labelX, amountX] =
    layout.totalsAt === 'left'
      ? [flow.left, flow.left + (flow.right - flow.left) * 0.5]
      : [layout.kind === 'till_roll' ? flow.left : flow.left + (flow.right - flow.left) * 0.55, flow.right - 6];
  const amount = `${row.isLess === true ? '-' : ''}${printedTotal(row.minor, layout)}`;
  const bold = row.bold ?? false;
  flow.line([
    { ...atLeft(row.label, labelX), bold },
    { ...atRight(amount, amountX), bold },
  ]);
}

function printCash(flow: PaperFlow, paper: CommercialPaper): void {
  const { layout, trade } = paper;
  const { cashMinor, changeMinor } = cashOf(trade);
  printRow(flow, paper, { label: layout.language === 'zh' ? '現金' : 'Cash', minor: cashMinor });
  printRow(flow, paper, { label: layout.language === 'zh' ? '找贖' : 'Change', minor: changeMinor });
}

export function printTotals(flow: PaperFlow, paper: CommercialPaper): void {
  const { layout, trade, words } = paper;
  const rows = totalRows(paper);
  if (!flow.hasRoom(rows.length + 6)) flow.turn();
  flow.gap(0.5);
  if (layout.rules !== 'none') flow.band(0.5);
  if (layout.totalsAt === 'sentence') {
    for (const row of rows.filter(({ label }) => label !== words.total)) printRow(flow, paper, row);
    const day = layout.due === 'date' ? `, ${words.due} ${printedIssueDay(trade.dueDay, layout)}` : '';
    flow.line([
      atLeft(
        `${words.total} ${layout.currency} ${printedTotal(trade.totalMinor, { ...layout, currencyShown: 'none' })}${day}`,
        flow.left,
      ),
    ]);
  } else {
    for (const row of rows) printRow(flow, paper, row);
  }
  if (layout.cash) printCash(flow, paper);
}
