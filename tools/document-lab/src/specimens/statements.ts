import type { Specimen } from './specimen.ts';

/** Statements of banks and cards, and documents that look similar. */
export const STATEMENTS: readonly Specimen[] = [
  {
    name: 'an integrated statement',
    kind: 'bank_statement',
    text: `Fragrant Harbour Bank 香港灣銀行
Integrated Account Statement 綜合結單
Account number 戶口號碼 012-338811-833        Statement date 結單日期 31 Mar 2025
HKD Savings 港元儲蓄
Date 日期   Transaction details 交易詳情   Deposit 存入   Withdrawal 提取   Balance 結餘
1 Mar       B/F BALANCE 承前結餘                                          10,200.00
4 Mar       CHEQUE DEPOSIT                   500.00                       10,700.00
9 Mar       AUTOPAY OUT                                   300.00          10,400.00
31 Mar      C/F BALANCE                                                   10,400.00`,
  },
  {
    name: 'a statement without a bank name on a later page layout',
    kind: 'bank_statement',
    text: `Account Statement
Period: 01/01/2025 - 31/01/2025
Account: 4400 1122 3344   Currency: USD
Date         Description            Debit        Credit       Balance
01/01/2025   Opening balance                                  2,000.00
03/01/2025   Wire transfer in                    500.00       2,500.00
15/01/2025   Card purchase          120.00                    2,380.00
31/01/2025   Closing balance                                  2,380.00`,
  },
  {
    name: 'a simplified Chinese account record',
    kind: 'bank_statement',
    text: `中国建设银行 个人活期账户交易明细
账号：6217 0033 1122 3344      起止日期：20250101-20250131
交易日期     摘要      支出       收入      余额
20250103    消费     120.00              3,880.00
20250115    工资              8,000.00  11,880.00`,
  },
  {
    name: 'a card statement',
    kind: 'card_statement',
    text: `Victoria Peak Bank
Platinum Credit Card Statement 信用卡月結單
Card number 卡號 4311 0022 3344 5566
Statement date 28 FEB 2025   Payment due date 25 MAR 2025   Minimum payment 最低付款額 HKD 220.00
Credit limit 信用額 HKD 50,000
Post date   Trans date   Description of transaction       Amount (HKD)
03FEB       01FEB        SUPERMARKET CENTRAL HONG KONG        312.40
11FEB       10FEB        PAYMENT - THANK YOU                2,200.00CR
STATEMENT BALANCE 結單結餘                                    3,120.00`,
  },
  {
    name: "a supplier's statement of account",
    kind: 'other',
    text: `Golden Wheat Flour Mills Ltd
STATEMENT OF ACCOUNT
Customer code: C0331     Statement date: 31/03/2025
To: Lucky Bakery
Date        Invoice no.    Debit       Credit      Balance
02/03/2025  INV-1120      3,200.00                3,200.00
15/03/2025  INV-1188      1,800.00                5,000.00
20/03/2025  Payment                   3,200.00    1,800.00
Current 1,800.00   30 days 0.00   60 days 0.00   90 days 0.00
Amount outstanding HK$ 1,800.00`,
  },
  {
    name: "a supplier's monthly statement in Chinese",
    kind: 'other',
    text: `大興紙品廠有限公司
月結單
客戶編號：K203    客戶：文華印刷公司     日期：2025年3月31日
日期         發票號碼      金額       已付      未付餘額
2025/03/05   A1022      2,400.00              2,400.00
2025/03/19   A1077      1,100.00              3,500.00
未付總額 HK$3,500.00    請於下月15日前繳付`,
  },
  {
    name: 'a cheque',
    kind: 'cheque',
    text: `FRAGRANT HARBOUR BANK 香港灣銀行            Date 日期 12/03/2025
Pay 祈付  Sun Wah Trading Company Limited            or bearer 或持票人
HK Dollars 港幣  Twelve thousand three hundred only   HK$ 12,300.00
                         For and on behalf of Lee Kee Limited
"001234" 012 "345: 678901 012"`,
  },
  {
    name: 'a remittance advice',
    kind: 'remittance_advice',
    text: `Metro Retail Group
REMITTANCE ADVICE
To: Sunshine Paper Co.            Payment date: 14/03/2025
We have today remitted the following invoices to your bank account
Invoice no.     Invoice date     Amount      Discount     Net
INV-3301        02/02/2025     5,200.00       0.00      5,200.00
INV-3340        11/02/2025     1,900.00       0.00      1,900.00
Total paid HKD                                          7,100.00`,
  },
  {
    name: 'a Chinese payment advice',
    kind: 'remittance_advice',
    text: `匯款通知書
收款人：新光紙品有限公司
付款日期：2025年3月14日
我司已將款項匯入貴公司賬戶
發票號碼      金額
A-3301      5,200.00
總額 HK$5,200.00`,
  },
];
