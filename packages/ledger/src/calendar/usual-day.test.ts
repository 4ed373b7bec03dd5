import { describe, expect, it } from 'vitest';
import { usualDay } from './usual-day.ts';

const today = '2026-11-23';
const of = (documents: readonly (string | null)[], lockedThrough: string | null = null) =>
  usualDay({ documents, today, yearRule: '03-31', lockedThrough });

describe('the day proposed for money', () => {
  it.each([
    ['no document', [], today],
    ['a document without a day', [null], today],
    ['a document of last week', ['2026-11-16'], today],
    ['of this financial year', ['2026-04-01'], today],
    ['of the last financial year', ['2026-03-31'], '2026-03-31'],
    ['of nearly two years ago', ['2025-01-10'], '2025-01-10'],
    ['the latest of several', ['2025-01-10', null, '2025-01-31', '2024-12-31'], '2025-01-31'],
    ['one of them is recent', ['2025-01-10', '2026-11-01'], today],
    ['of tomorrow: money has moved by today', ['2026-11-24'], today],
  ])('%s', (_, documents, day) => {
    expect(of(documents)).toBe(day);
  });

  it('60 days after the document is near, over the end of a financial year; 61 is not', () => {
    const at = (day: string) =>
      usualDay({ documents: ['2026-03-01'], today: day, yearRule: '03-31', lockedThrough: null });
    expect(at('2026-04-30')).toBe('2026-04-30');
    expect(at('2026-05-01')).toBe('2026-03-01');
  });

  it('skips days that are locked', () => {
    expect(of(['2025-01-10'], '2025-01-31')).toBe('2025-02-01');
    expect(of(['2025-01-10'], '2024-12-31')).toBe('2025-01-10');
    expect(of(['2025-01-10'], '2026-03-31')).toBe(today);
    expect(of(['2025-01-10'], today)).toBe(today);
  });
});
