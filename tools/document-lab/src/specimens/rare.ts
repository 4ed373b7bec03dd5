import type { Specimen } from './specimen.ts';

/** Rare documents, and documents between two kinds. */
export const RARE: readonly Specimen[] = [
  {
    name: 'a water bill of a government department',
    kind: 'invoice',
    text: `水務署 Water Supplies Department
水費單 Water Bill
賬戶號碼 Account no. 1234567890
用水地址 Flat 5, 2/F, Tai Po Road
水費 Water charge      312.40
排污費 Sewage charge   98.10
應繳總額 Amount payable  $410.50
繳款限期 Due date 12/05/2025`,
  },
  {
    name: 'a guest folio of a hotel',
    kind: 'invoice',
    also: ['receipt'],
    text: `GRAND LOTUS HOTEL
GUEST FOLIO
Room 1208   Arrival 01/03/2025  Departure 03/03/2025
Guest: Mr Chan
Date       Description        Charges     Credits
01/03/2025 Room charge       1,200.00
02/03/2025 Room charge       1,200.00
03/03/2025 Visa payment                  2,640.00
Service charge 10%  240.00
Total 2,640.00   Balance 0.00`,
  },
  {
    name: 'a premium notice',
    kind: 'invoice',
    text: `Prudent Life Insurance Company
Premium Notice 保費通知書
Policy no. 8812001   Due date 01 June 2025
Policy owner: Ho Siu Fan
Premium due HK$ 4,210.00
Levy HK$ 4.21
Total amount due HK$ 4,214.21
Please pay by FPS or cheque`,
  },
  {
    name: 'a screen of a bank transfer',
    kind: 'other',
    also: ['remittance_advice'],
    text: `Fragrant Harbour Bank
Transfer successful 轉賬成功
To: Sun Wah Trading
Amount HKD 3,200.00
Reference N11223344
Date 12 May 2025 10:22
From account 012-338811-833`,
  },
  {
    name: 'a debit advice of a bank',
    kind: 'other',
    also: ['remittance_advice'],
    text: `Fragrant Harbour Bank
DEBIT ADVICE 扣賬通知書
Account number 012-338811-833
Date 12 May 2025
We have debited your account with the following:
Outward telegraphic transfer USD 5,000.00
Charges HKD 200.00`,
  },
  {
    name: "a provident fund's remittance statement",
    kind: 'other',
    also: ['remittance_advice'],
    text: `Everlast MPF Trustees
REMITTANCE STATEMENT 付款結算書
Employer: Lee Kee Limited   Contribution period 01/03/2025 - 31/03/2025
Employee     Relevant income   Employer MC   Employee MC
Chan Tai Man    18,000.00        900.00        900.00
Total mandatory contributions 1,800.00
Payment due date 10/04/2025`,
  },
  {
    name: 'a cash invoice',
    kind: 'invoice',
    also: ['receipt'],
    text: `CASH INVOICE 現金單
Kam Fung Electrical   No. 2291
Date 3/4/2025
1 Kettle   188.00
2 Fuse     16.00
Total $204.00`,
  },
  {
    name: 'a donation receipt that cites a tax ordinance',
    kind: 'receipt',
    text: `Hong Kong Children's Charity Fund
DONATION RECEIPT 捐款收據
Receipt no. D-22811   Date 2025-01-08
This is to acknowledge with thanks the donation from Lee Kee Limited
Amount HK$5,000.00
Approved charitable institution, s.88 Inland Revenue Ordinance`,
  },
  {
    name: 'a mainland receipt',
    kind: 'receipt',
    text: `收 款 收 据
2025年3月12日    No. 0021188
今收到 深圳市明达公司
人民币（大写） 叁仟元整   ¥3000.00
系付 货款
收款单位：广州永兴   收款人：李`,
  },
  {
    name: 'an online order with its payment',
    kind: 'receipt',
    text: `Your order has shipped - receipt
Order #113-2291
Ordered on March 2, 2025
USB hub          $24.99
Shipping          $0.00
Tax               $2.10
Grand Total      $27.09
Payment method: Visa ending in 4412`,
  },
  {
    name: 'a deposit slip',
    kind: 'other',
    text: `FRAGRANT HARBOUR BANK
DEPOSIT SLIP 存款單
Account no. 012-338811-833
Date 3/3/2025
Cash 1,200.00
Cheques 3,000.00
Total 4,200.00
Teller stamp`,
  },
  {
    name: 'a sales order',
    kind: 'other',
    text: `SALES ORDER
SO-2211  Date 12/03/2025
Customer: Bay Hotel
Item   Qty   Unit price   Amount
Towels  100   22.00   2,200.00
Total 2,200.00
Expected delivery 20/03/2025`,
  },
  {
    name: 'an invoice that is a receipt',
    kind: 'receipt',
    also: ['invoice'],
    text: `INVOICE / RECEIPT
City Clinic 城市診所
Patient: Wong   Date 02/03/2025
Consultation  350.00
Medicine      120.00
Total HK$470.00
Paid by EPS`,
  },
  {
    name: 'a Chinese request for payment',
    kind: 'invoice',
    text: `致：永發公司
請款單
日期：2025年3月31日
項目：三月份清潔服務費
金額：HK$6,800.00
請將款項存入滙豐銀行 123-456789-001 永潔服務`,
  },
  {
    name: 'a valuation report',
    kind: 'other',
    text: `INTERIM VALUATION REPORT
Project: Shop fitting at Mong Kok
Work done to date  120,000.00
Less previous valuations  80,000.00
Amount recommended  40,000.00
Prepared by: QS`,
  },
  {
    name: 'a penalty notice of a tax office',
    kind: 'official_letter',
    text: `HM Revenue & Customs
Notice of penalty assessment
Our ref 123/AB456
Dear Sir or Madam
You have not sent us your VAT return on time. The penalty is £200.00.
Please pay by 30 June 2025`,
  },
  {
    name: 'a letter of the Labour Department',
    kind: 'official_letter',
    also: ['other'],
    text: `勞工處 LABOUR DEPARTMENT
本處檔號 Our Ref: LD/EC/22
僱員補償個案
請貴公司於2025年4月3日前提交僱員林先生的工資紀錄，以便處理有關工傷個案。`,
  },
  {
    name: "a digital bank's statement",
    kind: 'bank_statement',
    text: `Neon Digital Bank
eStatement March 2025
Lee Kee Limited   Account 880-11223344
Date      Description          Amount       Balance
01 Mar    Opening balance                    1,000.00
05 Mar    FPS from Chan        +200.00       1,200.00
31 Mar    Interest             +0.10         1,200.10`,
  },
  {
    name: 'a Chinese card statement',
    kind: 'card_statement',
    also: ['bank_statement'],
    text: `信用卡月結單
東亞匯豐銀行  卡號 4311 **** **** 1122
結單日 2025年3月15日 到期還款日 2025年4月9日
記賬日 交易日 交易摘要 金額
03/02 03/01 超級市場 220.00
03/11 03/10 多謝繳款 1,200.00CR
結欠總額 3,220.00  最低還款額 220.00`,
  },
  {
    name: 'a parking slip in Chinese',
    kind: 'receipt',
    text: `EASYPARK
停車場
車牌 LX1234
入場 2025/03/02 10:00
離場 2025/03/02 12:00
收費 $48.0
八達通 $48.0
餘額 $102.3`,
  },
  {
    name: "a solicitor's statement of fees",
    kind: 'invoice',
    text: `STATEMENT OF FEES
Lau & Partners Solicitors
Our ref: LP/2231     12 March 2025
To: Lee Kee Limited
To our professional charges in connection with tenancy matter  18,000.00
Disbursements 1,200.00
Total HK$19,200.00
Please settle within 14 days`,
  },
  {
    name: 'a certificate of insurance',
    kind: 'other',
    text: `Certificate of Insurance
Employees Compensation Insurance
Policy number EC2231  Insured Lee Kee Limited
Period of insurance 01/04/2025 to 31/03/2026
Limit of liability HK$100,000,000.00`,
  },
  {
    name: 'a red-letter fapiao',
    kind: 'credit_note',
    text: `FAPIAO 红字发票
销售方 深圳蓝海科技
金额 -1,000.00
税额 -130.00
价税合计 ￥-1,130.00
对应蓝字发票号码 12345678`,
  },
  {
    name: 'a proof of delivery',
    kind: 'delivery_note',
    also: ['other'],
    text: `Speedy Courier
PROOF OF DELIVERY
Waybill 88120011
Consignee Bay Hotel
Pieces 3  Weight 12.5 kg
Received by: L. Chan   Date 12/03/2025 15:20`,
  },
  {
    name: 'a fee proposal by letter',
    kind: 'quotation',
    also: ['other'],
    text: `Dear Mr Lee,
Thank you for your enquiry. We are pleased to submit our fee proposal for audit services:
Audit fee for the year ended 31 March 2025   HK$ 28,000.00
Tax representation   HK$ 4,000.00
This offer is valid for 30 days. Please sign below to confirm acceptance.
Yours sincerely`,
  },
];
