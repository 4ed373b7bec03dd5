import { plusDays, printed } from '../dates.ts';
import { CHINESE, escaped, MONO, pairs, SANS, SERIF, table } from '../html.ts';
import { comma } from '../money.ts';
import { person } from '../names.ts';
import { inChinese, inEnglish } from '../spelled.ts';
import { amount, type OtherLayout } from './other-parts.ts';

export const cheque: OtherLayout = {
  id: 'O-cheque',
  paper: 'cheque',
  language: ['en', 'zh-Hant'],
  css: `body{font:11pt ${SERIF}} .cheque{border:1px solid #478;background:#eef6f8;padding:6mm;width:178mm;height:86mm;position:relative}`,
  body: (s, chance) =>
    `<div class="cheque"><div class="sides"><b>Granite Peak Bank Limited 嘉峰銀行有限公司</b><span>Date 日期 ${printed(s.date, '05/03/2026')}</span></div><p style="margin-top:8mm">Pay 祈付　<u>${escaped(s.to.en)}</u>　or bearer 或持票人</p><p>HK Dollars 港幣　<u>${inEnglish(s.amounts[0] ?? 0n, '').trim()}</u></p><p class="right"><span style="border:1px solid;padding:2mm">HK$ ${amount(s, 0)}</span></p><p class="right">${escaped(s.from.en)}<br>______________<br><small>Authorized signature(s)</small></p><div style="font-family:'Liberation Mono';position:absolute;bottom:4mm">⑈${chance.digits(6)}⑈ 024⑉${chance.digits(3)}⑆ ${chance.digits(9)}</div></div>`,
};

export const remittance: OtherLayout = {
  id: 'O-remittance',
  paper: 'remittance_advice',
  language: ['en'],
  css: `body{font:10pt ${SANS}}`,
  body: (s) =>
    `<h2>REMITTANCE ADVICE</h2>${escaped(s.from.en)}<br>${escaped(s.from.addressEn)}<p>To: ${escaped(s.to.en)}</p><p>We have today arranged payment to your bank account as follows:</p>${pairs(
      [
        ['Payment date', printed(s.date, '5 March 2026')],
        ['Payment reference', `PMT${s.number}`],
        ['Method', 'FPS'],
      ],
    )}${table(
      [{ head: 'Your invoice' }, { head: 'Invoice date' }, { head: 'Amount', align: 'right' }],
      [0, 1, 2].map((i) => [
        `INV-${Number(s.number) + i * 17}`,
        printed(plusDays(s.date, -30 - i * 3), '05/03/2026'),
        amount(s, i),
      ]),
      'wide lined',
    )}<p class="right"><b>Total paid HKD ${amount(s, 5)}</b></p>`,
};

export const taxLetter: OtherLayout = {
  id: 'O-tax-letter',
  paper: 'official_letter',
  language: ['en', 'zh-Hant'],
  css: `body{font:11pt ${SERIF}} p{margin:4mm 0}`,
  body: (s) =>
    `<b>稅務局 INLAND REVENUE DEPARTMENT</b><br>Revenue Centre, 5 Concorde Road, Kai Tak, Kowloon<p>File No. 檔案號碼: 22/${s.number}881<br>Date 日期: ${printed(s.date, '5 March 2026')}</p><p>${escaped(s.to.en)}<br>${escaped(s.to.addressEn)}</p><p>Dear Sir/Madam,</p><p><b>Profits Tax Return – Year of Assessment ${s.date.slice(0, 4)}/${String(Number(s.date.slice(2, 4)) + 1)}</b></p><p>Enclosed please find the return, which should be completed and submitted within one month from the date of issue. Failure to comply is an offence under section 80 of the Inland Revenue Ordinance (Cap. 112).</p><p>Provisional tax previously notified: $${amount(s, 1)}.</p><p>Yours faithfully,<br>for Commissioner of Inland Revenue</p>`,
};

export const ratesDemand: OtherLayout = {
  id: 'O-rates',
  paper: 'official_letter',
  language: ['zh-Hant', 'en'],
  css: `body{font:10.5pt ${CHINESE}}`,
  body: (s) =>
    `<b>差餉物業估價署 Rating and Valuation Department</b><h3>徵收通知書 Demand for Rates and/or Government Rent</h3>${pairs(
      [
        ['賬目編號 Account No.', `${s.number}7731`],
        ['物業 Tenement', s.to.addressEn],
        ['繳納人 Payer', s.to.en],
        ['季度 Quarter', `${s.date.slice(0, 4)} 年 4 月至 6 月`],
        ['差餉 Rates', `$${amount(s, 0)}`],
        ['地租 Government rent', `$${amount(s, 1)}`],
        ['最後繳款日期 Last day for payment', printed(plusDays(s.date, 25), '2026年3月5日')],
      ],
    )}<p>逾期繳款須加徵百分之五附加費。A surcharge of 5% may be imposed on late payment.</p>`,
};

export const contract: OtherLayout = {
  id: 'O-contract',
  paper: 'other',
  language: ['en'],
  css: `body{font:11pt ${SERIF}} p{text-align:justify;margin:3mm 0}`,
  body: (s) =>
    `<h2 class="center">SERVICE AGREEMENT</h2><p>THIS AGREEMENT is made on ${printed(s.date, '5th March 2026')} BETWEEN ${escaped(s.from.en)} ("the Company") and ${escaped(s.to.en)} ("the Client").</p><p>1. The Company shall provide maintenance services at the premises of the Client for a term of twelve months.</p><p>2. The Client shall pay a monthly fee of HK$${amount(s, 0)} within fourteen days of each invoice.</p><p>3. Either party may terminate this Agreement by giving not less than one month's notice in writing.</p><p>4. This Agreement is governed by the laws of the Hong Kong Special Administrative Region.</p><p>IN WITNESS whereof the parties have executed this Agreement.</p><p>Signed by ____________________</p>`,
};

export const payslip: OtherLayout = {
  id: 'O-payslip',
  paper: 'other',
  language: ['en'],
  css: `body{font:10pt ${MONO}}`,
  body: (s, chance) =>
    `<b>${escaped(s.from.en)}</b><h3>PAY SLIP</h3>${pairs(
      [
        ['Employee', person(chance).en],
        ['Pay period', printed(s.date, 'March 5, 2026')],
        ['Basic salary', amount(s, 0)],
        ['Overtime', amount(s, 1)],
        ['MPF employee', `-${comma(150_000n)}`],
        ['Net pay', amount(s, 2)],
      ],
      'right',
    )}<p>(${inChinese(s.amounts[2] ?? 0n)})</p>`,
};
