import type { BankRuleBody, BankRuleRow } from '@folio/contract';
import { keepPreviousData, type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiPage, once } from '../../api.ts';

const rulesKey = ['bank', 'rules'] as const;
const memoryKey = ['bank', 'memory'] as const;
const autoConfirmKey = ['bank', 'auto-confirm'] as const;

export function useBankRules() {
  return useQuery({ queryKey: rulesKey, queryFn: () => api('GET /api/company/:companyId/bank-rule', { quiet: true }) });
}

/** The rule that a line suggests; null queries nothing. */
export function useRuleFromLine(lineId: string | null) {
  return useQuery({
    queryKey: ['bank', 'rule-from-line', lineId],
    queryFn:
      lineId === null
        ? skipToken
        : () => api('GET /api/company/:companyId/bank-line/:id/rule', { params: { id: lineId }, quiet: true }),
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * What a rule would have done to the existing lines; the last result stays until the next one arrives. Null queries
 * nothing.
 */
export function useRuleTrial(rule: BankRuleBody | null) {
  return useQuery({
    queryKey: ['bank', 'rule-trial', rule],
    queryFn:
      rule === null
        ? skipToken
        : ({ signal }) => api('POST /api/company/:companyId/bank-rule/trial', { body: rule, quiet: true, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export const memoryPageSize = 50;

/** One page of the remembered payees. */
export function usePayeeMemory({ page, q, sort }: { page: number; q: string; sort: string }) {
  return useQuery({
    queryKey: [...memoryKey, page, q, sort],
    queryFn: () =>
      apiPage('GET /api/company/:companyId/bank-memory', {
        quiet: true,
        query: { page, limit: memoryPageSize, q: q || undefined, sort },
      }),
    placeholderData: keepPreviousData,
  });
}

export function useAutoConfirm() {
  return useQuery({
    queryKey: autoConfirmKey,
    queryFn: () => api('GET /api/company/:companyId/bank-auto-confirm', { quiet: true }),
  });
}

/** Calls that change rules and remembered payees. They are quiet, because errors are shown where they were caused. */
export function useBankRuleCalls() {
  const queryClient = useQueryClient();
  const quiet = { quiet: true };
  const changed = async <T>(answer: Promise<T>): Promise<T> => {
    const value = await answer;
    await suggestionsChanged(queryClient);
    return value;
  };
  return {
    add: (rule: BankRuleBody) =>
      changed(api('POST /api/company/:companyId/bank-rule', { body: rule, ...quiet, ...once() })),
    change: (id: string, rule: BankRuleBody) =>
      changed(api('PUT /api/company/:companyId/bank-rule/:id', { params: { id }, body: rule, ...quiet })),
    remove: (id: string) => changed(api('DELETE /api/company/:companyId/bank-rule/:id', { params: { id }, ...quiet })),
    forget: (id: string) =>
      changed(apiPage('DELETE /api/company/:companyId/bank-memory/:id', { params: { id }, ...quiet })),
    order: (ids: readonly string[]) =>
      ordered(queryClient, ids, () => api('POST /api/company/:companyId/bank-rule/order', { body: { ids }, ...quiet })),
    setAutoConfirm: async (on: boolean) => {
      queryClient.setQueryData(
        autoConfirmKey,
        await api('PUT /api/company/:companyId/bank-auto-confirm', { body: { on }, ...quiet }),
      );
    },
  };
}

async function suggestionsChanged(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['bank'] });
}

/** The list shows the new order at once, and the old order again if the server rejects it. */
async function ordered(
  queryClient: QueryClient,
  ids: readonly string[],
  send: () => Promise<BankRuleRow[]>,
): Promise<void> {
  const before = queryClient.getQueryData<BankRuleRow[]>(rulesKey);
  const places = new Map(ids.map((id, place) => [id, place]));
  await queryClient.cancelQueries({ queryKey: rulesKey });
  queryClient.setQueryData<BankRuleRow[]>(rulesKey, (rows) =>
    rows?.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)),
  );
  try {
    queryClient.setQueryData(rulesKey, await send());
  } catch (cause) {
    queryClient.setQueryData(rulesKey, before);
    throw cause;
  }
}
