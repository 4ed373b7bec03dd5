import { readCsv } from '@folio/csv';
import { describe, expect, it } from 'vitest';
import { guessSalesMapping, readSalesContacts, readSalesDocuments, type SalesFileKind, tableOf } from './index.ts';

function read(text: string, kind: SalesFileKind = 'sales') {
  const rows = readCsv(text).rows.map(({ cells }) => cells);
  const table = tableOf(rows, kind);
  if (table === null) throw new Error('no headings found');
  const mapping = guessSalesMapping(table, kind);
  return { table, mapping, records: kind === 'contacts' ? [] : readSalesDocuments(table, mapping, kind) };
}

describe('files of documents', () => {
  it('of Xero: headings with stars, one row an item, tax by name', () => {
    const { mapping, records } = read(
      [
        '*ContactName,EmailAddress,POAddressLine1,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,Total,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TaxAmount,Currency',
        'Blue Harbour,a@b.example,1 Canton Road,INV-1,PO 7,31/03/2026,30/04/2026,,,Lantern,3,100.00,10,200,20% (VAT on Income),54.00,GBP',
        'Blue Harbour,a@b.example,1 Canton Road,INV-1,PO 7,31/03/2026,30/04/2026,,,Delivery,1,50.00,,200,20% (VAT on Income),10.00,GBP',
        'Kowloon Shop,,,INV-2,,01/04/2026,01/05/2026,,,Lantern,1,"1,000.00",,200,No VAT,0.00,GBP',
      ].join('\r\n'),
    );
    expect(mapping).toMatchObject({ dateOrder: 'dmy', amountsAre: 'tax_exclusive' });
    expect(records).toMatchObject([
      {
        row: 2,
        type: 'invoice',
        number: 'INV-1',
        contact: 'Blue Harbour',
        issueDate: '2026-03-31',
        dueDate: '2026-04-30',
        texts: { reference: 'PO 7', email: 'a@b.example', address: '1 Canton Road', currency: 'GBP' },
        items: [
          {
            name: 'Lantern',
            quantity: '3',
            price: '100',
            discount: '10',
            discountIs: 'percent',
            account: '200',
            taxCode: '20% (VAT on Income)',
          },
          { name: 'Delivery', quantity: '1', price: '50', discount: null },
        ],
        faults: [],
      },
      { row: 4, number: 'INV-2', items: [{ price: '1000' }], faults: [] },
    ]);
  });

  it('of QuickBooks: only the first row of a document has its number', () => {
    const { records } = read(
      [
        'Invoice No,Customer,Invoice Date,Due Date,Terms,Memo,Item(Product/Service),Item Description,Item Quantity,Item Rate,Item Amount,Currency',
        '1001,Blue Harbour,03/31/2026,04/30/2026,Net 30,Thanks,Lantern,Red,2,15.50,31.00,USD',
        ',,,,,,Delivery,,1,5,5,USD',
        '1002,Kowloon Shop,04/15/2026,,,,Lantern,,1,15.50,15.50,USD',
      ].join('\n'),
    );
    expect(records).toMatchObject([
      {
        number: '1001',
        issueDate: '2026-03-31',
        texts: { terms: 'Net 30', notes: 'Thanks' },
        items: [{ name: 'Lantern', description: 'Red', price: '15.5' }, { name: 'Delivery' }],
        faults: [],
      },
      { number: '1002', issueDate: '2026-04-15', items: [{ price: '15.5' }], faults: [] },
    ]);
  });

  it('in Chinese, with decimal commas, a title above and one row a document', () => {
    const { records } = read(
      [
        '銷售清單;;;;',
        ';;;;',
        '發票編號;客戶名稱;日期;貨幣;總額',
        'A-1;港島商店;2026-04-01;EUR;1.234,50',
        'A-2;港島商店;2026-04-02;EUR;-20,00',
      ].join('\n'),
    );
    expect(records).toMatchObject([
      {
        row: 4,
        number: 'A-1',
        contact: '港島商店',
        total: '1234.5',
        items: [{ quantity: '1', price: '1234.5' }],
        faults: [],
      },
      { row: 5, type: 'credit_note', total: '20', items: [{ quantity: '-1', price: '-20' }] },
    ]);
  });

  it.each<[string, string, SalesFileKind, string[]]>([
    ['no contact', 'Invoice number,Customer,Date,Item,Amount\nA,,2026-04-01,Tea,5', 'sales', ['no_contact']],
    ['no date', 'Invoice number,Customer,Date,Item,Amount\nA,Shop,,Tea,5', 'sales', ['no_date']],
    [
      'a date of no calendar',
      'Invoice number,Customer,Date,Item,Amount\nA,Shop,2026-02-30,Tea,5',
      'sales',
      ['bad_date'],
    ],
    [
      'no figure',
      'Invoice number,Customer,Date,Item,Amount\nA,Shop,2026-04-01,Tea,five',
      'sales',
      ['bad_number', 'no_amount'],
    ],
    [
      'a bill without a number',
      'Bill number,Supplier,Date,Item,Amount\n,Shop,2026-04-01,Tea,5',
      'purchases',
      ['no_number'],
    ],
    [
      'rows that disagree',
      'Invoice number,Customer,Date,Item,Amount\nA,Shop,2026-04-01,Tea,5\nA,Other,2026-04-01,Tea,5',
      'sales',
      ['differs'],
    ],
  ])('%s is said', (_, text, kind, words) => {
    expect(read(text, kind).records.flatMap((record) => record.faults.map((fault) => fault.word))).toEqual(words);
  });

  it('bills of two suppliers may have one number', () => {
    const text = 'Bill number,Supplier,Date,Item,Amount\n1,A,2026-04-01,Tea,5\n1,B,2026-04-01,Tea,5';
    expect(read(text, 'purchases').records).toHaveLength(2);
  });

  it('five thousand rows are no trouble', () => {
    const rows = Array.from({ length: 5000 }, (_, n) => `N-${n >> 1},Shop ${n >> 1},2026-04-01,Tea ${n},2,${n}.25`);
    const { records } = read(['Invoice number,Customer,Date,Item,Qty,Price', ...rows].join('\n'));
    expect(records).toHaveLength(2500);
    expect(records.every((record) => record.items.length === 2 && record.faults.length === 0)).toBe(true);
  });
});

describe('files of contacts', () => {
  it('are read with both names, and a name only once', () => {
    const { table, mapping } = read(
      'Name,Chinese name,Email,Phone\nBlue Harbour,藍港,a@b.example,2345\nblue harbour,,,\n,,x@y.example,',
      'contacts',
    );
    expect(readSalesContacts(table, mapping)).toMatchObject([
      { row: 2, name: 'Blue Harbour', texts: { contact_zh: '藍港', email: 'a@b.example', phone: '2345' }, faults: [] },
      { row: 3, faults: [{ word: 'twice', values: { row: '2' } }] },
      { row: 4, faults: [{ word: 'no_name' }] },
    ]);
  });
});
