import type { AutoConfirm, BankRuleBody, BankRuleRow, ListMeta, PayeeMemoryRow, RuleTrial } from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, get, post, put } from '../client.ts';

const base = '/api/company/:companyId';
const rulesKey = ['bank', 'rules'] as const;
const memoryKey = ['bank', 'memory'] as const;
const autoConfirmKey = ['bank', 'auto-confirm'] as const;

export function useBankRules() {
  return useQuery({ queryKey: rulesKey, queryFn: () => get<BankRuleRow[]>(`${base}/bank-rule`, { quiet: true }) });
}

/** A rule as one line suggests it; null asks for nothing. */
export function useRuleFromLine(lineId: string | null) {
  return useQuery({
    queryKey: ['bank', 'rule-from-line', lineId],
    queryFn: () => get<BankRuleBody>(`${base}/bank-line/${lineId}/rule`, { quiet: true }),
    enabled: lineId !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

/** What a rule would have done to the lines there are; the trial before stays until the next is here. Null tries nothing. */
export function useRuleTrial(rule: BankRuleBody | null) {
  return useQuery({
    queryKey: ['bank', 'rule-trial', rule],
    queryFn: ({ signal }) => post<RuleTrial>(`${base}/bank-rule/trial`, rule, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    enabled: rule !== null,
    retry: false,
  });
}

export const memoryPageSize = 50;

/** A page of what was learnt about payees. */
export function usePayeeMemory({ page, q, sort }: { page: number; q: string; sort: string }) {
  return useQuery({
    queryKey: [...memoryKey, page, q, sort],
    queryFn: () =>
      call<PayeeMemoryRow[], ListMeta>('GET', `${base}/bank-memory`, {
        quiet: true,
        query: { page, limit: memoryPageSize, q: q || undefined, sort },
      }),
    placeholderData: keepPreviousData,
  });
}

export function useAutoConfirm() {
  return useQuery({
    queryKey: autoConfirmKey,
    queryFn: () => get<AutoConfirm>(`${base}/bank-auto-confirm`, { quiet: true }),
  });
}

/** Calls that change rules and what was learnt; refusals are shown where they were caused, so they are quiet. */
export function useBankRuleCalls() {
  const queryClient = useQueryClient();
  const path = `${base}/bank-rule`;
  const quiet = { quiet: true };
  const changed = async <T>(answer: Promise<T>): Promise<T> => {
    const value = await answer;
    await suggestionsChanged(queryClient);
    return value;
  };
  return {
    add: (rule: BankRuleBody) =>
      changed(post<BankRuleRow>(path, rule, { ...quiet, headers: { 'Idempotency-Key': crypto.randomUUID() } })),
    change: (id: string, rule: BankRuleBody) => changed(put<BankRuleRow>(`${path}/${id}`, rule, quiet)),
    remove: (id: string) => changed(call<null>('DELETE', `${path}/${id}`, quiet)),
    forget: (id: string) => changed(call<null>('DELETE', `${base}/bank-memory/${id}`, quiet)),
    order: (ids: readonly string[]) =>
      ordered(queryClient, ids, () => post<BankRuleRow[]>(`${path}/order`, { ids }, quiet)),
    setAutoConfirm: async (on: boolean) => {
      queryClient.setQueryData(autoConfirmKey, await put<AutoConfirm>(`${base}/bank-auto-confirm`, { on }, quiet));
    },
  };
}

/** Rules, memory and the lines whose suggestions rest on them are asked for anew. */
async function suggestionsChanged(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['bank'] });
}

/** The list stands in its new order at once, and goes back when the server refuses. */
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
