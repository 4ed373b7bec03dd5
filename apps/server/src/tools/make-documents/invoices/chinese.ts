import { printed } from '../dates.ts';
import { boxes, CHINESE, escaped, HUMANIST, pairs, SANS, SERIF, SONG, sideBySide } from '../html.ts';
import { comma, french } from '../money.ts';
import { inChinese } from '../spelled.ts';
import type { InvoiceLayout } from './layout.ts';
import { billTo, centre, itemTable, left, letterhead, money, negative, right, rounding, totalsBlock } from './parts.ts';

/** Hong Kong shop, Chinese only: heading in the middle, 單號 at the right, formal amount at the foot, seal. */
const chineseClassic: InvoiceLayout = {
  id: 'V-zh-danju',
  plan: { place: 'HK', currency: 'HKD', lines: [3, 7], number: (c) => c.digits(6) },
  shown: { tongue: 'zh' },
  css: `body{font:11pt ${SONG}} .letterhead{text-align:center} .name{font-size:20pt;letter-spacing:2mm} h2{text-align:center;letter-spacing:5mm}`,
  body: (v) => `${letterhead(v.supplier, 'zh', [`電話：${v.supplier.phone}`])}<h2>發票</h2>
${sideBySide(`寶號：${escaped(v.customer.zh)}<br>地址：${escaped(v.customer.addressZh)}`, `單號：NO.${v.number}<br>日期：${printed(v.issue, '2026 年 03 月 05 日')}`)}<br>
${itemTable(v.lines, [left('貨名', (l) => l.zh, '80mm'), centre('數量', (l) => `${l.quantity}`), centre('單位', (l) => l.unitZh), right('單價', (l) => money(l.price)), right('金額', (l) => money(l.amount))], 'lined')}
<p style="margin-top:4mm">合計港幣：${inChinese(v.total)}　　　　　<b>$${money(v.total)}</b></p><p>貨物出門，恕不退換。</p><p>經手人：＿＿＿＿　　收貨人簽署：＿＿＿＿</p>`,
};

/** Chinese, modern: discount, deposit paid, 尚欠; number left in boxes; payment by FPS. */
const chineseModern: InvoiceLayout = {
  id: 'V-zh-modern',
  plan: {
    place: 'HK',
    currency: 'HKD',
    lines: [2, 5],
    discountPercent: 8,
    depositPercent: 50,
    dueDays: [7, 14],
    number: (c, y) => `Q${y.slice(2)}${c.digits(4)}`,
  },
  shown: { tongue: 'zh', due: true, subtotal: true, discount: true, prepaid: true, amountDue: true },
  css: `body{font:10.5pt ${CHINESE}} h1{font-weight:400;color:#2a6;font-size:26pt} .boxes{border-top:3px solid #2a6;padding-top:3mm;margin:4mm 0}`,
  body: (v) => `<h1>發票</h1>${boxes([
    ['發票號碼', v.number],
    ['開立日期', printed(v.issue, '2026年3月5日')],
    ['到期日', printed(v.due, '2026年3月5日')],
  ])}
${sideBySide(billTo('客戶', v.customer, 'zh'), `<div class="right"><b>${escaped(v.supplier.zh)}</b><br>${escaped(v.supplier.addressZh)}<br>商業登記號碼 ${v.supplier.registration}</div>`)}<br>
${itemTable(v.lines, [left('#', (_l, i) => String(i + 1)), left('服務／產品', (l) => l.zh, '80mm'), right('數量', (l) => String(l.quantity)), right('單價 (HK$)', (l) => money(l.price)), right('小計 (HK$)', (l) => money(l.amount))], 'zebra')}
${totalsBlock(
  [
    ['小計', money(v.subtotal)],
    ['折扣 8%', negative(v.discount)],
    ['總計', `HK$ ${money(v.total)}`],
    ['已付訂金', negative(v.prepaid)],
    ['尚欠', `HK$ ${money(v.amountDue)}`],
  ],
  'right',
)}<p>轉數快 FPS ID：${v.number.slice(1)}1</p>`,
};

/** Taiwan: 民國 year, 統一編號, 營業稅 5 %, 總計新臺幣 in formal numerals. */
const taiwan: InvoiceLayout = {
  id: 'V-tw-minguo',
  plan: {
    place: 'TW',
    currency: 'TWD',
    lines: [2, 5],
    taxPercent: 5,
    number: (c) => `${c.pick(['AB', 'QX', 'TR'])}-${c.digits(8)}`,
  },
  shown: { tongue: 'zh', subtotal: true, tax: true, taxId: true },
  css: `body{font:11pt ${CHINESE}} h2{text-align:center}`,
  body: (
    v,
  ) => `<h2>${escaped(v.supplier.zh)}</h2><h2>統一發票</h2><div class="center">${printed(v.issue, '民國115年3月5日')}</div>
<p>發票號碼：${v.number}<br>買受人：${escaped(v.customer.zh)}<br>統一編號：${v.customer.registration}<br>地址：${escaped(v.customer.addressZh)}</p>
${itemTable(v.lines, [left('品名', (l) => l.zh, '80mm'), right('數量', (l) => String(l.quantity)), right('單價', (l) => money(l.price)), right('金額', (l) => money(l.amount))], 'lined')}
${totalsBlock(
  [
    ['銷售額合計', money(v.subtotal)],
    ['營業稅 5%', money(v.tax)],
    ['總計', money(v.total)],
  ],
  'right',
  'lined',
)}<p>總計新臺幣：${inChinese(v.total)}</p><p>營業人：${escaped(v.supplier.zh)}　統編 ${v.supplier.registration}</p>`,
};

/** Mainland: RMB with ￥, 价税合计 written in traditional characters, tax column. */
const mainland: InvoiceLayout = {
  id: 'V-cn-rmb',
  plan: { place: 'CN', currency: 'CNY', lines: [1, 4], taxPercent: 13, number: (c) => c.digits(8) },
  shown: { tongue: 'zh', subtotal: true, tax: true, taxId: true, rates: true },
  css: `body{font:10pt ${SONG};color:#421} h2{text-align:center;color:#821} .lined td,.lined th{border-color:#a65}`,
  body: (
    v,
  ) => `<h2>增值稅發票</h2>${sideBySide(`購買方：${escaped(v.customer.zh)}<br>納稅人識別號：${v.customer.registration}`, `發票號碼：${v.number}<br>開票日期：${printed(v.issue, '2026年3月5日')}`)}<br>
${itemTable(v.lines, [left('貨物或應稅勞務名稱', (l) => l.zh, '65mm'), centre('單位', (l) => l.unitZh), right('數量', (l) => String(l.quantity)), right('單價', (l) => money(l.price)), right('金額', (l) => money(l.amount)), right('稅率', () => '13%')], 'lined')}
<p class="right">合計　￥${money(v.subtotal)}　　稅額　￥${money(v.tax)}</p><p>價稅合計（大寫）${inChinese(v.total)}　　（小寫）￥${money(v.total)}</p>
<p>銷售方：${escaped(v.supplier.zh)}<br>納稅人識別號：${v.supplier.registration}<br>地址、電話：${escaped(v.supplier.addressZh)} ${v.supplier.phone}</p>`,
};

/** Bilingual, stacked: both languages in each heading, supplier at the foot, cash rounding. */
const bilingualFoot: InvoiceLayout = {
  id: 'V-both-foot',
  plan: {
    place: 'HK',
    currency: 'HKD',
    lines: [2, 6],
    servicePercent: 10,
    cashRounding: true,
    dueDays: [30],
    number: (c, y) => `${c.pick(['KT', 'SW', 'MK'])}${y.slice(2)}-${c.digits(5)}`,
  },
  shown: { tongue: 'both', due: true, subtotal: true, service: true },
  css: `body{font:10pt ${SANS}} h1{font-size:16pt} th{background:#ddd} footer{margin-top:20mm;border-top:1px solid #000;padding-top:2mm;font-size:9pt} .name{font-weight:bold;display:inline-block;margin-right:4mm}`,
  body: (v) => `<h1>發票 Invoice</h1>${pairs([
    ['客戶 Customer', v.customer.en],
    ['', v.customer.addressEn],
    ['發票編號 Invoice no.', v.number],
    ['發票日期 Invoice date', printed(v.issue, '05/03/2026')],
    ['付款期限 Payment due', printed(v.due, '05/03/2026')],
  ])}<br>
${itemTable(v.lines, [left('編號 Code', (l) => l.code), left('項目 Description', (l) => `${l.en} ${l.zh}`, '75mm'), right('數量 Qty', (l) => `${l.quantity} ${l.unitZh}`), right('單價 Unit price', (l) => comma(l.price)), right('金額 Amount', (l) => comma(l.amount))], 'lined')}
${totalsBlock(
  [
    ['小計 Subtotal', comma(v.subtotal)],
    ['服務費 Service charge 10%', comma(v.service)],
    ['湊整 Rounding', rounding(v)],
    ['<b>總額 Total (HK$)</b>', `<b>${comma(v.total)}</b>`],
  ],
  'right',
)}<footer>${letterhead(v.supplier, 'both', [`電話 Tel ${v.supplier.phone}　商業登記 BR No. ${v.supplier.registration}`])}</footer>`,
};

/** Bilingual debit note style: figures at the left, one paragraph, statement of sums. */
const bilingualRent: InvoiceLayout = {
  id: 'V-both-demand',
  plan: { place: 'HK', currency: 'HKD', lines: [1, 3], dueDays: [7], number: (c, y) => `DN${y}${c.digits(3)}` },
  shown: { tongue: 'both', due: true, noPrice: true, noQuantity: true },
  css: `body{font:11pt ${SERIF}} .name{font-size:14pt} .letterhead{border-left:4px solid #446;padding-left:4mm;margin-bottom:8mm}`,
  body: (
    v,
  ) => `${letterhead(v.supplier, 'both')}${sideBySide(`致 To：${escaped(v.customer.en)}<br>${escaped(v.customer.addressEn)}`, `<h2>付款通知書 INVOICE</h2>`)}
<p>編號 Ref. No.：${v.number}　　日期 Date：${printed(v.issue, '5/3/2026')}</p>${itemTable(v.lines, [left('款項 Particulars', (l) => `${l.zh}\n${l.en}`, '110mm'), right('港幣 HK$', (l) => comma(l.amount))], 'ruled')}
<table class="wide"><tr><td><b>應繳總額 Total amount payable</b></td><td class="right"><b>${comma(v.total)}</b></td></tr></table>
<p>請於 ${printed(v.due, '5/3/2026')} 或之前繳付。Please settle on or before the above date.</p>`,
};

/** Credit note in Chinese for a return: 貸項通知單, against an invoice. */
const chineseCredit: InvoiceLayout = {
  id: 'V-zh-credit',
  plan: { place: 'HK', currency: 'HKD', kind: 'credit_note', lines: [1, 3], number: (c) => `CN-${c.digits(5)}` },
  shown: { tongue: 'zh', related: true },
  css: `body{font:11pt ${CHINESE}} h2{color:#933}`,
  body: (v) => `${sideBySide(
    letterhead(v.supplier, 'zh', [`電話 ${v.supplier.phone}`]),
    `<h2>貸項通知單</h2>${pairs(
      [
        ['單據編號', v.number],
        ['日期', printed(v.issue, '2026/03/05')],
        ['原發票編號', v.related],
      ],
      'left',
      '：',
    )}`,
  )}
<p>客戶：${escaped(v.customer.zh)}</p>${itemTable(v.lines, [left('退貨項目', (l) => l.zh, '80mm'), right('數量', (l) => String(l.quantity)), right('單價', (l) => money(l.price)), right('金額', (l) => money(l.amount))], 'lined')}
${totalsBlock([['貸項總額 HKD', money(v.total)]], 'right')}<p>上述款項將於貴公司賬戶內扣除。</p>`,
};

/** France: facture with HT, TVA, TTC; spaces between thousands. */
const frenchInvoice: InvoiceLayout = {
  id: 'V-fr-facture',
  plan: {
    place: 'FR',
    currency: 'EUR',
    lines: [2, 5],
    taxPercent: 20,
    dueDays: [30],
    number: (c, y) => `F${y}-${c.digits(4)}`,
  },
  shown: { tongue: 'fr', due: true, subtotal: true, tax: true, taxId: true },
  css: `body{font:10pt ${HUMANIST}} .name{font-size:14pt;font-weight:bold}`,
  body: (
    v,
  ) => `${sideBySide(letterhead(v.supplier, 'en', [`Tél. ${v.supplier.phone}`, `N° TVA ${v.supplier.registration}`]), billTo('Facturé à', v.customer, 'en'))}
<h2 style="margin-top:10mm">FACTURE N° ${v.number}</h2><p>Date : ${printed(v.issue, '5 mars 2026')}<br>Échéance : ${printed(v.due, '5 mars 2026')}</p>
${itemTable(v.lines, [left('Désignation', (l) => l.en, '80mm'), right('Qté', (l) => String(l.quantity)), right('P.U. HT', (l) => `${french(l.price)} €`), right('Total HT', (l) => `${french(l.amount)} €`)], 'lined')}
<br>${totalsBlock(
    [
      ['Total HT', `${french(v.subtotal)} €`],
      ['TVA 20 %', `${french(v.tax)} €`],
      ['<b>Total TTC</b>', `<b>${french(v.total)} €</b>`],
    ],
    'right',
    'lined',
  )}<p>Pénalités de retard : trois fois le taux légal.</p>`,
};

export const OTHER_TONGUE_LAYOUTS: readonly InvoiceLayout[] = [
  chineseClassic,
  chineseModern,
  taiwan,
  mainland,
  bilingualFoot,
  bilingualRent,
  chineseCredit,
  frenchInvoice,
];
