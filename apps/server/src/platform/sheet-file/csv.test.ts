import { expect, it } from 'vitest';
import { csvRow } from './csv.ts';

it.each([
  ['plain', ['a', '1.50', null], 'a,1.50,\r\n'],
  ['separators and quotes', ['a,b', 'say "x"', 'two\nlines'], '"a,b","say ""x""","two\nlines"\r\n'],
  ['figures with a minus', ['-1.50', '-.5', '-1,234.50'], '-1.50,-.5,"-1,234.50"\r\n'],
  ['a formula that begins as a figure does', ["-1+cmd|'/C calc'!A0", '-2-3'], "'-1+cmd|'/C calc'!A0,'-2-3\r\n"],
  ['what a spreadsheet would take for a formula', ['=1+1', '+cmd', '@x', '-cmd'], "'=1+1,'+cmd,'@x,'-cmd\r\n"],
])('%s', (_what, cells, row) => {
  expect(csvRow(cells)).toBe(row);
});
