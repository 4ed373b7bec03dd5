import type { Specimen } from './specimen.ts';

/** Receipts: slips of tills and cards, and receipts for payments. */
export const RECEIPTS: readonly Specimen[] = [
  {
    name: 'a supermarket slip headed tax invoice',
    kind: 'receipt',
    text: `FRESH VALLEY MART SDN BHD
(771234-K)
GST ID: 000381399040
TAX INVOICE
INV NO: 00211873
CASHIER: AMINAH
DATE: 12/03/2018 14:22
MILK 1L          6.90
BREAD WHOLE      3.50
TOTAL RM        10.40
CASH            20.00
CHANGE           9.60
THANK YOU PLEASE COME AGAIN`,
  },
  {
    name: 'a Hong Kong café slip',
    kind: 'receipt',
    text: `華興冰室
中環結志街8號
檯號: 12    人數: 2
單號: 000381
菠蘿油        18.00
凍檸茶        22.00
合計         $40.00
現金        100.00
找續         60.00
多謝惠顧`,
  },
  {
    name: 'a card slip',
    kind: 'receipt',
    text: `HARBOUR ELECTRONICS
NATHAN ROAD
MERCHANT ID: 000112233445
TERMINAL ID: 30019922
VISA  **** **** **** 4411
SALE
DATE 02/05/2025 TIME 18:22
APPROVAL CODE 004411
AMOUNT HKD 1,280.00
CARDHOLDER COPY`,
  },
  {
    name: 'an official receipt of a school',
    kind: 'receipt',
    text: `St. Anne Kindergarten 聖安妮幼稚園
OFFICIAL RECEIPT 正式收據
Receipt No. 收據編號: 20331                Date 日期: 05/09/2024
Received from 茲收到: Chan Tai Man
The sum of HK dollars 港幣: Two thousand five hundred only
Being payment of school fee for September 2024
HK$ 2,500.00        Cheque no. 112233      Authorized signature`,
  },
  {
    name: 'a Chinese receipt for a deposit',
    kind: 'receipt',
    text: `美華裝修工程公司
收　據
茲收到 李先生 交來
裝修工程訂金 港幣壹萬元正
HK$10,000.00
支票號碼：880123
日期：2025年2月11日     經手人：`,
  },
  {
    name: 'an online payment receipt',
    kind: 'receipt',
    text: `Receipt
Invoice number   0D77A1-0009
Receipt number   2291-4410
Date paid        March 4, 2025
Payment method   Mastercard - 8812
Pixel Tools Inc.             Bill to   Marble Studio
$15.00 paid on March 4, 2025
Description     Qty   Unit price   Amount
Pro plan         1     $15.00      $15.00
Total $15.00     Amount paid $15.00`,
  },
  {
    name: 'a taxi receipt',
    kind: 'receipt',
    text: `的士收據 TAXI RECEIPT
車牌 TAXI NO. AB1234
上車 START 09:12
下車 END 09:40
日期 DATE 11/04/25
總公里 TOTAL KM 9.20
收費 FARE HK$ 98.50
多謝 THANK YOU`,
  },
  {
    name: 'a restaurant check in dollars',
    kind: 'receipt',
    text: `BLUE HERON GRILL
22 Lake Street
Server: Dana     Table 14
Check #3312      Guests 2
Burger               14.50
Salad                11.00
Subtotal             25.50
Tax                   2.10
Total                27.60
VISA 8812            27.60
Tip  ______
Thank you!`,
  },
  {
    name: 'a petrol slip without title',
    kind: 'receipt',
    text: `KOWLOON BAY SERVICE STATION
PUMP 04   UNLEADED 95
LITRES 31.20
PRICE/L 22.48
TOTAL HKD 701.38
OCTOPUS 八達通
02-03-2025 08:11
TRANS# 118822
THANK YOU`,
  },
  {
    name: 'a parking ticket',
    kind: 'receipt',
    text: `MEGA CAR PARK
停車場收據 RECEIPT
ENTRY 21/02/2025 10:11
EXIT  21/02/2025 13:40
FEE  HK$ 84.00
PAID BY OCTOPUS
CARD BALANCE HK$ 212.30`,
  },
  {
    name: 'a German till slip',
    kind: 'receipt',
    text: `SUPERMARKT ADLER
Musterstr. 1, 20095 Hamburg
Brot            2,49
Milch           1,19
SUMME EUR       3,68
BAR             5,00
Rückgeld        1,32
Kassenbon Nr. 3381
Vielen Dank für Ihren Einkauf`,
  },
  {
    name: 'an electronic ride receipt',
    kind: 'receipt',
    text: `Thanks for riding, Mei
Total  HK$86.40
Trip fare                  HK$80.00
Booking fee                 HK$6.40
Payments
Visa •••• 3321             HK$86.40
12 Apr 2025  9:41 PM
You rode with Wong`,
  },
  {
    name: 'a cash sale memo written in a shop',
    kind: 'receipt',
    text: `KWONG SANG HARDWARE
CASH MEMO 現沽單
No. 03391     Date 6/3/2025
2   Paint brush        36.00
1   Emulsion 5L       288.00
TOTAL             HK$ 324.00
Goods sold are not returnable`,
  },
];
