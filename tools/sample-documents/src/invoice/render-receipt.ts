import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { grouped } from '../decimal-text.ts';
import { composePdf } from '../paper/pdf-composer.ts';
import type { BilingualName } from '../statement/bank-statement.ts';

/** A line of a receipt; the price of one is not printed. */
export interface ReceiptItem extends BilingualName {
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
}

/** What a till receipt says; money is a decimal string in `currency`. */
export interface Receipt {
  readonly shop: BilingualName & { readonly address: string; readonly addressZh?: string; readonly phone?: string };
  readonly number: string;
  readonly date: string;
  /** Local time, `HH:MM`. */
  readonly time: string;
  readonly currency: string;
  readonly items: readonly ReceiptItem[];
  readonly subtotal: string;
  /** Service charge of a restaurant. */
  readonly service?: { readonly percent: string; readonly amount: string };
  readonly total: string;
  readonly paidBy: BilingualName;
  readonly tendered?: string;
  readonly change?: string;
}

const WIDTH_PT = 226;
const INNER_PT = 194;

function centred(text: string | undefined, fontSize: number, bold = false): Content {
  return text === undefined ? [] : { text, fontSize, bold, alignment: 'center' };
}

function dashes(): Content {
  return {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: INNER_PT, y2: 0, lineWidth: 0.8, dash: { length: 3 } }],
    margin: [0, 6, 0, 6],
  };
}

function pairs(rows: readonly (readonly [string, string, boolean?])[]): Content {
  const body = rows.map(([label, value, large = false]): TableCell[] => [
    { text: label, bold: large, fontSize: large ? 12 : 9 },
    { text: value, bold: large, fontSize: large ? 12 : 9, alignment: 'right' },
  ]);
  return { table: { widths: ['*', 'auto'], body }, layout: { ...plain, paddingTop: () => 1.5 } };
}

const plain = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingBottom: () => 1,
};

function itemTable(receipt: Receipt): Content {
  const body = receipt.items.map((item): TableCell[] => [
    item.quantity,
    [item.name, item.nameZh].filter((name) => name !== undefined).join('\n'),
    { text: grouped(item.amount), alignment: 'right' },
  ]);
  return {
    table: { widths: [22, '*', 'auto'], body },
    layout: { ...plain, paddingLeft: (column) => (column === 0 ? 0 : 4) },
  };
}

function sums(receipt: Receipt): Content {
  const { service } = receipt;
  const rows: [string, string, boolean?][] = [['Subtotal 小計', grouped(receipt.subtotal)]];
  if (service !== undefined) rows.push([`Service charge ${service.percent}% 加一服務費`, grouped(service.amount)]);
  rows.push([`TOTAL 總數 ${receipt.currency}`, grouped(receipt.total), true]);
  rows.push([
    `${receipt.paidBy.name} ${receipt.paidBy.nameZh ?? ''}`.trim(),
    grouped(receipt.tendered ?? receipt.total),
  ]);
  if (receipt.change !== undefined) rows.push(['Change 找贖', grouped(receipt.change)]);
  return pairs(rows);
}

/** Prints a narrow till receipt as PDF bytes with a text layer. */
export function renderReceipt(receipt: Receipt): Promise<Uint8Array> {
  const { shop } = receipt;
  return composePdf({
    title: `Receipt ${receipt.number}`,
    createdOn: receipt.date,
    pageSize: { width: WIDTH_PT, height: 'auto' },
    pageMargins: [16, 18, 16, 22],
    content: [
      centred(shop.nameZh, 13, true),
      centred(shop.name, 11, true),
      { stack: [centred(shop.address, 7.5), centred(shop.addressZh, 7.5)], margin: [0, 3, 0, 0] },
      centred(shop.phone === undefined ? undefined : `Tel. 電話 ${shop.phone}`, 7.5),
      dashes(),
      pairs([
        ['Receipt no. 單號', receipt.number],
        ['Date 日期', `${receipt.date} ${receipt.time}`],
      ]),
      dashes(),
      itemTable(receipt),
      dashes(),
      sums(receipt),
      dashes(),
      centred('Thank you 多謝惠顧', 9),
      centred('Fictional specimen 虛構樣本', 6.5),
    ],
  });
}
