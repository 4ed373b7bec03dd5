import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderOnScreen } from '../../../../test/render.tsx';
import { reportKinds } from './report-kinds.ts';
import { useFolds } from './use-folds.ts';
import { useReportParams } from './use-report-params.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-11T04:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(path: string, name: keyof typeof reportKinds = 'general-ledger') {
  const { result, router } = renderOnScreen(
    () => {
      const [params, change] = useReportParams(reportKinds[name]);
      return { params, change, folding: useFolds() };
    },
    { props: undefined, path },
  );
  return {
    of: () => result.current,
    do: (work: (of: typeof result.current) => void) => act(() => work(result.current)),
    search: () => Object.fromEntries(new URLSearchParams(router.state.location.search)),
  };
}

describe('the address of a report', () => {
  it('without days gets today’s, so that the link shows the same tomorrow', () => {
    expect(open('/report').search()).toEqual({ from: '2026-01-01', to: '2026-05-11' });
    expect(open('/report', 'balance-sheet').search()).toEqual({ as_at: '2026-05-11' });
  });

  it('without days keeps the page, the filter and the folded rows that it names', () => {
    expect(open('/report?page=3&account=1010&fold=assets').search()).toMatchObject({
      page: '3',
      account: '1010',
      fold: 'assets',
      to: '2026-05-11',
    });
  });

  it('with days stays as it is', () => {
    const report = open('/report?from=2025-01-01&to=2025-12-31&page=2');
    expect(report.search()).toEqual({ from: '2025-01-01', to: '2025-12-31', page: '2' });
    expect(report.of().params).toMatchObject({ from: '2025-01-01', to: '2025-12-31', page: '2' });
  });

  it('a change returns to the first page and keeps the rest', () => {
    const report = open('/report?from=2025-01-01&to=2025-12-31&page=2&account=1010&fold=x');
    report.do(({ change }) => change({ to: '2025-06-30' }));
    expect(report.search()).toEqual({ from: '2025-01-01', to: '2025-06-30', account: '1010', fold: 'x' });
    report.do(({ change }) => change({ page: '2' }));
    expect(report.search()).toMatchObject({ page: '2' });
  });

  it('two changes at once are both there', () => {
    const report = open('/report?from=2025-01-01&to=2025-12-31');
    report.do(({ change }) => {
      change({ from: '2025-02-01' });
      change({ to: '2025-02-28' });
    });
    expect(report.search()).toEqual({ from: '2025-02-01', to: '2025-02-28' });
  });
});

describe('what is folded', () => {
  const known = ['a', 'b', 'c'];

  it('is in the address, for sections and for details', () => {
    const report = open('/report?from=2025-01-01&to=2025-12-31');
    report.do(({ folding }) => folding.toggle('section', 'a', known));
    report.do(({ folding }) => folding.toggle('details', 'b', known));
    expect(report.search()).toMatchObject({ fold: 'a', open: 'b' });
    expect([...report.of().folding.folds.sections]).toEqual(['a']);
    report.do(({ folding }) => folding.toggle('section', 'a', known));
    expect(report.search()).not.toHaveProperty('fold');
  });

  it('a summary folds every section and no details; its opposite unfolds them', () => {
    const report = open('/report?from=2025-01-01&to=2025-12-31&open=b');
    report.do(({ folding }) => folding.setSummary('section', true));
    report.do(({ folding }) => folding.setSummary('details', true));
    expect(report.search().fold).not.toBeUndefined();
    expect(report.search()).not.toHaveProperty('open');
    report.do(({ folding }) => folding.setSummary('section', false));
    expect(report.search()).not.toHaveProperty('fold');
  });

  it('one section of a summary is unfolded alone', () => {
    const report = open('/report?from=2025-01-01&to=2025-12-31');
    report.do(({ folding }) => folding.setSummary('section', true));
    report.do(({ folding }) => folding.toggle('section', 'b', known));
    expect(report.search().fold).toBe('a,c');
  });
});
