import type { TaxCodeRow } from '@folio/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';

export type TaxCode = Omit<TaxCodeRow, 'used'>;
export const taxCodesKey = ['accounting', 'tax-codes'] as const;

export function useTaxCodes() {
  return useQuery({
    queryKey: taxCodesKey,
    queryFn: () => api('GET /api/company/:companyId/tax-code', { quiet: true }),
  });
}

const usualStayMs = 3_600_000;

/** Common tax codes of several countries, which can be added. */
export function useUsualTaxCodes(isOn: boolean) {
  return useQuery({
    queryKey: ['accounting', 'usual-tax-codes'],
    queryFn: () => api('GET /api/company/:companyId/tax-code/usual', { quiet: true }),
    staleTime: usualStayMs,
    enabled: isOn,
  });
}

/** Calls that change tax codes. They are quiet, because errors are shown where they were caused. */
export function useTaxCodeCalls() {
  const queryClient = useQueryClient();
  const keep = (row: TaxCodeRow) => {
    queryClient.setQueryData<TaxCodeRow[]>(taxCodesKey, (rows) => rows && withRow(rows, row));
    void queryClient.invalidateQueries({ queryKey: taxCodesKey });
    return row;
  };
  return {
    add: async (code: TaxCode) => keep(await api('POST /api/company/:companyId/tax-code', { body: code, quiet: true })),
    change: async ({ code, ...rest }: TaxCode) =>
      keep(await api('PUT /api/company/:companyId/tax-code/:code', { params: { code }, body: rest, quiet: true })),
  };
}

function withRow(rows: readonly TaxCodeRow[], row: TaxCodeRow): TaxCodeRow[] {
  return [...rows.filter((one) => one.code !== row.code), row].sort((a, b) => (a.code < b.code ? -1 : 1));
}
