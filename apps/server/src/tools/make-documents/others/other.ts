import type { Chance } from '../chance.ts';
import { plusDays, printed } from '../dates.ts';
import { goods, priceOf } from '../goods.ts';
import { CHINESE, escaped, HUMANIST, pageOf, pairs, SANS, sideBySide, table } from '../html.ts';
import { A4, type Made } from '../made.ts';
import { comma } from '../money.ts';
import { cheque, contract, payslip, ratesDemand, remittance, taxLetter } from './letters.ts';
import { amount, type OtherLayout, settingOf } from './other-parts.ts';

export function makeOther(layout: OtherLayout, chance: Chance): Made {
  const setting = settingOf(chance);
  const html = pageOf(layout.body(setting, chance), layout.css, A4);
  return {
    html,
    size: A4,
    labels: { kind: 'other', paper: layout.paper, group: `made/${layout.id}`, language: layout.language },
  };
}

const quotation: OtherLayout = {
  id: 'O-quotation',
  paper: 'quotation',
  language: ['en'],
  css: `body{font:10.5pt ${SANS}}`,
  body: (
    s,
    chance,
  ) => `<h2>${escaped(s.from.en)}</h2>${escaped(s.from.addressEn)}<h1 class="right">QUOTATION</h1>${sideBySide(
    `To: ${escaped(s.to.en)}`,
    pairs([
      ['Quotation No.', `QT-${s.number}`],
      ['Date', printed(s.date, '5 Mar 2026')],
      ['Valid until', printed(plusDays(s.date, 30), '5 Mar 2026')],
    ]),
  )}
${table(
  [
    { head: 'Description', width: '90mm' },
    { head: 'Qty', align: 'right' },
    { head: 'Unit price', align: 'right' },
    { head: 'Amount', align: 'right' },
  ],
  goods(chance, 4).map((g) => {
    const price = priceOf(chance, g);
    return [g.en, '2', comma(price), comma(price * 2n)];
  }),
  'wide lined',
)}<p>Total HK$ ${amount(s, 0)}</p><p>We are pleased to quote as above. Please sign and return to confirm acceptance.</p><p>Accepted by: ____________________</p>`,
};

const quotationChinese: OtherLayout = {
  id: 'O-quotation-zh',
  paper: 'quotation',
  language: ['zh-Hant'],
  css: `body{font:11pt ${CHINESE}} h2{text-align:center}`,
  body: (s, chance) =>
    `<h2>${escaped(s.from.zh)}</h2><h2>報價單</h2><p>客戶：${escaped(s.to.zh)}　日期：${printed(s.date, '2026年3月5日')}　報價編號：${s.number}</p>${table(
      [
        { head: '項目', width: '80mm' },
        { head: '數量', align: 'right' },
        { head: '單價', align: 'right' },
      ],
      goods(chance, 4).map((g) => [g.zh, `1 ${g.unitZh}`, comma(priceOf(chance, g))]),
      'wide lined',
    )}<p>合計：HK$ ${amount(s, 1)}</p><p>以上報價有效期三十天。如蒙接納，請簽署作實。</p>`,
};

const deliveryNote: OtherLayout = {
  id: 'O-delivery',
  paper: 'delivery_note',
  language: ['en'],
  css: `body{font:10pt ${HUMANIST}}`,
  body: (s, chance) =>
    `<h2>${escaped(s.from.en)}</h2><h3>DELIVERY NOTE</h3>${pairs([
      ['D/N No.', s.number],
      ['Date', printed(s.date, '05/03/2026')],
      ['Your PO', `PO${s.number}`],
      ['Deliver to', s.to.en],
      ['', s.to.addressEn],
    ])}${table(
      [{ head: 'Item' }, { head: 'Description', width: '100mm' }, { head: 'Quantity', align: 'right' }],
      goods(chance, 5).map((g, i) => [String(i + 1), g.en, `${chance.int(1, 40)} ${g.unit}`]),
      'wide lined',
    )}<p>Received the above goods in good order and condition.</p><p>Company chop and signature: ______________</p>`,
};

const supplierStatement: OtherLayout = {
  id: 'O-supplier-statement',
  paper: 'other',
  language: ['en'],
  css: `body{font:10pt ${SANS}}`,
  body: (s) =>
    `<h2>${escaped(s.from.en)}</h2><h3>STATEMENT OF ACCOUNT</h3>${pairs([
      ['Customer', s.to.en],
      ['As at', printed(s.date, '5 March 2026')],
      ['Terms', '30 days'],
    ])}${table(
      [
        { head: 'Date' },
        { head: 'Invoice' },
        { head: 'Charges', align: 'right' },
        { head: 'Payments', align: 'right' },
        { head: 'Outstanding', align: 'right' },
      ],
      [0, 1, 2, 3].map((i) => [
        printed(plusDays(s.date, -80 + i * 20), '05/03/2026'),
        `INV${Number(s.number) + i}`,
        amount(s, i),
        '',
        amount(s, i),
      ]),
      'wide lined',
    )}${pairs(
      [
        ['Current', amount(s, 3)],
        ['1-30 days', amount(s, 2)],
        ['31-60 days', amount(s, 1)],
        ['Over 60 days', amount(s, 0)],
      ],
      'right',
    )}<p>Please remit the outstanding balance at your earliest convenience.</p>`,
};

const priceList: OtherLayout = {
  id: 'O-price-list',
  paper: 'other',
  language: ['en', 'zh-Hant'],
  css: `body{font:10pt ${HUMANIST}}`,
  body: (s, chance) =>
    `<h1>${escaped(s.from.en)}</h1><h2>Price list 價目表 ${s.date.slice(0, 4)}</h2>${table(
      [
        { head: 'Code' },
        { head: 'Product 產品', width: '90mm' },
        { head: 'Unit 單位' },
        { head: 'HK$', align: 'right' },
      ],
      goods(chance, 12).map((g) => [`K${chance.digits(3)}`, `${g.en} ${g.zh}`, g.unit, comma(priceOf(chance, g))]),
      'wide zebra',
    )}<p>Prices are subject to change without notice. 價格如有更改，恕不另行通知。</p>`,
};

export const OTHER_LAYOUTS: readonly OtherLayout[] = [
  quotation,
  quotationChinese,
  deliveryNote,
  cheque,
  remittance,
  taxLetter,
  ratesDemand,
  supplierStatement,
  contract,
  priceList,
  payslip,
];
