import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV_MARK, csvRow, delimiterOf, harmlessCell, readCsv } from './index.ts';

const cells = (text: string) => readCsv(text).rows.map((row) => row.cells);

describe('writing CSV', () => {
  it.each([
    ['plain cells', ['a', 'b'], 'a,b\r\n'],
    ['what must be quoted', ['a,b', 'say "yes"', 'two\nlines'], '"a,b","say ""yes""","two\nlines"\r\n'],
    ['figures and nothing', ['貨品銷售', 1234n, 5, true, null, ''], '貨品銷售,1234,5,true,,\r\n'],
    ['figures with a minus', ['-1.50', '-.5', '-1,234.50'], '-1.50,-.5,"-1,234.50"\r\n'],
    ['no formula that begins as a figure does', ["-1+cmd|'/C calc'!A0", '-2-3'], "'-1+cmd|'/C calc'!A0,'-2-3\r\n"],
    ['no formulas', ['=SUM(A1)', '+852 2345', '-12.50', '@x', '\tx'], "'=SUM(A1),'+852 2345,-12.50,'@x,'\tx\r\n"],
  ] as const)('%s', (_, row, text) => {
    expect(csvRow(row)).toBe(text);
  });

  it.each([
    ['text', ['+5', '\n5'], '\'+5,"\'\n5"\r\n'],
    ['what only begins plainly', ['a=1', '租=1', '7-7', 'Z\u0338'], 'a=1,租=1,7-7,Z\u0338\r\n'],
    ['numbers', [-5, 5n, '-5.00'], '-5,5,-5.00\r\n'],
  ] as const)('guards against formulas in %s', (_, row, text) => {
    expect(csvRow(row)).toBe(text);
  });

  it('is read back cell by cell, whatever is in them', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', '"', ',', '\n', '賬', ' ', ';', '\t', '=', '+', '-', '@', '5'),
    });
    const row = fc.array(cell, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const text = CSV_MARK + rows.map(csvRow).join('');
        expect(readCsv(text, ',')).toEqual({
          rows: rows.map((cells, index) => ({
            line: 1 + index + rows.slice(0, index).flat().join('').split('\n').length - 1,
            cells: cells.map(harmlessCell),
          })),
          unclosed: null,
        });
      }),
    );
  });

  it('is the same table whatever line ends a program gives it', () => {
    const rows = [
      ['a', 'two\nlines'],
      ['', '-5'],
    ];
    const text = rows.map(csvRow).join('');
    for (const end of ['\r\n', '\n', '\r']) expect(cells(text.replaceAll(/\r\n|\n/g, end))).toEqual(rows);
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

  it('keeps quotes that a program forgot to double', () => {
    expect(cells('"Foo "bar" baz",1\nTom "T" Lee,2')).toEqual([
      ['Foo "bar" baz', '1'],
      ['Tom "T" Lee', '2'],
    ]);
  });

  it.each([
    ['"a,b,c";"d";"e"', ';'],
    ['a,b;c\nd;e\nf;g', ';'],
    ['1010;1,50\n2010;2,50', ';'],
    ['Tea, green\t2\nCake, big\t3', '\t'],
    ['a|b|c', '|'],
    ['sep=|\na;b', '|'],
    ['"sep=;"\r\na|b', ';'],
    ['a, b', ','],
    ['words', ','],
    ['', ','],
  ])('finds the delimiter of %j', (text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter);
  });

  it('reads a first line that names the delimiter as an empty row', () => {
    expect(readCsv('sep=;\na;b,c').rows).toEqual([
      { line: 1, cells: [''] },
      { line: 2, cells: ['a', 'b,c'] },
    ]);
  });

  it.each([[''], ['\uFEFF']])('%j has no rows', (text) => {
    expect(readCsv(text)).toEqual({ rows: [], unclosed: null });
  });
});
