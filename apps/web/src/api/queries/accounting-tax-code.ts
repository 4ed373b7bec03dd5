import type { TaxCodeRow } from '@folio/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, put } from '../client.ts';

export type TaxCode = Omit<TaxCodeRow, 'used'>;

const path = '/api/company/:companyId/tax-code';
export const taxCodesKey = ['accounting', 'tax-codes'] as const;

export function useTaxCodes() {
  return useQuery({ queryKey: taxCodesKey, queryFn: () => get<TaxCodeRow[]>(path, { quiet: true }) });
}

const usualStayMs = 3_600_000;

/** Codes usual in one country or another, ready to be added. */
export function useUsualTaxCodes(isOn: boolean) {
  return useQuery({
    queryKey: ['accounting', 'usual-tax-codes'],
    queryFn: () => get<TaxCode[]>(`${path}/usual`, { quiet: true }),
    staleTime: usualStayMs,
    enabled: isOn,
  });
}

/** Calls that change the codes; refusals are shown where they were caused, so they are quiet. */
export function useTaxCodeCalls() {
  const queryClient = useQueryClient();
  const keep = (row: TaxCodeRow) => {
    queryClient.setQueryData<TaxCodeRow[]>(taxCodesKey, (rows) => rows && withRow(rows, row));
    void queryClient.invalidateQueries({ queryKey: taxCodesKey });
    return row;
  };
  return {
    add: async (code: TaxCode) => keep(await post<TaxCodeRow>(path, code, { quiet: true })),
    change: async ({ code, ...rest }: TaxCode) =>
      keep(await put<TaxCodeRow>(`${path}/${encodeURIComponent(code)}`, rest, { quiet: true })),
  };
}

function withRow(rows: readonly TaxCodeRow[], row: TaxCodeRow): TaxCodeRow[] {
  return [...rows.filter((one) => one.code !== row.code), row].sort((a, b) => (a.code < b.code ? -1 : 1));
}
