import { useCallback, useEffect, useMemo } from 'react';
import { todayInHongKong } from '../../../components/day/today.ts';
import { useLoadedYears } from '../../../components/day/use-year-rule.ts';
import { useSearch } from '../../../components/hooks/use-search.ts';
import { useSession } from '../../../session/session-store.ts';
import type { ReportKind } from './report-kinds.ts';
import { addressAfter, type ParamChanges, paramsOf, type ReportParams } from './report-params.ts';
import { readView } from './view/kept-view.ts';

export type ChangeParams = (changes: ParamChanges) => void;

/**
 * The parameters in the address and a setter of the changed ones. An address without days gets them written in, so that
 * a link shared tomorrow still shows what is seen today; and it gets the view that the user chose last.
 */
export function useReportParams(kind: ReportKind): [ReportParams, ChangeParams] {
  const [search, setSearch] = useSearch();
  const { profile } = useSession();
  const userId = profile?.id ?? '';
  const { rule, isPending } = useLoadedYears();
  const params = useMemo(() => paramsOf(search, kind, todayInHongKong(), rule), [search, kind, rule]);
  const change = useCallback<ChangeParams>(
    (changes) => {
      setSearch((current) => addressAfter(current, kind, todayInHongKong(), rule, changes));
    },
    [setSearch, kind, rule],
  );
  const isDated = search.has('to') || search.has('as_at');
  useEffect(() => {
    if (!isDated && !isPending) change({ ...readView(localStorage, userId, params), page: params.page });
  }, [isDated, isPending, change, params, userId]);
  return [params, change];
}
