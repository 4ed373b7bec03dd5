import type { BankAccountBody, BankAccountChange } from '@folio/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';

async function refresh(queryClient: QueryClient): Promise<void> {
  const stale = [['bank'], ['ledger-accounts'], ['accounting'], ['reports'], ['companies']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

export function useAddBankAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BankAccountBody) => api('POST /api/company/:companyId/account/', { body, quiet: true }),
    onSuccess: () => refresh(queryClient),
  });
}

export function useChangeBankAccount(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BankAccountChange) =>
      api('PUT /api/company/:companyId/account/:id', { params: { id }, body, quiet: true }),
    onSuccess: () => refresh(queryClient),
  });
}
