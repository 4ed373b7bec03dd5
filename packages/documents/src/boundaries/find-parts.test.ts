import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Page } from '../page/page.ts';
import { pageOfText } from '../testing/page-of-text.ts';
import { findParts } from './find-parts.ts';

const SAMPLES = new URL('../../samples/', import.meta.url).pathname;
const KINDS = ['bank-statement', 'credit-note', 'invoice', 'other', 'receipt'];

interface Sample {
  readonly name: string;
  readonly pages: readonly Page[];
}

const ALL: readonly Sample[] = KINDS.flatMap((kind) =>
  readdirSync(join(SAMPLES, kind))
    .filter((name) => name.endsWith('.words.json'))
    .map((name) => ({
      name,
      pages: (JSON.parse(readFileSync(join(SAMPLES, kind, name), 'utf8')) as { pages: Page[] }).pages,
    })),
);

/** Pages one after another in one file. */
function bound(...documents: readonly (readonly Page[])[]): Page[] {
  return documents.flat().map((page, index) => ({ ...page, number: index + 1 }));
}

/** The page numbers of each part. */
function cuts(pages: readonly Page[]): number[][] {
  return findParts(pages).map((part) => part.segments.map((segment) => segment.page));
}

function typed(...texts: readonly string[]): number[][] {
  return cuts(bound(texts.map((text) => pageOfText(text))));
}

describe('samples', () => {
  it.each(ALL)('$name alone is one document', ({ pages }) => {
    expect(findParts(bound(pages))).toHaveLength(1);
  });

  it('any two samples in a row are cut where they meet, and nowhere else', () => {
    const pairs = ALL.flatMap((first) => ALL.filter((second) => second !== first).map((second) => ({ first, second })));
    const results = pairs.map(({ first, second }) => {
      const found = cuts(bound(first.pages, second.pages)).map((pages) => pages[0] ?? 0);
      const seam = first.pages.length + 1;
      return { seen: found.includes(seam), wrong: found.filter((page) => page !== 1 && page !== seam).length };
    });
    expect(results.reduce((sum, result) => sum + result.wrong, 0)).toBe(0);
    expect(results.filter((result) => result.seen).length / results.length).toBeGreaterThanOrEqual(0.95);
  });
});

const INVOICE = `Sunrise Printing Company Limited
Unit 5, 12/F, Wing Fat Building, Kwun Tong
                              INVOICE
Invoice No:  SP-20871                    Date: 3 March 2025
To: Pacific Crest Logistics Ltd
Description                Qty     Unit price     Amount
A5 leaflets 4C+4C          2000         0.85     1,700.00
                                  Total HK$      1,700.00`;
const NEXT_INVOICE = INVOICE.replace('SP-20871', 'SP-20899').replace('3 March', '9 March').replaceAll('1,700', '950');
const CONTINUED = `Description                Qty     Unit price     Amount
Name cards                    5       120.00       600.00
Envelopes                   100         2.00       200.00
                                  Total HK$      2,500.00`;
const NUMBERED = `Invoice No. SP-20871
Name cards                    5       120.00       600.00
                                  Total HK$      2,300.00
Prices valid from 12 March 2025`;
const STATEMENT = `Fragrant Harbour Bank 香港灣銀行
Account Statement 月結單
Account number 戶口號碼 012-338811-833     Statement date 結單日期 31 Mar 2025
Date         Details               Deposit    Withdrawal     Balance
1 Mar        B/F BALANCE                                   10,200.00
31 Mar       C/F BALANCE                                   10,200.00`;
const APRIL = STATEMENT.replace('31 Mar 2025', '30 Apr 2025').replaceAll(' Mar ', ' Apr ');
const SECOND_ACCOUNT = `USD Savings 美元儲蓄     Account number 戶口號碼 012-338811-901
Date         Details               Deposit    Withdrawal     Balance
1 Mar        B/F BALANCE                                    3,000.00
31 Mar       C/F BALANCE                                    3,000.00`;
const LISTED = `Fragrant Harbour Bank                              Account Statement
Unit 5, 12/F, Wing Fat Building                    Statement period 5 Mar 2025 - 4 Apr 2025
8238 9893 0339 4255                                EUR 7,433.88
2828 3707 4574 7248                                USD 39,086.65
A/C No: 8238 9893 0339 4255                        EUR
Activity date   Details                     Deposits      Withdrawals        Balance
09 Mar 2025     INTEREST                    6,753.05                       17,217.76`;
const LISTED_NEXT = `Fragrant Harbour Bank                              Account Statement
A/C No: 2828 3707 4574 7248                        USD
Activity date   Details                     Deposits      Withdrawals        Balance
06 Mar 2025     STRIPE PAYOUT               5,290.34                       65,010.39`;
const LISTED_AGAIN = LISTED_NEXT.replace('2828 3707 4574 7248', '8238 9893 0339 4255').replace('06 Mar', '03 Apr');
const TERMS = `Terms and Conditions
1. Goods remain the property of the seller until they are paid for in full.
2. Claims must be made in writing within seven days of delivery of the goods.`;
const DELIVERY = `Sunrise Printing Company Limited
DELIVERY NOTE
DN No. 5521      Date: 2 March 2025      for invoice SP-20871
A5 leaflets 4C+4C          2000
Received by: ____________`;
const SLIP = `華興冰室
中環結志街8號
單號: 000381
2025-03-02 12:40
菠蘿油        18.00
凍檸茶        22.00
合計         $40.00
現金        100.00
找續         60.00
多謝惠顧`;
const OTHER_SLIP = SLIP.replace('000381', '000944').replace('12:40', '19:05').replace('$40.00', '$58.00');
const SHOP_SLIP = `FRESH VALLEY MART SDN BHD
TEL 03-7781 8333
TAX INVOICE
INV NO: 00211873
DATE: 12/03/2018 14:22
MILK 1L          6.90
BREAD WHOLE      3.50
TOTAL RM        10.40
CASH            20.00
CHANGE           9.60
THANK YOU`;
const COVER = `FAX COVER SHEET
To: Accounts department
From: Lee Kee Limited
Please find the bills of March attached`;
const BLANK = '';

describe('pages in a row', () => {
  it.each<{ case: string; pages: readonly string[]; parts: number[][] }>([
    { case: 'two invoices of one supplier', pages: [INVOICE, NEXT_INVOICE], parts: [[1], [2]] },
    { case: 'an invoice going on without a title', pages: [INVOICE, CONTINUED], parts: [[1, 2]] },
    { case: 'an invoice going on below its number', pages: [INVOICE, NUMBERED], parts: [[1, 2]] },
    {
      case: 'an invoice going on below its number, whose label was misread',
      pages: [INVOICE, NUMBERED.replace('Invoice No.', 'Invoice No. 54%')],
      parts: [[1, 2]],
    },
    { case: 'an invoice whose head is repeated', pages: [INVOICE, INVOICE], parts: [[1, 2]] },
    { case: 'an invoice with its terms', pages: [INVOICE, TERMS], parts: [[1, 2]] },
    { case: 'an invoice with its delivery note', pages: [INVOICE, DELIVERY], parts: [[1, 2]] },
    { case: 'a statement of two accounts', pages: [STATEMENT, SECOND_ACCOUNT], parts: [[1, 2]] },
    { case: 'a statement of two accounts on a page each', pages: [LISTED, LISTED_NEXT], parts: [[1, 2]] },
    { case: 'a page that repeats the account, dated by its rows', pages: [LISTED, LISTED_AGAIN], parts: [[1, 2]] },
    { case: 'statements of two months', pages: [STATEMENT, APRIL], parts: [[1], [2]] },
    { case: 'a statement and an invoice', pages: [STATEMENT, SECOND_ACCOUNT, INVOICE], parts: [[1, 2], [3]] },
    { case: 'receipts in a row', pages: [SLIP, OTHER_SLIP, SHOP_SLIP], parts: [[1], [2], [3]] },
    { case: 'a receipt behind an invoice', pages: [INVOICE, SLIP], parts: [[1], [2]] },
    { case: 'a blank page between', pages: [INVOICE, BLANK, NEXT_INVOICE], parts: [[1, 2], [3]] },
    { case: 'blank backs', pages: [INVOICE, BLANK, CONTINUED, BLANK], parts: [[1, 2, 3, 4]] },
    { case: 'a blank page first', pages: [BLANK, INVOICE, CONTINUED], parts: [[1, 2, 3]] },
    { case: 'only blank pages', pages: [BLANK, BLANK], parts: [[1, 2]] },
    { case: 'a cover sheet', pages: [COVER, INVOICE, CONTINUED], parts: [[1], [2, 3]] },
    {
      case: 'page counts that begin again',
      pages: [`${CONTINUED}\nPage 1 of 2`, `${CONTINUED}\nPage 2 of 2`, `${CONTINUED}\nPage 1 of 1`],
      parts: [[1, 2], [3]],
    },
    {
      case: 'page counts that go on, whatever the title',
      pages: [`${INVOICE}\n第1頁共2頁`, `${NEXT_INVOICE}\n第2頁共2頁`],
      parts: [[1, 2]],
    },
    { case: 'nothing', pages: [], parts: [] },
  ])('$case', ({ pages, parts }) => {
    expect(typed(...pages)).toEqual(parts);
  });

  it('is less sure of pages that are joined in doubt', () => {
    const sure = findParts(bound([pageOfText(`${INVOICE}\nPage 1 of 2`), pageOfText(`${CONTINUED}\nPage 2 of 2`)]));
    const doubtful = findParts(bound([pageOfText(COVER), pageOfText(DELIVERY)]));
    expect(sure[0]?.confidence ?? 0).toBeGreaterThan(doubtful[0]?.confidence ?? 1);
  });
});

/** A page made smaller and put into a rectangle of a page of A4. */
function placed(text: string, x: number, y: number, scale: number): Page['words'] {
  return pageOfText(text).words.map((word) => ({
    ...word,
    box: {
      x: x + word.box.x * scale,
      y: y + word.box.y * scale,
      width: word.box.width * scale,
      height: word.box.height * scale,
    },
  }));
}

function sheet(...words: readonly Page['words'][]): Page {
  return { number: 1, widthPt: 595, heightPt: 842, source: 'ocr', words: words.flat() };
}

describe('documents on one page', () => {
  it.each<{ case: string; page: Page; count: number }>([
    {
      case: 'two receipts side by side',
      page: sheet(placed(SLIP, 0.05, 0.05, 1), placed(SHOP_SLIP, 0.5, 0.07, 1)),
      count: 2,
    },
    {
      case: 'two receipts one above the other',
      page: sheet(placed(SLIP, 0.1, 0.02, 1), placed(SHOP_SLIP, 0.1, 0.5, 1)),
      count: 2,
    },
    {
      case: 'three receipts',
      page: sheet(placed(SLIP, 0.05, 0.02, 1), placed(SHOP_SLIP, 0.5, 0.04, 1), placed(OTHER_SLIP, 0.05, 0.5, 1)),
      count: 3,
    },
    {
      case: 'two copies of one receipt',
      page: sheet(placed(SLIP, 0.05, 0.05, 1), placed(SLIP, 0.5, 0.05, 1)),
      count: 1,
    },
    { case: 'one receipt', page: sheet(placed(SLIP, 0.05, 0.05, 1)), count: 1 },
    { case: 'an invoice', page: pageOfText(INVOICE), count: 1 },
    {
      case: 'an invoice with a payment slip below',
      page: sheet(
        placed(INVOICE, 0, 0, 1),
        placed(`Please detach and return this payment slip\n${INVOICE}`.replace('INVOICE', 'PAYMENT SLIP'), 0, 0.6, 1),
      ),
      count: 1,
    },
  ])('$case: $count', ({ page, count }) => {
    expect(findParts([page])).toHaveLength(count);
  });

  it('gives every word to one region', () => {
    const page = sheet(placed(SLIP, 0.05, 0.05, 1), placed(SHOP_SLIP, 0.5, 0.07, 1));
    const regions = findParts([page]).flatMap((part) => part.segments.map((segment) => segment.region));
    for (const { box } of page.words) {
      const homes = regions.filter(
        (region) =>
          region !== null &&
          box.x >= region.x &&
          box.x + box.width <= region.x + region.width &&
          box.y >= region.y &&
          box.y + box.height <= region.y + region.height,
      );
      expect(homes).toHaveLength(1);
    }
  });
});
