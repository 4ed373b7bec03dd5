import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { conventionsOf } from '../../../values/conventions.ts';
import { documentItems } from './items.ts';

/** Name, quantity, price and amount of every item read from pages set like a typewriter's. */
function read(...pages: readonly string[]): (string | null)[][] {
  const lines = pages.flatMap((page, index) => linesOf(pageOfText(page, index + 1)));
  return documentItems(lines, conventionsOf(lines)).map(({ name, quantity, price, amount }) => [
    name.value,
    quantity?.value ?? null,
    price?.value ?? null,
    amount?.value ?? null,
  ]);
}

const LAYOUTS: readonly { layout: string; pages: readonly string[]; items: readonly (string | null)[][] }[] = [
  {
    layout: 'quantity first, amounts right aligned',
    pages: [
      `
Harbour Paper Ltd                                   INVOICE 1001

 Qty   Description                        Unit Price        Amount
   5   A4 copy paper 80g                       45.00        225.00
  12   Whiteboard marker, box of 10            32.50        390.00
   1   Delivery                                80.00         80.00
                                             Subtotal       695.00
                                             Total          695.00`,
    ],
    items: [
      ['A4 copy paper 80g', '5', '45.00', '225.00'],
      ['Whiteboard marker, box of 10', '12', '32.50', '390.00'],
      ['Delivery', '1', '80.00', '80.00'],
    ],
  },
  {
    layout: 'codes, units, discounts and tax columns',
    pages: [
      `
No.  Item Code   Description            Qty  UOM   Unit Price  Disc %   Amount    Tax
1    CH-2001     Office chair             4  PCS       480.00     10   1,728.00  SR
2    DK-1105     Standing desk            2  PCS     2,150.00      0   4,300.00  SR
3    MT-0007     Anti-fatigue mat         3  PCS       120.50      0     361.50  SR
                                                 Subtotal              6,389.50
                                                 GST 6%                  383.37
                                                 Total                 6,772.87`,
    ],
    items: [
      ['Office chair', '4', '480.00', '1728.00'],
      ['Standing desk', '2', '2150.00', '4300.00'],
      ['Anti-fatigue mat', '3', '120.50', '361.50'],
    ],
  },
  {
    layout: 'net, tax and gross columns',
    pages: [
      `
Description              Qty    Price       Net     VAT     Gross
Web hosting                1   100.00    100.00   20.00    120.00
Domain renewal             2    12.00     24.00    4.80     28.80
Net total                                124.00
VAT                                       24.80
Total                                    148.80`,
    ],
    items: [
      ['Web hosting', '1', '100.00', '100.00'],
      ['Domain renewal', '2', '12.00', '24.00'],
    ],
  },
  {
    layout: 'descriptions of several lines, translations below',
    pages: [
      `
Description 項目                      Qty 數量     Unit Price 單價      Amount 金額
Cleaning service for the office           1           1,200.00       1,200.00
and the storage rooms
Wireless mouse                           10              72.00         720.00
無線滑鼠
                                       Total 總額                     1,920.00`,
    ],
    items: [
      ['Cleaning service for the office and the storage rooms', '1', '1200.00', '1200.00'],
      ['Wireless mouse 無線滑鼠', '10', '72.00', '720.00'],
    ],
  },
  {
    layout: 'headings on two lines, English over Chinese',
    pages: [
      `
Item                     Quantity        Unit Price          Amount
項目                         數量              單價            金額
Pu-erh tea                      3            120.00          360.00
Oolong tea                      2             98.00          196.00
Total 合計                                                   556.00`,
    ],
    items: [
      ['Pu-erh tea', '3', '120.00', '360.00'],
      ['Oolong tea', '2', '98.00', '196.00'],
    ],
  },
  {
    layout: 'Chinese, full-width digits and units',
    pages: [
      `
貨品名稱                數量        單價          金額
茉莉香米25公斤          ２包      276.00        552.00
無線滑鼠               50個       13.00        650.00
                                 小計        1,202.00
                                 總計        1,202.00`,
    ],
    items: [
      ['茉莉香米25公斤', '2', '276.00', '552.00'],
      ['無線滑鼠', '50', '13.00', '650.00'],
    ],
  },
  {
    layout: 'no headings at all',
    pages: [
      `
Invoice 77

Garden bench             2     450.00      900.00
Parasol                  1     320.00      320.00
Cushion                  6      35.50      213.00

Total                                    1,433.00`,
    ],
    items: [
      ['Garden bench', '2', '450.00', '900.00'],
      ['Parasol', '1', '320.00', '320.00'],
      ['Cushion', '6', '35.50', '213.00'],
    ],
  },
  {
    layout: 'amounts only',
    pages: [
      `
Description                                                Amount (HK$)
Audit of the accounts for the year 2023                       28,000.00
Tax return filing                                              4,500.00
Cash flow forecast                                             2,000.00
Total                                                         34,500.00`,
    ],
    items: [
      ['Audit of the accounts for the year 2023', null, null, '28000.00'],
      ['Tax return filing', null, null, '4500.00'],
      ['Cash flow forecast', null, null, '2000.00'],
    ],
  },
  {
    layout: 'section headings and subtotals inside the table',
    pages: [
      `
Description              Qty     Price       Amount
Labour
Painter, day rate          3    800.00     2,400.00
Electrician, day rate      2    950.00     1,900.00
Subtotal                                   4,300.00
Materials
Paint 5 l                  4    210.00       840.00
Cable 10 m                 6     45.00       270.00
Subtotal                                   1,110.00
Total                                      5,410.00`,
    ],
    items: [
      ['Painter, day rate', '3', '800.00', '2400.00'],
      ['Electrician, day rate', '2', '950.00', '1900.00'],
      ['Paint 5 l', '4', '210.00', '840.00'],
      ['Cable 10 m', '6', '45.00', '270.00'],
    ],
  },
  {
    layout: 'two pages with a carried sum and repeated headings',
    pages: [
      `
Description              Qty     Price       Amount
Lamp                       2    100.00       200.00
Shade                      2     40.00        80.00
Carried forward                              280.00
                        Page 1`,
      `
Harbour Lights Ltd      Invoice 5005         Tel 2345 6789
Description              Qty     Price       Amount
Brought forward                              280.00
Bulb                      10     12.00       120.00
Total                                        400.00`,
    ],
    items: [
      ['Lamp', '2', '100.00', '200.00'],
      ['Shade', '2', '40.00', '80.00'],
      ['Bulb', '10', '12.00', '120.00'],
    ],
  },
  {
    layout: 'a slip with counts in front',
    pages: [
      `
        GOLDEN WOK RESTAURANT
        12/03/2024 13:22
  2 Fried rice                 96.00
  1 Lemon tea                  18.00
  3x Spring roll               75.00
  Subtotal                    189.00
  10% Service charge           18.90
  TOTAL                       207.90
  Cash                        210.00
  Change                        2.10`,
    ],
    items: [
      ['Fried rice', '2', null, '96.00'],
      ['Lemon tea', '1', null, '18.00'],
      ['Spring roll', '3', null, '75.00'],
    ],
  },
  {
    layout: 'a slip with quantity and price below the name',
    pages: [
      `
      MINI MART
  MILK 1L
    2 x 15.00              30.00
  BREAD WHOLEMEAL
    1 x 22.50              22.50
  TOTAL                    52.50
  OCTOPUS                  52.50`,
    ],
    items: [
      ['MILK 1L', '2', '15.00', '30.00'],
      ['BREAD WHOLEMEAL', '1', '22.50', '22.50'],
    ],
  },
  {
    layout: 'a slip with a line of detail under the amount',
    pages: [
      `
      CORNER STORE
  Batteries AA             39.80
    2 @ 19.90
  Tape                      8.00
  Total                    47.80`,
    ],
    items: [
      ['Batteries AA', '2', '19.90', '39.80'],
      ['Tape', null, null, '8.00'],
    ],
  },
  {
    layout: 'a slip with a code line above its numbers',
    pages: [
      `
      BOOK SHOP SDN BHD
  CODE/DESC        PRICE    DISC   AMOUNT
  9556939040116  MODELLING CLAY
     1 PC           9.00    0.00     9.00
  9556939040222  COLOUR PENCILS
     2 PC           7.50    0.00    15.00
  Total :                           24.00
  CASH                              30.00`,
    ],
    items: [
      ['MODELLING CLAY', '1', '9.00', '9.00'],
      ['COLOUR PENCILS', '2', '7.50', '15.00'],
    ],
  },
  {
    layout: 'a slip that names its columns',
    pages: [
      `
      TEA HOUSE
  QTY DESC             AMT
  2   Milk tea       40.00
  1   Toast          22.00
  Subtotal           62.00
  Total              62.00`,
    ],
    items: [
      ['Milk tea', '2', null, '40.00'],
      ['Toast', '1', null, '22.00'],
    ],
  },
  {
    layout: 'a comma for decimals, hours',
    pages: [
      `
Pos  Bezeichnung              Menge    Einzelpreis      Betrag
1    Beratung                 3,5 Std       95,00       332,50
2    Anfahrt                  1 Stk         40,00        40,00
     Zwischensumme                                      372,50
     zzgl. MwSt. 19%                                     70,78
     Gesamtbetrag                                       443,28`,
    ],
    items: [
      ['Beratung', '3.5', '95.00', '332.50'],
      ['Anfahrt', '1', '40.00', '40.00'],
    ],
  },
  {
    layout: 'amounts left of the words, price after the name',
    pages: [
      `
Date         Service                      Hours      Rate      Total
02/05/2024   Site survey                    2.0    650.00   1,300.00
09/05/2024   Drawings, second revision      6.5    650.00   4,225.00
                                      Invoice total         5,525.00`,
    ],
    items: [
      ['Site survey', '2.0', '650.00', '1300.00'],
      ['Drawings, second revision', '6.5', '650.00', '4225.00'],
    ],
  },
  {
    layout: 'per-item discount lines and details under the name',
    pages: [
      `
Description                     Qty      Price     Amount
Espresso machine                  1   3,200.00   3,200.00
  SKU: EM-220, serial 99812
Grinder                           2     800.00   1,600.00
  SKU: GR-100
Discount                                          -160.00
Subtotal                                         4,640.00
Total                                            4,640.00`,
    ],
    items: [
      ['Espresso machine', '1', '3200.00', '3200.00'],
      ['Grinder', '2', '800.00', '1600.00'],
    ],
  },
  {
    layout: 'numbers beside the last line of a name',
    pages: [
      `
Item Description                          Qty    Unit Price      Amount
Supply and install split type air
conditioner, 2.5 HP, with copper            2      5,800.00   11,600.00
Dismantle the existing unit and
dispose of it                               1        800.00      800.00
                                                  Total       12,400.00`,
    ],
    items: [
      ['Supply and install split type air conditioner, 2.5 HP, with copper', '2', '5800.00', '11600.00'],
      ['Dismantle the existing unit and dispose of it', '1', '800.00', '800.00'],
    ],
  },
  {
    layout: 'centred headings over ragged numbers',
    pages: [
      `
          Product              Quantity         Rate          Line Total
USB cable                         3             25.00           75.00
Keyboard, mechanical             10            420.00         4,200.00
Mouse pad                        100             8.50           850.00
                                            Amount due        5,125.00`,
    ],
    items: [
      ['USB cable', '3', '25.00', '75.00'],
      ['Keyboard, mechanical', '10', '420.00', '4200.00'],
      ['Mouse pad', '100', '8.50', '850.00'],
    ],
  },
  {
    layout: 'a currency as the heading of the amounts',
    pages: [
      `
Particulars                                                    HK$
Rent for May 2024                                        38,000.00
Management fee                                            3,200.00
Rates and government rent                                 1,150.00
                                                         42,350.00
Total                                                    42,350.00`,
    ],
    items: [
      ['Rent for May 2024', null, null, '38000.00'],
      ['Management fee', null, null, '3200.00'],
      ['Rates and government rent', null, null, '1150.00'],
    ],
  },
  {
    layout: 'payments in a table of their own',
    pages: [
      `
Description                Qty     Price      Amount
Wedding banquet, table      12  8,888.00  106,656.00
Corkage                      4    200.00      800.00
Total                                     107,456.00

Payment history
Date           Method                         Amount
01/03/2024     Cheque                      50,000.00
02/04/2024     FPS                         57,456.00`,
    ],
    items: [
      ['Wedding banquet, table', '12', '8888.00', '106656.00'],
      ['Corkage', '4', '200.00', '800.00'],
    ],
  },
  {
    layout: 'parts of a bundle and notes under the names',
    pages: [
      `
No  Description                        Qty   Price     Amount
1   Office set                           1  3,000.00  3,000.00
    - desk
    - chair
    - lamp
2   Assembly                             1    300.00    300.00
    Free delivery within Hong Kong
Subtotal                                             3,300.00
Discount 10%                                          -330.00
Total                                                2,970.00`,
    ],
    items: [
      ['Office set', '1', '3000.00', '3000.00'],
      ['Assembly', '1', '300.00', '300.00'],
    ],
  },
  {
    layout: 'thousands set apart by spaces',
    pages: [
      `
Réf.      Désignation                Qté     PU HT     Total HT
A-100     Chaise pliante              4      45,00 €    180,00 €
B-220     Table de réunion            1   1 250,00 €  1 250,00 €
Total HT                                               1 430,00 €
TVA 20 %                                                 286,00 €
Total TTC                                              1 716,00 €`,
    ],
    items: [
      ['Chaise pliante', '4', '45.00', '180.00'],
      ['Table de réunion', '1', '1250.00', '1250.00'],
    ],
  },
  {
    layout: 'a Chinese slip with a column of counts',
    pages: [
      `
        大家樂茶餐廳
  檯號 12   人數 2
  菠蘿油            1     18.00
  凍檸茶            2     44.00
  小計                    62.00
  加一服務費               6.20
  總計                   $68.20
  八達通                 $68.20`,
    ],
    items: [
      ['菠蘿油', '1', null, '18.00'],
      ['凍檸茶', '2', null, '44.00'],
    ],
  },
  {
    layout: 'fees without quantities',
    pages: [
      `
  Services rendered                                             Fee
  Preparation of financial statements                     12,000.00
  Filing of annual return                                  1,500.00
  Disbursements: government fee                              105.00
                                     Total                13,605.00`,
    ],
    items: [
      ['Preparation of financial statements', null, null, '12000.00'],
      ['Filing of annual return', null, null, '1500.00'],
      ['Disbursements: government fee', null, null, '105.00'],
    ],
  },
];

describe('items of unseen layouts', () => {
  it.each(LAYOUTS)('$layout', ({ pages, items }) => {
    expect(read(...pages)).toEqual(items);
  });

  it.each([
    ['an empty page', ''],
    ['a letter', 'Dear Sir,\n\nwe thank you for your letter of 3 May 2024.\n\nYours faithfully'],
    ['totals without items', 'Subtotal   100.00\nTax   6.00\nTotal   106.00\nCash   110.00\nChange   4.00'],
  ])('%s has none', (_, page) => expect(read(page)).toEqual([]));
});
