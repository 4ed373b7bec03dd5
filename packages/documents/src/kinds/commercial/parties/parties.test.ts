import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../page/layout.ts';
import type { Party } from '../../../reading.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import { currencyOf } from '../amounts/currency.ts';
import { partiesOf } from './parties.ts';

function plain(party: Party | null): (string | null)[] {
  return [party?.name?.value ?? null, party?.address?.value ?? null, party?.taxId?.value ?? null];
}

const TABLE = `
Description             Qty    Price     Amount
Lamp                      2   100.00     200.00
Total                                    200.00`;

type Plain = readonly (string | null)[];
const LAYOUTS: readonly { layout: string; page: string; supplier: Plain; customer: Plain; known?: string }[] = [
  {
    layout: 'a letterhead and a labelled recipient',
    page: `
Harbour Lights Limited                          INVOICE
Unit 5, 12/F, Nan Sing Centre, 8 King's Road, North Point
Tel: 2345 6789   BR No. 12345678-000-01-24-3

Bill to: Jade Orchard Trading Co., Ltd.
Flat B, 3/F, Po Yip Building, 20 Kwun Tong Road
Kowloon
${TABLE}`,
    supplier: [
      'Harbour Lights Limited',
      "Unit 5, 12/F, Nan Sing Centre, 8 King's Road, North Point",
      '12345678-000-01-24-3',
    ],
    customer: ['Jade Orchard Trading Co., Ltd.', 'Flat B, 3/F, Po Yip Building, 20 Kwun Tong Road, Kowloon', null],
  },
  {
    layout: 'blocks side by side, goods sent elsewhere',
    page: `
Seller                          Bill to                        Ship to
Northern Tools Ltd              Calder Roofing LLP             Site office
12 Mill Lane                    88 Corporation Street          5 Dock Road
Hebden Bridge HX7 8AH           Manchester M4 4DG              Liverpool L3 4AA
VAT No GB 508 9449 54
${TABLE}`,
    supplier: ['Northern Tools Ltd', '12 Mill Lane, Hebden Bridge HX7 8AH', 'GB 508 9449 54'],
    customer: ['Calder Roofing LLP', '88 Corporation Street, Manchester M4 4DG', null],
  },
  {
    layout: 'a legal form broken off the name',
    page: `
Chi Wai Pharmacy Limited                           Credit to
9/F, Goldmark Plaza, 4 Wo Yi Hop Road              Yick Tat Computer Systems &
                                                   Co., Ltd.
                                                   Flat 24, 1/F, Sun Hing Estate,
                                                   9 Fung Cheung Road
${TABLE}`,
    supplier: ['Chi Wai Pharmacy Limited', '9/F, Goldmark Plaza, 4 Wo Yi Hop Road', null],
    customer: ['Yick Tat Computer Systems & Co., Ltd.', 'Flat 24, 1/F, Sun Hing Estate, 9 Fung Cheung Road', null],
  },
  {
    layout: 'labels in Chinese',
    page: `
萬利包裝有限公司                          發票
香港北角英皇道171號金標廣場5樓7室
電話 3725 7119    商業登記號碼 60167195-000

客戶：聯合室內設計有限公司
地址：九龍觀塘觀塘道201號永吉工業大廈25樓
${TABLE}`,
    supplier: ['萬利包裝有限公司', '香港北角英皇道171號金標廣場5樓7室', '60167195-000'],
    customer: ['聯合室內設計有限公司', '九龍觀塘觀塘道201號永吉工業大廈25樓', null],
  },
  {
    layout: 'buyer and seller of a tax invoice',
    page: `
                增值稅發票
購買方：深圳市越海電子有限公司
納稅人識別號：747237487281990981
${TABLE}

銷售方：珠海市順和陶瓷有限公司
納稅人識別號：427051090990204709
地址、電話：廣東省珠海市工業大道258號 0756-8514583`,
    supplier: ['珠海市順和陶瓷有限公司', '廣東省珠海市工業大道258號', '427051090990204709'],
    customer: ['深圳市越海電子有限公司', null, '747237487281990981'],
  },
  {
    layout: 'a letter to an unlabelled recipient',
    page: `
Sun Cheong Food Supplies Limited
Unit 305, 3/F, Harbour Square, 152 Des Voeux Road West
Tel 2178 7526

15 August 2024

Luen Hop Hardware & Co., Ltd.
Flat 109, 1/F, Block A, Sun Hing Estate,
99 King's Road, North Point

Dear Sirs,
${TABLE}`,
    supplier: ['Sun Cheong Food Supplies Limited', 'Unit 305, 3/F, Harbour Square, 152 Des Voeux Road West', null],
    customer: [
      'Luen Hop Hardware & Co., Ltd.',
      "Flat 109, 1/F, Block A, Sun Hing Estate, 99 King's Road, North Point",
      null,
    ],
  },
  {
    layout: 'the sender in a line above the recipient',
    page: `
Feinwerk Optik AG · Lindenallee 77, 04109 Leipzig
Nordlicht Verlag GmbH
Gartenstraße 14
79098 Freiburg

Rechnung Nr. RE2024-5360
Pos  Bezeichnung        Menge    Einzelpreis    Gesamt
1    Lampe                  2         100,00    200,00
Gesamt                                          200,00
USt-IdNr. DE610056766`,
    supplier: ['Feinwerk Optik AG', 'Lindenallee 77, 04109 Leipzig', 'DE610056766'],
    customer: ['Nordlicht Verlag GmbH', 'Gartenstraße 14, 79098 Freiburg', null],
  },
  {
    layout: 'the sender in a line above the recipient, its dots misread',
    page: `
Feinwerk Optik AG + Lindenallee 77 « 04109 Leipzig
Nordlicht Verlag GmbH
Gartenstraße 14
79098 Freiburg

Rechnung Nr. RE2024-5360
Pos  Bezeichnung        Menge    Einzelpreis    Gesamt
1    Lampe                  2         100,00    200,00
Gesamt                                          200,00`,
    supplier: ['Feinwerk Optik AG', 'Lindenallee 77, 04109 Leipzig', null],
    customer: ['Nordlicht Verlag GmbH', 'Gartenstraße 14, 79098 Freiburg', null],
  },
  {
    layout: 'a Chinese sender in a line above the recipient, its dots misread',
    page: `
深圳市遠航科技有限公司。深圳市南山區科技園二路6號
客戶: 美蘭顧問有限公司
香港灣仔軒尼詩道18號1803室

項目                                          金額
專業服務:出席會議                              4,386.60
合計                                           4,386.60`,
    supplier: ['深圳市遠航科技有限公司', '深圳市南山區科技園二路6號', null],
    customer: ['美蘭顧問有限公司', '香港灣仔軒尼詩道18號1803室', null],
  },
  {
    layout: 'the letterhead at the foot',
    page: `
INVOICE
Customer         Chi Wai Cleaning Services Company Limited
                 Flat 2113, 21/F, Goldmark Plaza, 604 Cheung Sha Wan Road
Invoice no.      SW25-33686
${TABLE}


Lok Yan Computer Systems Limited
Flat 1706, 17/F, Goldmark Plaza, 33 Fung Cheung Road`,
    supplier: ['Lok Yan Computer Systems Limited', 'Flat 1706, 17/F, Goldmark Plaza, 33 Fung Cheung Road', null],
    customer: [
      'Chi Wai Cleaning Services Company Limited',
      'Flat 2113, 21/F, Goldmark Plaza, 604 Cheung Sha Wan Road',
      null,
    ],
  },
  {
    layout: 'from and to of a shipment are places',
    page: `
                    Tai Hing Logistics Co.
          Flat 2304, 23/F, Harbour Square, 174 Queen's Road East
Messrs.
Oi Kwan Interior Design Limited
Rm 618, 6/F, Nan Sing Centre, 73 Ma Tau Wai Road
FROM: HONG KONG                 TO: ROTTERDAM BY SEA
${TABLE}`,
    supplier: ['Tai Hing Logistics Co', "Flat 2304, 23/F, Harbour Square, 174 Queen's Road East", null],
    customer: ['Oi Kwan Interior Design Limited', 'Rm 618, 6/F, Nan Sing Centre, 73 Ma Tau Wai Road', null],
  },
  {
    layout: 'a supplier whose name is known already',
    page: `
INVOICE 77
Acme                            Globex Limited
1 First Street                  2 Second Street
${TABLE}`,
    known: 'Globex Limited',
    supplier: ['Globex Limited', '2 Second Street', null],
    customer: [null, null, null],
  },
];

describe('parties of unseen layouts', () => {
  it.each(LAYOUTS)('$layout', ({ page, supplier, customer, known }) => {
    const found = partiesOf(linesOf(pageOfText(page)), known ?? null);
    const [name, ...rest] = plain(found.supplier);
    expect([name?.replace(/\.$/u, ''), ...rest]).toEqual(supplier);
    expect(plain(found.customer)).toEqual(customer);
  });

  it('ends the block of the customer where a letterhead in larger print begins', () => {
    const page = pageOfText(`Kunde:
Praxis Hofer & Partner AG
Seestrasse 201
8002 Zurich
Kaffeehaus Baum
Am Markt 3
50667 Koln
${TABLE}`);
    const large = new Set(['Kaffeehaus', 'Baum']);
    const words = page.words.map((word) =>
      large.has(word.text) ? { ...word, box: { ...word.box, height: word.box.height * 1.6 } } : word,
    );
    const { supplier, customer } = partiesOf(linesOf({ ...page, words }));
    expect([supplier?.name?.value, customer?.address?.value]).toEqual([
      'Kaffeehaus Baum',
      'Seestrasse 201, 8002 Zurich',
    ]);
  });

  it('finds no parties on an empty page', () => {
    expect(partiesOf([])).toEqual({ supplier: null, customer: null });
  });
});

describe('the currency of a document', () => {
  it('is that of the place of the supplier, not of the customer printed above it', () => {
    const lines = linesOf(pageOfText('Mei Lan, Wan Chai, Hong Kong\nBrandt AG, 8005 Zürich\nTotal 5.00'));
    expect(currencyOf(lines, 'Brandt AG\n8005 Zürich')?.value).toBe('CHF');
  });

  it.each([
    ['in the heading of the amounts', 'Fitzroy VIC 3065\nItem   Amount (HKD)\nHinge   5.00\nTotal 5.00', 'HKD'],
    ['by the Swiss way of writing thousands', "Total 1'234.50\nTVA incluse", 'CHF'],
    ['labelled', 'Currency: USD\nPaid in Hong Kong\nTotal $5.00', 'USD'],
    ['beside the total', 'Rate US$ 1 = HK$ 7.80 for US$ quotes\nTotal HK$ 780.00', 'HKD'],
    ['by the place of a bare dollar sign', 'Kowloon, Hong Kong\nTotal $5.00', 'HKD'],
    ['by the office that registered the supplier', 'Smith Pty Ltd ABN 45 233 682 834\nTotal $5.00', 'AUD'],
    ['by an American address', '1 Main Street, Boise, ID 83702\nTotal $5.00', 'USD'],
    ['not by a room number', 'Rm 1203, Kowloon\nTotal 5.00', 'HKD'],
    ['by the yuan sign of a mainland invoice', '增值稅發票 深圳市越海\n合計 ￥5.00', 'CNY'],
    ['in Taiwan', '統一編號 12345678\n合計 500', 'TWD'],
    ['nowhere', 'Total 5.00', null],
  ])('%s', (_, page, code) => {
    expect(currencyOf(linesOf(pageOfText(page)), '')?.value ?? null).toBe(code);
  });
});
