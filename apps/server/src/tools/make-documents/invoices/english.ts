import { printed } from '../dates.ts';
import { boxes, escaped, HUMANIST, NARROW, pairs, SANS, SERIF, sideBySide } from '../html.ts';
import { LETTER } from '../made.ts';
import { german } from '../money.ts';
import { carriedForward, creditEnglish, exporter, plainLetter, sections } from './english-hong-kong.ts';
import type { InvoiceLayout } from './layout.ts';
import { billTo, described, itemTable, left, letterhead, money, right, totalsBlock } from './parts.ts';

/** United Kingdom: number block at the right, VAT summary, net and gross, date as a sentence of the terms. */
const britishVat: InvoiceLayout = {
  id: 'V-uk-vat',
  plan: {
    place: 'GB',
    currency: 'GBP',
    lines: [2, 5],
    taxPercent: 20,
    dueDays: [30],
    number: (c) => `SI-${c.digits(5)}`,
  },
  shown: { tongue: 'en', due: true, subtotal: true, tax: true, taxId: true, rates: true, more: true },
  css: `body{font:10.5pt ${SANS}} .name{font-size:17pt;font-weight:bold;color:#1d4d4f} .items{margin:8mm 0} .items th{background:#1d4d4f;color:#fff}`,
  body: (
    v,
  ) => `${sideBySide(billTo('Invoice to', v.customer, 'en', 'FAO Accounts Payable'), letterhead(v.supplier, 'en', [`T: ${v.supplier.phone}`]))}
<h1 style="margin-top:10mm">VAT Invoice</h1>${pairs([
    ['Invoice number', v.number],
    ['Tax point', printed(v.issue, '5 March 2026')],
    ['Payment due by', printed(v.due, '5 March 2026')],
  ])}
${itemTable(v.lines, [right('Qty', (l) => String(l.quantity)), left('Details', (l) => described(l, 'en', true), '80mm'), right('Unit price', (l) => `£${money(l.price)}`), right('VAT %', () => '20'), right('Net', (l) => `£${money(l.amount)}`)], '')}
${totalsBlock(
  [
    ['Total net', `£${money(v.subtotal)}`],
    ['VAT @ 20%', `£${money(v.tax)}`],
    ['<b>Total payable</b>', `<b>£${money(v.total)}</b>`],
  ],
  'right',
)}
<p style="margin-top:20mm;font-size:8pt">VAT registration no. ${v.supplier.registration}. Registered in England and Wales. Please pay by BACS: sort code 20-45-13, account 40192833.</p>`,
};

/** United States: letter paper, label above value in a strip, ship to, sales tax, balance due in a box. */
const americanStrip: InvoiceLayout = {
  id: 'V-us-strip',
  plan: {
    place: 'US',
    currency: 'USD',
    lines: [2, 6],
    taxPercent: 7.25,
    depositPercent: 25,
    dueDays: [15, 30],
    number: (c) => c.digits(5),
  },
  shown: { tongue: 'en', due: true, subtotal: true, tax: true, prepaid: true, amountDue: true },
  size: LETTER,
  css: `body{font:10pt ${HUMANIST}} .name{font-weight:bold;font-size:13pt} .boxes{background:#eef;padding:3mm;margin:6mm 0} .boxes small{text-transform:uppercase;color:#667}`,
  body: (
    v,
  ) => `${sideBySide(letterhead(v.supplier, 'en', [v.supplier.phone, v.supplier.email]), '<h1 style="font-weight:300;font-size:30pt">INVOICE</h1>')}
${boxes([
  ['Invoice #', v.number],
  ['Date', printed(v.issue, '03/05/2026')],
  ['Terms', `Net ${v.dueDays}`],
  ['Due date', printed(v.due, '03/05/2026')],
])}
${sideBySide(billTo('BILL TO', v.customer, 'en'), billTo('SHIP TO', v.customer, 'en'))}<br>
${itemTable(v.lines, [left('Item', (l) => l.code), left('Description', (l) => l.en, '75mm'), right('Quantity', (l) => String(l.quantity)), right('Rate', (l) => money(l.price)), right('Amount', (l) => money(l.amount))], 'ruled')}
${sideBySide(
  '<p style="margin-top:6mm">Thank you for your business!<br>Make all checks payable to us.</p>',
  pairs(
    [
      ['Subtotal', money(v.subtotal)],
      ['Sales Tax (7.25%)', money(v.tax)],
      ['Total', `$${money(v.total)}`],
      ['Payments/Credits', `-$${money(v.prepaid)}`],
      ['<b>Balance Due</b>', `<b>$${money(v.amountDue)}</b>`],
    ],
    'right',
  ),
)}`,
};

/** Singapore: GST tax invoice, values in a bordered grid, totals inside the item table. */
const singaporeGst: InvoiceLayout = {
  id: 'V-sg-gst',
  plan: {
    place: 'SG',
    currency: 'SGD',
    lines: [2, 5],
    taxPercent: 9,
    dueDays: [30],
    number: (c, y) => `TI/${y.slice(2)}/${c.digits(4)}`,
  },
  shown: { tongue: 'en', due: false, subtotal: true, tax: true, taxId: true },
  css: `body{font:10pt ${SERIF}} .name{font-size:15pt;font-weight:bold} .letterhead{text-align:center;border-bottom:2px solid #000;padding-bottom:3mm} h2{text-align:center;margin:4mm}`,
  body: (
    v,
  ) => `${letterhead(v.supplier, 'en', [`Tel ${v.supplier.phone}  GST Reg No. ${v.supplier.registration}`])}<h2>TAX INVOICE</h2>
${sideBySide(
  billTo('To:', v.customer, 'en', 'Attn: Finance Dept'),
  pairs(
    [
      ['Invoice No', v.number],
      ['Invoice Date', printed(v.issue, '05-Mar-2026')],
      ['Customer PO', `PO-${v.number.slice(-3)}7`],
      ['Terms', `${v.dueDays} Days`],
    ],
    'left',
    ' :',
  ),
)}<br>
<table class="wide lined"><tr><th>No.</th><th>Description</th><th>Qty</th><th>U/Price (S$)</th><th>Amount (S$)</th></tr>
${v.lines.map((l, i) => `<tr><td>${i + 1}</td><td>${escaped(l.en)}</td><td class="center">${l.quantity} ${l.unit}</td><td class="right">${money(l.price)}</td><td class="right">${money(l.amount)}</td></tr>`).join('')}
<tr><td colspan="4" class="right">Sub-Total</td><td class="right">${money(v.subtotal)}</td></tr><tr><td colspan="4" class="right">Add GST 9%</td><td class="right">${money(v.tax)}</td></tr>
<tr><td colspan="4" class="right"><b>Grand Total</b></td><td class="right"><b>${money(v.total)}</b></td></tr></table>
<p style="margin-top:14mm">E. &amp; O. E.</p><p>This is a computer generated invoice. No signature is required.</p>`,
};

/** Australia: tax invoice with ABN, GST column, amount due first and large. */
const australianDue: InvoiceLayout = {
  id: 'V-au-abn',
  plan: {
    place: 'AU',
    currency: 'AUD',
    lines: [1, 4],
    taxPercent: 10,
    dueDays: [7, 14],
    number: (c) => `INV-${c.digits(4)}`,
  },
  shown: { tongue: 'en', due: true, subtotal: true, tax: true, amountDue: true, taxId: true },
  css: `body{font:10pt ${NARROW}} .name{font-size:14pt} .label{color:#888} h1{font-size:24pt}`,
  body: (v) => `<div style="display:flex;justify-content:space-between"><h1>TAX INVOICE</h1><div>${pairs([
    ['Invoice Date', printed(v.issue, '5 Mar 2026')],
    ['Invoice Number', v.number],
    ['Reference', 'Job 118'],
    ['ABN', v.supplier.registration],
  ])}</div><div>${letterhead(v.supplier, 'en')}</div></div>
${billTo('', v.customer, 'en')}<br>${itemTable(v.lines, [left('Description', (l) => l.en, '90mm'), right('Quantity', (l) => `${l.quantity}.00`), right('Unit Price', (l) => money(l.price)), right('GST', () => '10%'), right('Amount AUD', (l) => money(l.amount))], 'ruled')}
${totalsBlock(
  [
    ['Subtotal', money(v.subtotal)],
    ['TOTAL GST 10%', money(v.tax)],
    ['<b>TOTAL AUD</b>', `<b>${money(v.total)}</b>`],
    ['<b>AMOUNT DUE AUD</b>', `<b>${money(v.amountDue)}</b>`],
  ],
  'right',
)}
<p style="margin-top:16mm"><b>Due Date: ${printed(v.due, '5 Mar 2026')}</b><br>Direct deposit BSB 063-111 Acc 1029 3388</p>`,
};

/** Germany: address window, fold marks, values in a line of small headings, Netto, MwSt., Brutto. */
const germanInvoice: InvoiceLayout = {
  id: 'V-de-brief',
  plan: {
    place: 'DE',
    currency: 'EUR',
    lines: [2, 5],
    taxPercent: 19,
    dueDays: [14],
    number: (c, y) => `RE${y}-${c.digits(4)}`,
  },
  shown: { tongue: 'de', due: true, subtotal: true, tax: true, taxId: true },
  css: `body{font:10pt ${SANS}} .sender{font-size:7pt;text-decoration:underline} .meta td{padding-right:9mm} h2{margin-top:10mm}`,
  body: (
    v,
  ) => `<div class="right"><b style="font-size:15pt">${escaped(v.supplier.en)}</b></div><div style="margin-top:20mm" class="sender">${escaped(v.supplier.en)} · ${escaped(v.supplier.addressEn)}</div>
<div>${escaped(v.customer.en)}<br>${escaped(v.customer.addressEn).replace(', ', '<br>')}</div><h2>Rechnung Nr. ${v.number}</h2>
<table class="meta"><tr><td><small>Rechnungsdatum</small></td><td><small>Lieferdatum</small></td><td><small>Kunden-Nr.</small></td><td><small>Zahlbar bis</small></td></tr><tr><td>${printed(v.issue, '05.03.2026')}</td><td>${printed(v.issue, '05.03.2026')}</td><td>10482</td><td>${printed(v.due, '05.03.2026')}</td></tr></table><br>
${itemTable(v.lines, [left('Pos.', (_l, i) => String(i + 1)), left('Bezeichnung', (l) => l.en, '80mm'), right('Menge', (l) => String(l.quantity)), right('Einzelpreis', (l) => `${german(l.price)} €`), right('Gesamt', (l) => `${german(l.amount)} €`)], 'ruled')}
${totalsBlock(
  [
    ['Nettobetrag', `${german(v.subtotal)} €`],
    ['zzgl. 19 % MwSt.', `${german(v.tax)} €`],
    ['<b>Rechnungsbetrag</b>', `<b>${german(v.total)} €</b>`],
  ],
  'right',
)}
<p style="margin-top:14mm">Bitte überweisen Sie den Betrag ohne Abzug. Es bedient Sie Frau Albers.</p><small>USt-IdNr. ${v.supplier.registration} · Tel. ${v.supplier.phone} · IBAN DE02 1203 0000 0000 2020 51</small>`,
};

export const ENGLISH_LAYOUTS: readonly InvoiceLayout[] = [
  britishVat,
  americanStrip,
  singaporeGst,
  australianDue,
  plainLetter,
  carriedForward,
  creditEnglish,
  germanInvoice,
  sections,
  exporter,
];
