import type { BankAccountBody, BankAccountChange, BankAccountRow } from '@folio/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { post, put } from '../client.ts';

const base = '/api/company/:companyId/account/';

async function refresh(queryClient: QueryClient): Promise<void> {
  const stale = [['bank'], ['ledger-accounts'], ['accounting'], ['reports'], ['companies']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Adds a bank account. The form shows refused fields itself. */
export function useAddBankAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BankAccountBody) => post<BankAccountRow>(base, body, { quiet: true }),
    onSuccess: () => refresh(queryClient),
  });
}

export function useChangeBankAccount(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BankAccountChange) =>
      put<BankAccountRow>(`${base}${encodeURIComponent(id)}`, body, { quiet: true }),
    onSuccess: () => refresh(queryClient),
  });
}
