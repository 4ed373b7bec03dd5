import type { CompanyPaperField, CompanyPaperReading } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { type CompanyValues, emptyCompany } from '../company-values.ts';
import { fillOf, type PaperValues, stillFrom } from './fill-values.ts';

const foundAs = (field: CompanyPaperField, value: string) => ({ field, value, page: 1, doubt: null, picture: null });
const readingOf = (values: Partial<Record<CompanyPaperField, string>>): CompanyPaperReading => ({
  papers: [{ kind: 'incorporation', page: 1 }],
  fields: (Object.entries(values) as [CompanyPaperField, string][]).map(([field, value]) => foundAs(field, value)),
  directors: [],
  share_capital: [],
  other_kind: null,
});

function fill(
  typed: Partial<CompanyValues>,
  read: Partial<Record<CompanyPaperField, string>>,
  earlier: PaperValues = {},
) {
  const { filled, asked } = fillOf({ ...emptyCompany, ...typed }, readingOf(read), earlier);
  return [filled, asked.map(({ field }) => field)];
}

describe('a paper', () => {
  it.each([
    [
      'fills what is empty',
      {},
      { name: 'A LIMITED', incorporated_date: '2021-05-05' },
      {},
      { name: 'A LIMITED', incorporated_date: '2021-05-05' },
      [],
    ],
    ['fills what holds only spaces', { ci: '  ' }, { ci: '2345678' }, {}, { ci: '2345678' }, []],
    [
      'asks about what is typed',
      { name: 'B Limited', ci: '' },
      { name: 'A LIMITED', ci: '1' },
      {},
      { ci: '1' },
      ['name'],
    ],
    ['does not ask about the same in other letters', { name: 'A Limited' }, { name: 'A  LIMITED' }, {}, {}, []],
    ['asks about a typed number that it completes', { br: '71234567' }, { br: '71234567-000-01-26-A' }, {}, {}, ['br']],
    [
      'completes what an earlier paper filled',
      { br: '71234567' },
      { br: '71234567-000-01-26-A' },
      { br: foundAs('br', '71234567') },
      { br: '71234567-000-01-26-A' },
      [],
    ],
    [
      'asks if it contradicts an earlier paper',
      { name: 'A LIMITED' },
      { name: 'B LIMITED' },
      { name: foundAs('name', 'A LIMITED') },
      {},
      ['name'],
    ],
  ] as const)('%s', (_, typed, read, earlier, filled, asked) => {
    expect(fill(typed, read, earlier)).toEqual([filled, asked]);
  });
});

describe('the mark of a field', () => {
  it.each([
    ['A LIMITED', true],
    ['A Limited ', true],
    ['AB LIMITED', false],
    ['', false],
  ])('after the field became %j: %s', (present, isMarked) => {
    const papers = { name: foundAs('name', 'A LIMITED') };
    expect(stillFrom(papers, 'name', present) !== null).toBe(isMarked);
  });
});
