import type { Specimen } from './specimen.ts';

/** Other documents of a company: filed, not booked. */
export const FILES: readonly Specimen[] = [
  {
    name: 'a contract',
    kind: 'other',
    text: `SERVICE AGREEMENT
This agreement is made on 1 March 2025 between Alpha Cleaning Limited (the "Contractor") and Beta Offices Limited.
The parties hereby agree as follows:
1. The Contractor shall clean the premises on every working day between seven and nine in the evening.
2. The Client shall pay HK$8,000.00 a month within 14 days of receipt of an invoice from the Contractor.
3. Either party may terminate this agreement by one month's notice in writing to the other party.`,
  },
  {
    name: 'a tenancy agreement in Chinese',
    kind: 'other',
    text: `租賃合約
業主（甲方）：陳大文      租客（乙方）：利記有限公司
雙方同意訂立本合約，條款如下：
一、甲方將九龍觀塘道100號地下租予乙方作商舖用途，租期兩年，由2025年1月1日至2026年12月31日。
二、每月租金為港幣28,000.00元，乙方須於每月七日前繳付予甲方，不得拖欠。`,
  },
  {
    name: 'a price list',
    kind: 'other',
    text: `Lucky Star Beverages
PRICE LIST 價目表     effective 1 Jan 2025
Product            Pack       Price
Lemon tea 500ml    24         96.00
Soda water         24         84.00
Prices are subject to change without notice`,
  },
  {
    name: 'a CV',
    kind: 'other',
    text: `CURRICULUM VITAE
Wong Siu Ming
Work experience
2019 - 2024  Accountant, Harbour Trading Limited, prepared invoices, receipts and bank statements
Education
2015 - 2019  BBA, University of the Peak
Skills: spreadsheets, bookkeeping      Expected salary HK$28,000`,
  },
  {
    name: 'an expense claim',
    kind: 'other',
    text: `STAFF EXPENSE CLAIM FORM 費用報銷單
Employee name: Ho Ka Yan      Department: Sales
Date         Description        Receipt no.    Amount
03/03/2025   Taxi to client       T1188         86.00
05/03/2025   Client lunch         3310         512.00
Total claimed HK$ 598.00      Approved by: ________`,
  },
  {
    name: 'a pay slip',
    kind: 'other',
    text: `PAYSLIP 糧單
Employer: Lee Kee Limited      Employee no: 0031    Month: March 2025
Basic salary 底薪         18,000.00
Overtime                    1,200.00
MPF employee contribution    -960.00
Net pay 實發              18,240.00
Paid by autopay to bank account 024-123456-001 on 31/03/2025`,
  },
  {
    name: 'a stock list',
    kind: 'other',
    text: `INVENTORY STATUS REPORT
Warehouse: Kwai Chung     Report date: 31/03/2025
Product code    Description      On hand    Unit cost    Total value
A-101           Drill bit 6mm      240        12.50       3,000.00
A-102           Hammer              80        45.00       3,600.00
Prepared by: Stores`,
  },
  {
    name: 'minutes of a meeting',
    kind: 'other',
    text: `MINUTES OF BOARD MEETING
Held at the registered office on 3 April 2025 at 10:00 a.m.
Present: Lee Siu Lung (chairman), Cheung Ka Fai
It was resolved that the invoice of Delta Engineering dated 1 March 2025 for HK$120,000.00 be approved for payment
and that the bank be instructed accordingly by any one director of the company.`,
  },
  {
    name: 'a trial balance',
    kind: 'other',
    text: `Lee Kee Limited
TRIAL BALANCE as at 31 March 2025
Code   Account               Debit        Credit
1000   Cash at bank        12,000.00
2000   Trade payables                    8,000.00
3000   Sales                             4,000.00
       Total               12,000.00    12,000.00`,
  },
  {
    name: 'a covering letter for an invoice',
    kind: 'other',
    also: ['invoice'],
    text: `Brightway Solicitors
14 March 2025
Dear Sirs,
Re: Acquisition of shop premises
We refer to the above matter and are pleased to enclose our engagement documents for your kind attention and retention.
Should you have any queries about the enclosed please do not hesitate to contact our Miss Lau of this office at any time.
Yours faithfully,`,
  },
];
