import type { Specimen } from './specimen.ts';

export const BILLS: readonly Specimen[] = [
  {
    name: 'an invoice that refers to a quotation and a delivery note',
    kind: 'invoice',
    text: `Sunrise Printing Company Limited
Unit 5, 12/F, Wing Fat Building, Kwun Tong

                              INVOICE
Invoice No:  SP-20871                    Date: 3 March 2025
Your quotation ref: Q-1187     Delivery note no: DN-5521
To: Pacific Crest Logistics Ltd

Description                Qty     Unit price     Amount
A5 leaflets 4C+4C          2000         0.85     1,700.00
Name cards                    5       120.00       600.00
                                  Total HK$      2,300.00
Cheques should be made payable to Sunrise Printing Company Limited`,
  },
  {
    name: 'a Chinese invoice with 數期',
    kind: 'invoice',
    text: `永昌五金行有限公司
九龍旺角新填地街120號地下
發　票
客戶：大成工程公司          發票編號：A03318
日期：2025年4月2日          數期：30天
貨品              數量      單價       金額
不銹鋼螺絲 M8      200      1.50     300.00
角鐵 40x40          12     85.00   1,020.00
                          總額 HK$ 1,320.00
貨物出門，恕不退換`,
  },
  {
    name: 'a simplified Chinese e-invoice',
    kind: 'invoice',
    text: `深圳增值税电子普通发票
国家税务总局 监制
发票代码：044031900111   发票号码：12345678   开票日期：2024年11月05日
购买方 名称：广州明远贸易有限公司   纳税人识别号：91440101MA5XXXXX
货物或应税劳务、服务名称   数量   单价   金额   税率   税额
*信息技术服务*软件服务费   1   943.40   943.40   6%   56.60
价税合计（大写） 壹仟圆整   （小写）￥1000.00
销售方 名称：深圳蓝海科技有限公司  开户行及账号：招商银行深圳分行`,
  },
  {
    name: 'an electricity bill',
    kind: 'invoice',
    text: `Harbour Power 海港電力                         Electricity Bill 電費單
Account no. 賬戶號碼 6612 3381 09
Bill date 賬單日期 12/02/2025      Please pay by 繳款限期 05/03/2025
Meter reading   present 40211   previous 39001   units 1,210
Energy charge 電費                                    1,452.00
Fuel clause 燃料費                                      338.80
Previous balance 上期結欠                                980.20
Payment received - thank you 已收款項                   -980.20
Total amount due 應付總額  HK$                         1,790.80`,
  },
  {
    name: 'a management fee demand note of a building',
    kind: 'invoice',
    text: `Wing Lok Mansion Incorporated Owners 永樂大廈業主立案法團
Management Fee Demand Note 管理費通知單
Flat 8C           Period 01/04/2025 - 30/04/2025
Management fee 管理費                     1,250.00
Arrears 欠款                                  0.00
Total payable 應繳總額                 HK$1,250.00
Due date 到期日 15/04/2025
Please make cheque payable to the Incorporated Owners of Wing Lok Mansion`,
  },
  {
    name: 'a rent debit note',
    kind: 'invoice',
    text: `Grand Pearl Properties Limited
DEBIT NOTE
No. DN/2025/0312                     Date 1 Mar 2025
To: Koon Hing Trading Co.
Being rent for shop 3, G/F for March 2025           28,000.00
Rates and government rent                             1,850.00
Total                                         HK$   29,850.00
Please settle on or before 7 Mar 2025 by transfer to our account 012-345-6-789012 Bank of Fragrant Harbour`,
  },
  {
    name: 'a tax invoice that is no receipt',
    kind: 'invoice',
    text: `BRIGHTON DENTAL SUPPLIES PTY LTD       ABN 51 824 753 556
Tax Invoice
Invoice number 00012214     Invoice date 12/06/2024   Due date 12/07/2024
Bill to: Smile Clinic, 12 George St, Sydney
Item            Qty     Rate     GST     Amount
Gloves nitrile  10      12.00    10%     120.00
Subtotal 120.00   GST 12.00   Total AUD 132.00   Amount due 132.00
This is not an official receipt. A receipt will be issued upon payment.`,
  },
  {
    name: 'an invoice already paid by card, asked of a business',
    kind: 'invoice',
    also: ['receipt'],
    text: `Invoice
Invoice number  4F2C11-0003
Date of issue   May 2, 2025
Date due        May 2, 2025
Nimbus Cloud, Inc.            Bill to  Lam Design Studio
$29.00 USD due May 2, 2025
Description            Qty   Unit price   Amount
Team plan               1      $29.00     $29.00
Subtotal  $29.00      Total  $29.00      Amount due  $29.00 USD`,
  },
  {
    name: 'a German invoice',
    kind: 'invoice',
    text: `Bäckerei Sonnenschein GmbH, Hauptstr. 4, 10115 Berlin
Rechnung
Rechnungsnummer: 2024-1187      Rechnungsdatum: 12.11.2024   Kundennummer: 4411
Pos  Bezeichnung        Menge   Einzelpreis   Betrag
1    Brötchen           200      0,35 €       70,00 €
Nettobetrag 70,00 €   zzgl. 7 % MwSt. 4,90 €   Gesamtbetrag 74,90 €
Zahlbar innerhalb von 14 Tagen ohne Abzug. IBAN DE89 3704 0044 0532 0130 00`,
  },
  {
    name: 'a French invoice',
    kind: 'invoice',
    text: `SARL Les Jardins du Sud     SIRET 123 456 789 00012
FACTURE N° F2024-0912
Date de facturation : 03/10/2024     Date d'échéance : 02/11/2024
Désignation           Quantité   Prix unitaire HT   Montant HT
Taille de haies          4           45,00 €         180,00 €
Total HT 180,00 €   TVA 20 % 36,00 €   Total TTC 216,00 €   Net à payer 216,00 €`,
  },
  {
    name: 'a German self-billed invoice',
    kind: 'invoice',
    text: `Großhandel Nord AG
Gutschrift (Selbst ausgestellte Rechnung) Nr. 5521 vom 02.02.2024
Lieferant: Hof Petersen     Steuernummer: 201/113/40209
Pos Bezeichnung Menge Preis Betrag
1 Kartoffeln 400 kg 0,30 120,00
Nettosumme 120,00  MwSt 7 % 8,40  Gesamt 128,40
Zahlbar bis 01.03.2024`,
  },
  {
    name: 'a freight invoice with many references',
    kind: 'invoice',
    text: `EASTLINE FREIGHT FORWARDERS LTD
COMMERCIAL INVOICE
Bill of lading no: EL33810      Purchase order: PO-8811   Packing list attached
Shipper: Eastline        Consignee: Oak Furniture GmbH      Terms: FOB Hong Kong
Description of goods         Quantity      Unit price USD     Amount USD
Wooden chairs                  400             18.00            7,200.00
TOTAL                                                          7,200.00
Country of origin: China`,
  },
  {
    name: 'a bilingual credit note against an invoice',
    kind: 'credit_note',
    text: `Fortune Stationery Ltd 福運文具有限公司
CREDIT NOTE 貸項通知單
No. CN-0311     Date 18/03/2025
Original invoice no. 原發票號碼 INV-8812
To: Wah Kee Trading
Description 項目       Qty 數量    Price 單價   Amount 金額
Copy paper returned       10         36.00        360.00
Total credit 總額                              HK$360.00`,
  },
  {
    name: 'a Chinese credit note for returned goods',
    kind: 'credit_note',
    text: `恒發食品有限公司
退貨單
客戶：珍味餐廳      單號：R0021      日期：2025-01-09
原發票號碼：F10233
貨品       數量     單價      金額
急凍雞翼    5箱    210.00   1,050.00
退款總額                    1,050.00`,
  },
  {
    name: 'a German correction',
    kind: 'credit_note',
    text: `Musterhandel KG
Rechnungskorrektur Nr. K-112      Datum 04.05.2024
zur Rechnung Nr. 20240311 vom 11.03.2024
Pos Bezeichnung Menge Einzelpreis Betrag
1 Regal defekt -1 129,00 -129,00
Gesamtbetrag -153,51 €`,
  },
  {
    name: 'a credit memo',
    kind: 'credit_note',
    text: `Alpine Outdoor Supply
Credit Memo
Credit memo #: 7781         Date: 08/14/2024
Customer: Trailhead Shop    Reference invoice: 55120
Item               Qty     Price     Total
Tent returned       2     149.00    298.00
Total credit                        $298.00`,
  },
];
