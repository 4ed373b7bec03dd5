import type { Column, Content, TableCell } from 'pdfmake/interfaces.js';
import { grouped } from '../decimal-text.ts';
import { composePdf, rule } from '../paper/pdf-composer.ts';
import { type Stationery, stationeryOf } from '../paper/stationery.ts';
import { type Invoice, type InvoiceParty, worded } from './invoice.ts';
import { type InvoiceWording, wordingOf } from './invoice-wording.ts';

const PAGE_WIDTH_PT = 505;
const GREY = '#666666';

function right(text: string, extra: Record<string, unknown> = {}): TableCell {
  return { text, alignment: 'right', ...extra };
}

function partyLines(invoice: Invoice, party: InvoiceParty, wording: InvoiceWording): string {
  const lines = [worded(invoice.language, party.address, party.addressZh, '\n')];
  if (party.phone !== undefined) lines.push(`${wording.phone} ${party.phone}`);
  if (party.br !== undefined) lines.push(`${wording.registration} ${party.br}`);
  return lines.join('\n');
}

function letterhead(invoice: Invoice, wording: InvoiceWording, look: Stationery): Content {
  const { issuer, language } = invoice;
  return [
    {
      columns: [
        {
          width: '*',
          stack: [
            { text: worded(language, issuer.name, issuer.nameZh, '\n'), fontSize: 14, bold: true, color: look.accent },
            { text: partyLines(invoice, issuer, wording), fontSize: 8.5, color: GREY, margin: [0, 4, 0, 0] },
          ],
        },
        {
          width: 'auto',
          noWrap: true,
          text: wording.title,
          fontSize: 21,
          bold: true,
          color: look.accent,
          alignment: 'right',
          margin: [16, 0, 0, 0],
        },
      ],
    },
    { stack: [rule(PAGE_WIDTH_PT, look.accent, 1.2)], margin: [0, 10, 0, 16] },
  ];
}

function facts(invoice: Invoice, wording: InvoiceWording): Content {
  const rows: [string, string | undefined][] = [
    [wording.number, invoice.number],
    [wording.relatedNumber, invoice.relatedNumber],
    [wording.issueDate, wording.date(invoice.issueDate)],
    [wording.dueDate, invoice.kind === 'credit_note' ? undefined : wording.date(invoice.dueDate)],
    [
      wording.terms,
      invoice.terms === undefined ? undefined : worded(invoice.language, invoice.terms.name, invoice.terms.nameZh),
    ],
    [wording.reference, invoice.reference],
  ];
  const printed = rows.filter((row): row is [string, string] => row[1] !== undefined);
  return {
    table: {
      widths: ['auto', '*'],
      body: printed.map(([label, value]) => [{ text: label, color: GREY }, right(value)]),
    },
    layout: { hLineWidth: () => 0, vLineWidth: () => 0, paddingTop: () => 1.5, paddingBottom: () => 1.5 },
  };
}

function parties(invoice: Invoice, wording: InvoiceWording): Content {
  const { customer, language } = invoice;
  const billTo: Column = {
    width: '*',
    stack: [
      { text: wording.billTo, color: GREY, fontSize: 8.5 },
      {
        text: worded(language, customer.name, customer.nameZh, '\n'),
        bold: true,
        fontSize: 10.5,
        margin: [0, 2, 0, 2],
      },
      { text: worded(language, customer.address, customer.addressZh, '\n') },
    ],
  };
  return { columns: [billTo, { width: 225, stack: [facts(invoice, wording)] }], columnGap: 24, margin: [0, 0, 0, 18] };
}

function itemRow(invoice: Invoice, index: number): TableCell[] {
  const item = invoice.items[index];
  if (item === undefined) return [];
  const name = worded(invoice.language, item.name, item.nameZh, '\n');
  return [
    right(String(index + 1)),
    name,
    right(grouped(item.quantity)),
    right(grouped(item.price)),
    right(grouped(item.amount)),
  ];
}

function items(invoice: Invoice, wording: InvoiceWording, look: Stationery): Content {
  const heading = (text: string, index: number): TableCell => ({
    text,
    bold: true,
    color: look.grid ? look.accent : 'white',
    fillColor: look.grid ? look.pale : look.accent,
    alignment: index === 1 ? 'left' : 'right',
  });
  const headings = ['#', wording.description, wording.quantity, wording.price, wording.amount].map(heading);
  const body = [headings, ...invoice.items.map((_, index) => itemRow(invoice, index))];
  return {
    table: { headerRows: 1, dontBreakRows: true, widths: [14, '*', 52, 78, 92], body },
    layout: {
      hLineWidth: (index) => (look.grid || index > 1 ? 0.6 : 0),
      vLineWidth: () => (look.grid ? 0.6 : 0),
      hLineColor: () => (look.grid ? look.accent : '#d4d4d8'),
      vLineColor: () => look.accent,
      paddingTop: () => 5,
      paddingBottom: () => 5,
      paddingLeft: () => 6,
      paddingRight: () => 6,
    },
  };
}

function totals(invoice: Invoice, wording: InvoiceWording, look: Stationery): Content {
  const rows: TableCell[][] = [];
  if (invoice.taxRatePercent !== undefined) {
    rows.push([wording.subtotal, right(grouped(invoice.subtotal))], [wording.tax, right(grouped(invoice.tax))]);
  } else if (invoice.items.length > 1) rows.push([wording.subtotal, right(grouped(invoice.subtotal))]);
  rows.push([
    { text: wording.total, bold: true, fontSize: 11, fillColor: look.pale },
    right(grouped(invoice.total), { bold: true, fontSize: 11, fillColor: look.pale }),
  ]);
  const sums: Content = {
    table: { widths: ['*', 100], body: rows },
    layout: {
      hLineWidth: (index) => (index === rows.length ? 1 : 0),
      vLineWidth: () => 0,
      hLineColor: () => look.accent,
      paddingTop: () => 4,
      paddingBottom: () => 4,
      paddingLeft: () => 6,
      paddingRight: () => 6,
    },
  };
  const note = invoice.itemsIncludeTax === true && invoice.taxRatePercent !== undefined ? wording.itemsIncludeTax : '';
  return {
    columns: [
      { width: '*', text: note, color: GREY, margin: [0, 6, 0, 0] },
      { width: 270, stack: [sums] },
    ],
    unbreakable: true,
  };
}

function payment(invoice: Invoice, wording: InvoiceWording): Content {
  const { paymentDetails: details } = invoice;
  if (details === undefined) return [];
  const text = worded(invoice.language, details.name, details.nameZh, '\n');
  return {
    unbreakable: true,
    margin: [0, 30, 0, 0],
    stack: [
      { text: wording.payment, bold: true },
      { text, margin: [0, 3, 0, 0] },
    ],
  };
}

/** Prints an invoice or a credit note as PDF bytes with a text layer. */
export function renderInvoice(invoice: Invoice): Promise<Uint8Array> {
  const wording = wordingOf(invoice);
  const look = stationeryOf(invoice.issuer);
  return composePdf({
    title: `${wording.title} ${invoice.number}`,
    createdOn: invoice.issueDate,
    fontSize: 9.5,
    pageSize: 'A4',
    pageMargins: [45, 48, 45, 56],
    content: [
      letterhead(invoice, wording, look),
      parties(invoice, wording),
      items(invoice, wording, look),
      { text: '', margin: [0, 4, 0, 0] },
      totals(invoice, wording, look),
      payment(invoice, wording),
    ],
    footer: (page, pages) => ({
      columns: [
        { width: '*', text: wording.specimen },
        { width: 40, alignment: 'right', text: pages === 1 ? '' : `${page} / ${pages}` },
      ],
      fontSize: 7,
      color: '#8a8a8a',
      margin: [45, 16, 45, 0],
    }),
  });
}
