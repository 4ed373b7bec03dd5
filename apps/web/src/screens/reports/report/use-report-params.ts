import { useCallback, useEffect, useMemo } from 'react';
import { todayInHongKong } from '../../../components/day/today.ts';
import { useSearch } from '../../../components/hooks/use-search.ts';
import { useSession } from '../../../session/session-store.ts';
import type { ParamName, ReportKind } from './report-kinds.ts';
import { addressAfter, paramsOf, type ReportParams } from './report-params.ts';

export type ChangeParams = (changes: Partial<Record<ParamName, string>>) => void;

/**
 * The parameters in the address and a setter of the changed ones. An address without days gets them written in, so that
 * a link shared tomorrow still shows what is seen today.
 */
export function useReportParams(kind: ReportKind): [ReportParams, ChangeParams] {
  const [search, setSearch] = useSearch();
  const { company } = useSession();
  const fye = company?.fye ?? '12-31';
  const params = useMemo(() => paramsOf(search, kind, todayInHongKong(), fye), [search, kind, fye]);
  const change = useCallback<ChangeParams>(
    (changes) => {
      setSearch((current) => addressAfter(current, kind, todayInHongKong(), fye, changes));
    },
    [setSearch, kind, fye],
  );
  const isDated = search.has('to') || search.has('as_at');
  useEffect(() => {
    if (!isDated) change({ page: params.page });
  }, [isDated, change, params.page]);
  return [params, change];
}
