import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { bankLinesKey, type LineView, linesPerPage, readLines } from '../../../../api/queries/banking/bank.ts';
import { traffic } from '../coding/traffic.ts';
import { LineList } from './line-list.ts';

/** Lines fetched ahead on either side of those in sight, and how many pages at a time. */
const aheadLines = linesPerPage;
const atOnce = 2;
/** Pages are asked for once scrolling rests, and now and then while it goes on at a pace at which lines can be read. */
const restMs = 40;
const everyMs = 150;
const fastLinesAMs = 0.2;

/** The lines of a view: the first page at once, the others as their places come near. */
export function useLineList(view: LineView) {
  const { accountId, show, q, statementId } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is another list
  const list = useMemo(() => new LineList(show), [show, accountId, q, statementId]);
  useSyncExternalStore(list.subscribe, list.snapshot);
  const query = useQuery({
    queryKey: [...bankLinesKey, accountId, show, q, statementId],
    queryFn: async () => {
      const epoch = traffic.epoch();
      return { page: await readLines({ accountId, show, q, statementId }, 1), epoch };
    },
    // What lies in memory from an earlier visit may have been coded since.
    gcTime: 0,
  });
  const { data, refetch } = query;
  useEffect(() => {
    if (data === undefined) return;
    if (data.epoch !== traffic.epoch() || !traffic.isQuiet()) return refetchWhenQuiet(() => void refetch());
    list.markStale();
    list.put(data.page);
  }, [data, list, refetch]);
  const load = useLoader(list, view);
  return { list, load, error: query.error, isFirst: data === undefined, retry: () => void refetch() };
}

function refetchWhenQuiet(refetch: () => void): (() => void) | undefined {
  if (!traffic.isQuiet()) return traffic.onQuiet(refetch);
  refetch();
  return undefined;
}

/** Answers what fetches the pages near a range of places; the newest range comes first, an older one is forgotten. */
function useLoader(list: LineList, view: LineView): (first: number, end: number) => void {
  const wanted = useRef({ first: 0, end: 0 });
  const latestView = useRef(view);
  latestView.current = view;
  const shown = useRef(list);
  shown.current = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has no page on its way
  const loading = useMemo(() => new Set<number>(), [list]);
  const workedAtMs = useRef(0);
  const work = useCallback(() => {
    workedAtMs.current = performance.now();
    // A list that is not shown any more asks for nothing.
    if (!traffic.isQuiet() || shown.current !== list) return;
    const { first, end } = wanted.current;
    const pages = list.missingPages(first - aheadLines, end + aheadLines, linesPerPage);
    const nearest = nearestFirst(pages, (first + end) / 2 / linesPerPage);
    for (const page of nearest) {
      if (loading.size >= atOnce) return;
      if (loading.has(page)) continue;
      loading.add(page);
      const epoch = traffic.epoch();
      void readLines(latestView.current, page)
        .then((answer) => {
          if (epoch === traffic.epoch()) list.put(answer);
          return true;
        })
        .catch(() => false)
        .then((isAnswered) => {
          loading.delete(page);
          // After a failure the next movement tries again, not this.
          if (isAnswered) work();
        });
    }
  }, [list, loading]);
  useEffect(() => traffic.onQuiet(work), [work]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const passedAtMs = useRef(0);
  return useCallback(
    (first, end) => {
      const nowMs = performance.now();
      const pace = Math.abs(first - wanted.current.first) / Math.max(1, nowMs - passedAtMs.current);
      passedAtMs.current = nowMs;
      wanted.current = { first, end };
      clearTimeout(timer.current);
      const untilDueMs = pace > fastLinesAMs ? restMs : workedAtMs.current + everyMs - nowMs;
      timer.current = setTimeout(work, Math.min(restMs, Math.max(0, untilDueMs)));
    },
    [work],
  );
}

function nearestFirst(pages: readonly number[], middle: number): number[] {
  return pages.toSorted((a, b) => Math.abs(a - 0.5 - middle) - Math.abs(b - 0.5 - middle));
}
