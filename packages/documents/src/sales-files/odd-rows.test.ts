import { readCsv } from '@folio/csv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainHeading, roleOfHeading } from './headings.ts';
import {
  guessSalesMapping,
  readSalesContacts,
  readSalesDocuments,
  type SalesFileKind,
  type SalesRecord,
  tableOf,
} from './index.ts';

function tableIn(text: string, kind: SalesFileKind) {
  return tableOf(
    readCsv(text).rows.map(({ cells }) => cells),
    kind,
  );
}

function read(text: string, kind: 'sales' | 'purchases' = 'sales'): SalesRecord[] {
  const table = tableIn(text, kind);
  if (table === null) throw new Error('no headings found');
  return readSalesDocuments(table, guessSalesMapping(table, kind), kind);
}

const HEAD = 'Invoice no,Customer,Date,Item,Qty,Unit price,Amount\n';
const faults = (records: readonly SalesRecord[]): string[] =>
  records.flatMap((record) => record.faults.map(({ word, row }) => `${row} ${word}`));

describe('headings', () => {
  it.each([
    ['*InvoiceNumber', 'number'],
    ['Invoice No.', 'number'],
    ['發票編號', 'number'],
    ['Doc #', 'number'],
    ['Customer name', 'contact'],
    ['客戶', 'contact'],
    ['Bill to', 'contact'],
    ['Chinese name', 'contact_zh'],
    ['Invoice date', 'issue_date'],
    ['日期', 'issue_date'],
    ['Due date', 'due_date'],
    ['到期日', 'due_date'],
    ['PO number', 'order_number'],
    ['Reference', 'reference'],
    ['Qty', 'quantity'],
    ['數量', 'quantity'],
    ['UnitAmount', 'price'],
    ['單價', 'price'],
    ['Line total', 'amount'],
    ['金額', 'amount'],
    ['Total', 'total'],
    ['總額', 'total'],
    ['Discount %', 'discount'],
    ['Tax rate', 'tax_rate'],
    ['TaxType', 'tax_code'],
    ['Tax amount', 'ignore'],
    ['Balance due', 'ignore'],
    ['AccountCode', 'account'],
    ['Exchange rate', 'rate'],
    ['Currency', 'currency'],
    ['Type', 'kind'],
    ['E-mail', 'email'],
    ['電話', 'phone'],
    ['Product', 'item'],
    ['Description', 'description'],
    ['Remarks', 'notes'],
    ['Payment terms', 'terms'],
    ['', 'ignore'],
    ['Colour', 'ignore'],
  ])('%s of documents is %s', (heading, role) => expect(roleOfHeading(heading, 'sales')).toBe(role));

  it.each([
    ['Name', 'contact'],
    ['Company', 'contact'],
    ['中文名稱', 'contact_zh'],
    ['Invoice date', 'ignore'],
    ['Amount', 'ignore'],
    ['BR no', 'br'],
    ['商業登記', 'br'],
    ['VAT number', 'tax_id'],
    ['Billing address', 'address'],
    ['Contact person', 'contact_person'],
    ['聯絡人', 'contact_person'],
  ])('%s of contacts is %s', (heading, role) => expect(roleOfHeading(heading, 'contacts')).toBe(role));

  it.each([
    ['*InvoiceNumber', 'invoice number'],
    ['Unit_Price:', 'unit price'],
    ['ＱＴＹ', 'qty'],
    [' A  B ', 'a b'],
  ])('%j in plain words is %j', (heading, plain) => expect(plainHeading(heading)).toBe(plain));
});

describe('documents', () => {
  it.each<[string, string, readonly string[]]>([
    ['no number', `${HEAD},Peak,13/01/2026,Tea,1,5.00,5.00`, []],
    ['no customer', `${HEAD}A1,,13/01/2026,Tea,1,5.00,5.00`, ['2 no_contact']],
    ['no day', `${HEAD}A1,Peak,,Tea,1,5.00,5.00`, ['2 no_date']],
    ['a bad day', `${HEAD}A1,Peak,31/02/2026,Tea,1,5.00,5.00`, ['2 bad_date']],
    ['a bad quantity', `${HEAD}A1,Peak,13/01/2026,Tea,one,5.00,5.00`, ['2 bad_number']],
    ['no amount', `${HEAD}A1,Peak,13/01/2026,Tea,,,`, ['2 no_amount']],
    ['no items', `${HEAD}A1,Peak,13/01/2026,,,,`, ['2 no_amount']],
    ['rows that differ', `${HEAD}A1,Peak,13/01/2026,Tea,1,5.00,\nA1,Hill,13/01/2026,Bun,1,5.00,`, ['3 differs']],
    ['two days', `${HEAD}A1,Peak,13/01/2026,Tea,1,5.00,\nA1,Peak,14/01/2026,Bun,1,5.00,`, ['3 differs']],
    ['a dash for nothing', `${HEAD}A1,Peak,13/01/2026,Tea,-,-,5.00`, []],
    ['blank rows', `${HEAD}\nA1,Peak,13/01/2026,Tea,1,5.00,\n,,,,,,\n`, []],
  ])('%s: %j', (_, text, wanted) => expect(faults(read(text))).toEqual(wanted));

  it('of a supplier need a number, receipts do not', () => {
    const bill = (kind: string): SalesRecord[] =>
      read(`Bill no,Supplier,Date,Type,Item,Amount\n,Peak,13/01/2026,${kind},Tea,5.00`, 'purchases');
    expect(faults(bill('Bill'))).toEqual(['2 no_number']);
    expect(faults(bill('Receipt'))).toEqual([]);
  });

  it.each([
    ['Invoice', '5.00', 'invoice', '5'],
    ['', '5.00', 'invoice', '5'],
    ['', '-5.00', 'credit_note', '5'],
    ['Invoice', '(5.00)', 'credit_note', '5'],
    ['Credit note', '5.00', 'credit_note', '5'],
    ['Credit note', '-5.00', 'credit_note', '5'],
    ['貸項通知單', '5.00', 'credit_note', '5'],
    ['Quote', '5.00', 'quotation', '5'],
    ['Expense', '5.00', 'receipt', '5'],
    ['', '0.00', 'invoice', '0'],
  ])('of the type %j over %s are %s', (kind, amount, type, wanted) => {
    const [record] = read(`Invoice no,Customer,Date,Type,Item,Amount\nA1,Peak,13/01/2026,${kind},Tea,${amount}`);
    expect(record).toMatchObject({ type, items: [{ amount: wanted }] });
  });

  it('a negative document turns the quantity, or else price and amount', () => {
    const [whole] = read(`${HEAD}A1,Peak,13/01/2026,Tea,-2,5.00,-10.00\nA1,,,Bun,1,3.00,3.00`);
    expect(whole?.items).toMatchObject([
      { quantity: '2', price: '5', amount: null },
      { quantity: '-1', price: '3', amount: null },
    ]);
    const [plain] = read('Invoice no,Customer,Date,Item,Amount\nA1,Peak,13/01/2026,Tea,-5.50');
    expect(plain?.items).toMatchObject([{ quantity: null, amount: '5.5' }]);
  });

  it.each([
    ['10%', '90.00', '10', 'percent'],
    ['10', '90.00', '10', 'percent'],
    ['20', '80.00', '20', 'amount'],
    ['5', '95.00', '5', 'amount'],
    ['5%', '95.00', '5', 'percent'],
    ['0', '100.00', null, 'percent'],
    ['', '100.00', null, 'percent'],
  ])('a discount of %j with the amount %s', (discount, amount, value, is) => {
    const price = discount === '10' ? '50.00' : '100.00';
    const quantity = discount === '10' ? '2' : '1';
    const [record] = read(
      `Invoice no,Customer,Date,Item,Qty,Unit price,Discount,Amount\nA1,Peak,13/01/2026,Tea,${quantity},${price},${discount},${discount === '10' ? '89.90' : amount}`,
    );
    expect(record?.items[0]).toMatchObject({
      discount: value,
      discountIs: value === '10' && discount === '10' ? 'percent' : is,
    });
  });

  it('with a total and no items have one item of the total', () => {
    const [record] = read('Invoice no,Customer,Date,Reference,Total\nA1,Peak,13/01/2026,Job 7,"1,234.50"');
    expect(record).toMatchObject({ total: '1234.5', items: [{ name: 'Job 7', quantity: '1', price: '1234.5' }] });
  });

  it('whose rows are apart are one document', () => {
    const records = read(
      `${HEAD}A1,Peak,13/01/2026,Tea,1,5.00,\nA2,Hill,13/01/2026,Bun,1,5.00,\nA1,Peak,13/01/2026,Jam,1,2.00,`,
    );
    expect(records.map(({ number, items }) => [number, items.length])).toEqual([
      ['A1', 2],
      ['A2', 1],
    ]);
  });

  it('every document is read once, with all its items, in any order of rows', () => {
    const row = fc.tuple(
      fc.constantFrom('A1', 'A2', 'A3'),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 99_999 }),
    );
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
        const text = rows.map(
          ([number, quantity, cents]) =>
            `${number},Peak ${number},13/01/2026,Tea,${quantity},${(cents / 100).toFixed(2)},`,
        );
        const records = read(`${HEAD}${text.join('\n')}`);
        expect(records.map(({ number }) => number)).toEqual([...new Set(rows.map(([number]) => number))]);
        for (const { number, items } of records)
          expect(items.map(({ quantity, price }) => [Number(quantity), Math.round(Number(price) * 100)])).toEqual(
            rows.filter(([own]) => own === number).map(([, quantity, cents]) => [quantity, cents]),
          );
        expect(faults(records)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('tables', () => {
  it.each([
    ['nothing', '', null],
    ['no known heading', 'Colour,Size\nred,5', null],
    ['headings alone', HEAD, 2],
    ['lines above', `Sales of January\n\n${HEAD}A1,Peak,13/01/2026,Tea,1,5.00,5.00`, 4],
  ])('with %s', (_, text, firstRow) => expect(tableIn(text, 'sales')?.firstRow ?? null).toBe(firstRow));

  it.each([
    ['Qty,Price', 'no_tax'],
    ['Qty,Price,Tax rate', 'tax_exclusive'],
    ['Qty,Price incl. tax,Tax rate', 'tax_inclusive'],
    ['數量,含稅單價,稅率', 'tax_inclusive'],
  ])('the amounts under %s are %s', (heads, amountsAre) => {
    const table = tableIn(`Invoice no,Customer,Date,${heads}\n`, 'sales');
    expect(table === null ? null : guessSalesMapping(table, 'sales').amountsAre).toBe(amountsAre);
  });
});

describe('contacts', () => {
  const contacts = (text: string) => {
    const table = tableIn(text, 'contacts');
    return table === null ? null : readSalesContacts(table, guessSalesMapping(table, 'contacts'));
  };

  it.each([
    ['Name,Email\nPeak,a@b.example', [['Peak', []]]],
    [
      'Name,Email\nPeak,\nPEAK,',
      [
        ['Peak', []],
        ['PEAK', ['twice']],
      ],
    ],
    ['Name,Email\n,a@b.example', [['', ['no_name']]]],
    ['Name,Chinese name\n,山景', [['山景', []]]],
    ['Name,Email\n,\nPeak,', [['Peak', []]]],
  ])('%j', (text, wanted) => {
    expect(contacts(text)?.map(({ name, faults: own }) => [name, own.map(({ word }) => word)])).toEqual(wanted);
  });

  it('keep the lines of an address', () => {
    expect(contacts('Name,Address line 1,Billing address\nPeak,1 Canton Road,Kowloon')?.[0]?.texts).toMatchObject({
      address: '1 Canton Road\nKowloon',
    });
  });
});
