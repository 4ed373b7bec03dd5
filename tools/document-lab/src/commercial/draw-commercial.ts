import type { Truth } from '../../../evaluation/truth.ts';
import { Chance } from '../chance.ts';
import { PaperFlow } from '../paper-flow.ts';
import type { DrawnPaper } from '../placed-page.ts';
import { textOfMinor } from '../printed-figures.ts';
import { type CommercialLayout, drawCommercialLayout, PAPERS } from './commercial-layout.ts';
import { drawCommercialWords } from './commercial-words.ts';
import { atLeft, type CommercialPaper, printHead } from './print-commercial-head.ts';
import { printItems } from './print-items.ts';
import { printRemarks } from './print-remarks.ts';
import { printTotals } from './print-totals.ts';
import { cashOf, drawTrade } from './trade.ts';

export interface DrawnCommercial {
  readonly layout: CommercialLayout;
  readonly paper: DrawnPaper;
  readonly truth: Omit<Truth, 'id' | 'file'>;
  /** Every amount that the document prints. */
  readonly amounts: readonly string[];
}

/** Draws an invoice, bill, receipt, till roll, credit note or fee note: the layout follows from one seed, what it says from another. */
export function drawCommercial(layoutSeed: number, contentSeed: number): DrawnCommercial {
  const layout = drawCommercialLayout(layoutSeed);
  const chance = new Chance(contentSeed);
  const words = drawCommercialWords(chance, layout);
  const paper = { layout, words, trade: drawTrade(chance, layout), chance };
  const flow = new PaperFlow(PAPERS[layout.paper], layout.fontSize, (page, number) => {
    if (number === 1) printHead(page, paper);
    else page.line([atLeft(`${words.number} ${paper.trade.number}`, page.left)]);
    if (layout.distractors.includes('page_number') && layout.supplierAt !== 'foot') page.foot(`Page ${number}`);
  });
  printItems(flow, paper);
  printTotals(flow, paper);
  printRemarks(flow, paper);
  const sheet = layout.kind === 'till_roll' ? flow.cutSheet : flow.sheet;
  return {
    layout,
    paper: { pages: flow.pages, sheet, title: words[layout.kind], untidiness: layout.untidiness },
    truth: truthOf(paper),
    amounts: amountsOf(paper),
  };
}

const KINDS: Readonly<Record<CommercialLayout['kind'], string>> = {
  invoice: 'invoice',
  bill: 'invoice',
  receipt: 'receipt',
  till_roll: 'receipt',
  credit_note: 'credit_note',
  fee_note: 'invoice',
};

function truthOf({ layout, trade }: CommercialPaper): DrawnCommercial['truth'] {
  const owed = (minor: bigint) => (minor === 0n ? null : textOfMinor(minor));
  return {
    kind: KINDS[layout.kind],
    currency: layout.currency,
    issueDate: trade.day,
    ...(layout.due === 'terms' ? {} : { dueDate: layout.due === 'date' ? trade.dueDay : null }),
    number: trade.number,
    supplier: { name: trade.supplier.name },
    ...(layout.customerAt === 'none' ? {} : { customer: { name: trade.customer.name } }),
    discount: owed(trade.discountMinor),
    tax: owed(trade.taxMinor),
    total: textOfMinor(trade.totalMinor),
    ...(trade.prepaidMinor === 0n ? {} : { amountDue: textOfMinor(trade.totalMinor - trade.prepaidMinor) }),
    ...(layout.columns.length === 0
      ? {}
      : { items: trade.items.map(({ name, amountMinor }) => ({ name, amount: textOfMinor(amountMinor) })) }),
  };
}

function amountsOf({ layout, trade }: CommercialPaper): string[] {
  const { sumMinor, discountMinor, serviceMinor, taxMinor, totalMinor, prepaidMinor } = trade;
  const left = totalMinor - prepaidMinor;
  const cash = layout.cash ? Object.values(cashOf(trade)) : [];
  const items = trade.items.flatMap(({ priceMinor, amountMinor }) => [priceMinor, amountMinor]);
  const taxes = trade.taxes.map(({ minor }) => minor);
  const totals = [sumMinor, discountMinor, serviceMinor, taxMinor, totalMinor, prepaidMinor, left];
  return [...items, ...taxes, ...totals, ...cash].map(textOfMinor);
}
