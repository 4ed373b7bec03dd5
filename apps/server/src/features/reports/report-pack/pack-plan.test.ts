import { describe, expect, it } from 'vitest';
import { coverOf } from './cover.ts';
import { packFileName, planOf } from './pack-plan.ts';

const profit = { report: 'profit-loss' as const, query: {}, notes: '' };

describe('the plan of a pack for November 2025 with a March year end', () => {
  const frame = { month: '2025-11-10', language: 'en-US' as const, years: '03-31' };
  it.each([
    ['this_month', '2025-11-01', '2025-11-30'],
    ['last_month', '2025-10-01', '2025-10-31'],
    ['this_quarter', '2025-10-01', '2025-11-30'],
    ['financial_year_to_date', '2025-04-01', '2025-11-30'],
    ['this_financial_year', '2025-04-01', '2025-11-30'],
    ['last_financial_year', '2024-04-01', '2025-03-31'],
  ] as const)('%s is %s to %s', (period, from, to) => {
    expect(planOf([{ ...profit, period }], frame)).toEqual([
      { report: 'profit-loss', language: 'en-US', query: { from, to }, notes: '' },
    ]);
  });

  it('has each report in both languages, one after another', () => {
    const reports = [profit, { ...profit, report: 'balance-sheet' as const }].map((one) => ({
      ...one,
      period: 'this_month' as const,
    }));
    const plan = planOf(reports, { ...frame, language: 'both' });
    expect(plan.map(({ report, language }) => `${report} ${language}`)).toEqual([
      'profit-loss en-US',
      'profit-loss zh-Hant',
      'balance-sheet en-US',
      'balance-sheet zh-Hant',
    ]);
  });
});

describe('the cover of a pack', () => {
  const facts = {
    company: { name: 'Harbour Lantern Limited', nameZh: '海燈有限公司' },
    title: '',
    titleZh: '',
    preparedBy: '',
    month: '2025-11-10',
    language: 'both' as const,
    today: '2025-12-05',
  };
  it('names the company and the default title in both languages', () => {
    expect(coverOf(facts)).toMatchObject({
      companies: ['Harbour Lantern Limited', '海燈有限公司'],
      titles: ['Management accounts', '管理報表'],
      details: [['Date / 日期', expect.stringContaining('2025')]],
    });
  });
  it('has the title that was typed, once, and who prepared it', () => {
    const cover = coverOf({ ...facts, title: 'Board papers', preparedBy: 'Lau Hoi Yan' });
    expect(cover.titles).toEqual(['Board papers']);
    expect(cover.details[0]).toEqual(['Prepared by / 編製人', 'Lau Hoi Yan']);
  });
});

it.each([
  ['Board pack', 'Board pack 2025-11.pdf'],
  ['a/b:c', 'a b c 2025-11.pdf'],
  ['///', 'folio-pack 2025-11.pdf'],
])('the file of the pack %s is called %s', (name, expected) => {
  expect(packFileName(name, '2025-11-10', 'pdf')).toBe(expected);
});
