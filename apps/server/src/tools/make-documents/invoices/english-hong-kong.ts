import { printed } from '../dates.ts';
import { boxes, escaped, HUMANIST, MONO, pairs, SANS, SERIF, sideBySide } from '../html.ts';
import { decimal, sum } from '../money.ts';
import { inEnglish } from '../spelled.ts';
import type { InvoiceLayout } from './layout.ts';
import { billTo, centre, itemTable, left, letterhead, money, negative, right, totalsBlock } from './parts.ts';

/** Hong Kong, English only: typewriter face, no header row above the items, amount in words, date in a sentence. */
export const plainLetter: InvoiceLayout = {
  id: 'V-hk-letter',
  plan: { place: 'HK', currency: 'HKD', lines: [1, 3], dueDays: [14], number: (c, y) => `${y}-${c.digits(3)}` },
  shown: { tongue: 'en', due: true, noQuantity: true, noPrice: true },
  css: `body{font:11pt ${MONO}} .items td{padding:3mm 1mm} p{margin:4mm 0}`,
  body: (v) => `<b>${escaped(v.supplier.en)}</b><br>${escaped(v.supplier.addressEn)}<br>Tel ${v.supplier.phone}
<p>Our ref: ${v.number}<br>${printed(v.issue, '5 March 2026')}</p>${billTo('', v.customer, 'en')}<p>Dear Sirs,</p><p><u>INVOICE FOR SERVICES RENDERED</u></p>
<p>We set out below our charges, which kindly settle on or before ${printed(v.due, '5 March 2026')}:</p>
${itemTable(v.lines, [left('', (_l, i) => `${i + 1}.`), left('', (l) => l.en, '100mm'), right('', (l) => `HK$${money(l.amount)}`)], '')}
<p class="right">TOTAL: <u>HK$${money(v.total)}</u></p><p>(${inEnglish(v.total, 'Hong Kong Dollars')})</p><p>Yours faithfully,</p><p>For and on behalf of<br>${escaped(v.supplier.en)}</p>`,
};

/** Thirty rows over two pages, carried forward and brought forward, line discounts, codes and units. */
export const carriedForward: InvoiceLayout = {
  id: 'V-hk-carried',
  plan: {
    place: 'HK',
    currency: 'HKD',
    lines: [20, 24],
    lineDiscount: true,
    dueDays: [30, 60],
    number: (c) => `IN${c.digits(8)}`,
  },
  shown: { tongue: 'en', due: false, subtotal: false },
  css: `body{font:9.5pt ${SANS}} td,th{padding:2.6mm 1.5mm} .name{font-size:14pt;font-weight:bold}`,
  body: (v) => {
    const [first, second] = [v.lines.slice(0, 13), v.lines.slice(13)];
    const columns = [
      left('Stock code', (l) => l.code),
      left('Particulars', (l) => l.en, '70mm'),
      right('Qty', (l) => String(l.quantity)),
      centre('Unit', (l) => l.unit),
      right('Unit price', (l) => money(l.price)),
      right('Disc %', (l) => (l.discountPercent === 0 ? '' : String(l.discountPercent))),
      right('Amount HKD', (l) => money(l.amount)),
    ];
    const head = (page: number): string =>
      `${sideBySide(
        letterhead(v.supplier, 'en', [`Tel: ${v.supplier.phone}`]),
        `<h2>INVOICE</h2>${pairs(
          [
            ['No.', v.number],
            ['Date', printed(v.issue, '05/03/2026')],
            ['Terms', `${v.dueDays} days`],
            ['Page', `${page} of 2`],
          ],
          'left',
          ':',
        )}`,
      )}<p>Sold to: ${escaped(v.customer.en)}</p>`;
    const carried = money(sum(first.map((l) => l.amount)));
    return `<div class="page">${head(1)}${itemTable(first, columns, 'ruled')}<p class="right"><i>Carried forward ${carried}</i></p></div>
<div class="page">${head(2)}<p class="right"><i>Brought forward ${carried}</i></p>${itemTable(second, columns, 'ruled', 13)}${totalsBlock([['<b>TOTAL HKD</b>', `<b>${money(v.total)}</b>`]], 'right')}<p>Goods sold are not returnable.</p></div>`;
  },
};

/** A credit note in the style of an online accounting program, against an invoice, figures in brackets. */
export const creditEnglish: InvoiceLayout = {
  id: 'V-credit-modern',
  plan: { place: 'HK', currency: 'HKD', kind: 'credit_note', lines: [1, 3], number: (c) => `CR-${c.digits(4)}` },
  shown: { tongue: 'en', related: true, subtotal: false },
  css: `body{font:10.5pt ${HUMANIST}} h1{color:#a33;font-size:22pt} .name{font-weight:bold}`,
  body: (
    v,
  ) => `<h1>Credit Note</h1>${sideBySide(letterhead(v.supplier, 'en'), billTo('Credit to', v.customer, 'en'))}<br>
${boxes([
  ['Credit note no.', v.number],
  ['Date of issue', printed(v.issue, '5 Mar 2026')],
  ['Against invoice', v.related],
  ['Reason', 'Goods returned'],
])}<br>
${itemTable(v.lines, [left('Returned', (l) => l.en, '90mm'), right('Qty', (l) => String(l.quantity)), right('Price', (l) => money(l.price)), right('Credit', (l) => `(${money(l.amount)})`)], 'ruled')}
${totalsBlock([['Total credit (HKD)', `(${money(v.total)})`]], 'right')}`,
};

/** Monthly service bill: account number, previous balance, sections with subtotals; the total only in the payment slip and head. */
export const sections: InvoiceLayout = {
  id: 'V-hk-sections',
  plan: {
    place: 'HK',
    currency: 'HKD',
    lines: [4, 6],
    discountPercent: 5,
    dueDays: [21],
    number: (c) => `B${c.digits(9)}`,
  },
  shown: { tongue: 'en', due: true, subtotal: true, discount: true, noPrice: true, noQuantity: true },
  css: `body{font:10pt ${SANS}} .hero{background:#e9f3ea;padding:5mm;display:flex;justify-content:space-between} .hero b{font-size:16pt} h3{margin-top:6mm}`,
  body: (v) => {
    const [one, two] = [v.lines.slice(0, 2), v.lines.slice(2)];
    const section = (title: string, lines: typeof one): string =>
      `<h3>${title}</h3>${itemTable(lines, [left('', (l) => l.en, '130mm'), right('', (l) => money(l.amount))], '')}<div class="right"><i>${title} subtotal ${money(sum(lines.map((l) => l.amount)))}</i></div>`;
    return `${letterhead(v.supplier, 'en', [`Customer service ${v.supplier.phone}`])}<p>${escaped(v.customer.en)}<br>${escaped(v.customer.addressEn)}</p>
<div class="hero"><div>Bill number<br><b>${v.number}</b></div><div>Bill date<br><b>${printed(v.issue, '05 MAR')} ${v.issue.slice(0, 4)}</b></div><div>Amount payable<br><b>HK$ ${money(v.total)}</b></div><div>Please pay before<br><b>${printed(v.due, '05 MAR')} ${v.due.slice(0, 4)}</b></div></div>
${section('Monthly charges', one)}${section('Other charges', two)}${totalsBlock(
  [
    ['Charges for this period', money(v.subtotal)],
    ['Less loyalty discount 5%', negative(v.discount)],
    ['Total for this bill', money(v.total)],
  ],
  'left',
)}`;
  },
};

/** A US dollar invoice of a Hong Kong exporter: shipping marks, currency in each cell, totals centred. */
export const exporter: InvoiceLayout = {
  id: 'V-hk-exporter',
  plan: {
    place: 'HK',
    currency: 'USD',
    lines: [2, 5],
    depositPercent: 30,
    number: (c, y) => `HKX/${y}/${c.digits(4)}`,
  },
  shown: { tongue: 'en', prepaid: true, amountDue: true },
  css: `body{font:10pt ${SERIF}} h2{text-decoration:underline} .letterhead{text-align:center} .name{font-size:15pt;font-weight:bold}`,
  body: (
    v,
  ) => `${letterhead(v.supplier, 'en', [`Tel: (852) ${v.supplier.phone}`])}<h2 class="center">COMMERCIAL INVOICE</h2>
<table class="wide lined"><tr><td>Messrs.<br>${escaped(v.customer.en)}<br>${escaped(v.customer.addressEn)}</td><td>INVOICE NO.: ${v.number}<br>DATE: ${printed(v.issue, 'March 5, 2026').toUpperCase()}<br>PAYMENT: 30% T/T deposit, balance before shipment</td></tr><tr><td>FROM: HONG KONG</td><td>TO: ROTTERDAM BY SEA</td></tr></table><br>
${itemTable(v.lines, [left('MARKS & NOS.', (_l, i) => `C/NO. ${i + 1}`), left('DESCRIPTION OF GOODS', (l) => l.en.toUpperCase(), '75mm'), right('QUANTITY', (l) => `${l.quantity} ${l.unit.toUpperCase()}`), right('UNIT PRICE', (l) => `US$${money(l.price)}`), right('AMOUNT', (l) => `US$${money(l.amount)}`)], 'lined')}
<br>${totalsBlock(
    [
      ['TOTAL:', `US$${money(v.total)}`],
      ['LESS DEPOSIT RECEIVED:', `US$${money(v.prepaid)}`],
      ['BALANCE DUE:', `US$${money(v.amountDue)}`],
    ],
    'center',
  )}
<p style="margin-top:6mm">SAY ${inEnglish(v.total, 'US Dollars').toUpperCase()}</p><p>TOTAL NET WEIGHT ${decimal(v.subtotal / 37n)} KGS</p>`,
};
