import { expect, it } from 'vitest';
import { zipNames } from './zip-names.ts';

it.each<[string[], string[]]>([
  [
    ['a.pdf', 'a.pdf', 'A.PDF'],
    ['a.pdf', 'a (2).pdf', 'A (3).PDF'],
  ],
  [['../../etc/passwd'], ['_.._etc_passwd']],
  [['C:\\x\\y.pdf'], ['C__x_y.pdf']],
  [
    ['con.pdf', 'NUL'],
    ['_con.pdf', '_NUL'],
  ],
  [
    ['', '...', ' '],
    ['file', 'file (2)', 'file (3)'],
  ],
  [['<b>發票</b>.pdf'], ['_b_發票__b_.pdf']],
  [['a\u202Egpj.exe'], ['agpj.exe']],
  [['bill. . '], ['bill']],
  [['manifest.csv'], ['manifest (2).csv']],
])('%j become %j', (names, safe) => {
  expect(zipNames(names, ['manifest.csv'])).toEqual(safe);
});

it('cuts a long name and keeps its ending', () => {
  const [name = ''] = zipNames([`${'帳'.repeat(300)}.pdf`]);
  expect(name).toBe(`${'帳'.repeat(120)}.pdf`);
});
