import type { Specimen } from './specimen.ts';

/** Offers, deliveries, and letters of public offices: filed, not booked. */
export const PAPERS: readonly Specimen[] = [
  {
    name: 'a quotation with terms',
    kind: 'quotation',
    text: `Delta Air-conditioning Engineering Ltd
QUOTATION
Ref: Q2025-0119       Date: 8 Mar 2025       Valid until: 7 Apr 2025
To: Happy Kids Playgroup
We are pleased to quote as follows:
Description                      Qty    Unit price    Amount
Supply split type unit 1.5HP      2      4,800.00    9,600.00
Total HK$ 9,600.00
Payment terms: 50% deposit, balance upon completion
Accepted and confirmed by: ____________`,
  },
  {
    name: 'a Chinese quotation',
    kind: 'quotation',
    text: `志成設計製作公司
報價單
致：陳小姐         日期：2025/01/22       報價編號：CS0922
項目            數量    單價       金額
招牌燈箱          1   6,800.00   6,800.00
總額 HK$6,800.00
有效期：14天      付款方式：訂金五成    客戶確認簽署：`,
  },
  {
    name: 'an estimate',
    kind: 'quotation',
    text: `Northside Auto Repair
ESTIMATE
Estimate #: 1182      Date: 06/02/2024
Customer: P. Howard   Vehicle: 2016 Sedan
Labor brake pads     2.0 hrs    95.00    190.00
Parts                                      84.00
Estimated total                          $274.00
This is an estimate, not an invoice. Valid for 30 days.`,
  },
  {
    name: 'a pro forma invoice',
    kind: 'quotation',
    also: ['other'],
    text: `Orient Toys Manufacturing Ltd
PROFORMA INVOICE
PI No. PI-2201     Date 2025-02-03     Validity 30 days
Description          Qty     Unit price USD    Amount USD
Plush bear 30cm     1200          2.10          2,520.00
Total                                           2,520.00
Payment terms: 30% T/T deposit. Bank details: Fragrant Harbour Bank, account no. 012-1-223344`,
  },
  {
    name: 'a delivery note with the number of the invoice',
    kind: 'delivery_note',
    text: `Ever Fresh Vegetables Ltd 常鮮蔬菜
DELIVERY NOTE 送貨單
DN No. 88120     Date 12/03/2025      Invoice No. EF-22011
Deliver to: Bay Hotel
Item              Qty    Unit
Lettuce            10    box
Tomatoes            6    kg
Goods received in good order and condition
Received by: ____________`,
  },
  {
    name: 'a Chinese delivery note with prices',
    kind: 'delivery_note',
    text: `廣利貨運
送貨單
客戶：利民超市     日期：2025年5月3日     單號：S00912
貨品          數量     單價     金額
樽裝水 24支     20    42.00   840.00
合計 840.00
收貨人簽署及蓋印：`,
  },
  {
    name: 'a packing list',
    kind: 'delivery_note',
    also: ['other'],
    text: `ORIENT TOYS MANUFACTURING LTD
PACKING LIST
Invoice No. OT-5512     Date 2025-03-01
Carton no.   Description       Quantity   Net weight   Gross weight
1-50         Plush bear 30cm     1200      360 kg       410 kg`,
  },
  {
    name: 'a purchase order',
    kind: 'other',
    text: `Bay Hotel Group
PURCHASE ORDER 採購單
P.O. No: PO-77120       Date: 04/03/2025
Vendor: Ever Fresh Vegetables Ltd      Ship to: Bay Hotel, 1 Quay Road
Item      Qty     Unit price     Amount
Lettuce    50        80.00     4,000.00
Total HK$ 4,000.00      Payment terms: 30 days after receipt of invoice
Authorised by: ___________`,
  },
  {
    name: 'a tax demand',
    kind: 'official_letter',
    text: `INLAND REVENUE DEPARTMENT 稅務局
Notice of Assessment and Demand for Tax 評稅及繳納稅款通知書
Profits Tax 利得稅           Year of Assessment 課稅年度 2023/24
File No. 檔案號碼 22/33445566
To: Lee Kee Limited
Assessable profits                 HK$ 210,000
Tax payable thereon                HK$ 17,325
First instalment due date 6 January 2025   HK$ 12,993
Second instalment due date 6 April 2025    HK$ 4,332
Commissioner of Inland Revenue`,
  },
  {
    name: 'a demand for rates',
    kind: 'official_letter',
    text: `差餉物業估價署 Rating and Valuation Department
徵收差餉及地租通知書 Demand for Rates and/or Government Rent
賬目編號 Account No. 012-34567-890-1
繳款限期 Last day for payment 31/01/2025
應課差餉租值 Rateable value 180,000
差餉 Rates            2,250.00
應繳總額 Total payable $2,250.00`,
  },
  {
    name: 'a letter of the Companies Registry',
    kind: 'official_letter',
    text: `公司註冊處
COMPANIES REGISTRY
Our Ref: CR/HQ/11-99            12 May 2025
The Directors, Lee Kee Limited
Reminder: delivery of annual return
Please note that the annual return of your company must be delivered for registration within 42 days after the
anniversary of the date of incorporation. A higher registration fee of HK$870 is payable for late delivery.
Registrar of Companies`,
  },
  {
    name: 'a letter of the provident fund authority',
    kind: 'official_letter',
    text: `強制性公積金計劃管理局 MANDATORY PROVIDENT FUND SCHEMES AUTHORITY
來函檔號 Our Ref: MPFA/S/ER/2211
關於：拖欠強積金供款
本局獲受託人通知，貴公司未有於供款日或之前支付強制性供款合共 HK$12,400.00。
根據條例第18條，現向貴公司徵收供款附加費。`,
  },
  {
    name: 'a business registration certificate',
    kind: 'official_letter',
    also: ['other'],
    text: `稅務局商業登記署
BUSINESS REGISTRATION OFFICE  INLAND REVENUE DEPARTMENT
商業登記證 BUSINESS REGISTRATION CERTIFICATE
Name of business: LEE KEE LIMITED
Date of commencement 01/04/2024   Date of expiry 31/03/2025
Certificate No. 12345678-000-04-24-A     Fee and levy $2,150`,
  },
];
