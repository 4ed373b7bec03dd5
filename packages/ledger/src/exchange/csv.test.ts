import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV_MARK, csvRow, delimiterOf, readCsv } from './index.ts';

const cells = (text: string) => readCsv(text).rows.map((row) => row.cells);

describe('writing CSV', () => {
  it.each([
    ['plain cells', ['a', 'b'], 'a,b\r\n'],
    ['what must be quoted', ['a,b', 'say "yes"', 'two\nlines'], '"a,b","say ""yes""","two\nlines"\r\n'],
    ['figures and nothing', ['貨品銷售', 1234n, 5, true, null, ''], '貨品銷售,1234,5,true,,\r\n'],
    ['no formulas', ['=SUM(A1)', '+852 2345', '-12.50', '@x', '\tx'], "'=SUM(A1),'+852 2345,-12.50,'@x,'\tx\r\n"],
  ] as const)('%s', (_, row, text) => {
    expect(csvRow(row)).toBe(text);
  });

  it('is read back cell by cell, whatever is in them', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', '賬', ' ', ';') })
      .map((text) => text.replace(/^[\r\n]+/, ''));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
        // A lone empty row of one cell is no row; two cells always are.
        expect(readCsv(CSV_MARK + rows.map(csvRow).join(''), ',').rows.map((row) => row.cells)).toEqual(rows);
      }),
    );
  });
});

describe('reading delimited text', () => {
  it.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a;b\r\nc;d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\rc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a ""x""",b\n', [['a "x"', 'b']]],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['"1,234.50","x\ny"', [['1,234.50', 'x\ny']]],
  ])('%j', (text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  it('counts lines as an editor does, also past a cell of several', () => {
    expect(readCsv('"a\nb",1\nc,2').rows.map((row) => row.line)).toEqual([1, 3]);
  });

  it('says where a quote opens that never closes', () => {
    expect(readCsv('a,b\nc,"d\ne').unclosed).toBe(2);
  });

  it('takes the sign that stands most often outside quotes', () => {
    expect(delimiterOf('"a,b,c";"d";"e"')).toBe(';');
  });
});
