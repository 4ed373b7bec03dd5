import type { AccountsBody, StatutoryAccounts } from '@folio/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiDownload } from '../../api.ts';
import type { QueryOf } from '../../api-calls.ts';
import { refreshYears } from '../books/accounting-closing.ts';

const accountsKey = ['accounting', 'statutory-accounts'] as const;
const once = () => ({ quiet: true, headers: { 'Idempotency-Key': crypto.randomUUID() } });

/** The accounts of the period that ends on a day; without a day those of the last period that is over. */
export function useStatutoryAccounts(end: string | undefined) {
  return useQuery({
    queryKey: [...accountsKey, end ?? ''],
    queryFn: () => api('GET /api/company/:companyId/statutory-accounts', { quiet: true, query: { end } }),
    placeholderData: keepPreviousData,
  });
}

type Version = Pick<AccountsBody, 'end' | 'version'>;

/** Saving, freezing and reopening; the caller shows errors. */
export function useAccountsChanges() {
  const queryClient = useQueryClient();
  const onSuccess = async (accounts: StatutoryAccounts) => {
    queryClient.setQueryData([...accountsKey, accounts.book.period.to], accounts);
    await queryClient.invalidateQueries({ queryKey: accountsKey });
    await refreshYears(queryClient);
  };
  const save = useMutation({
    mutationFn: (body: AccountsBody) => api('PUT /api/company/:companyId/statutory-accounts', { body, quiet: true }),
    onSuccess,
  });
  const finalise = useMutation({
    mutationFn: (body: Version) => api('POST /api/company/:companyId/statutory-accounts/finalise', { body, ...once() }),
    onSuccess,
  });
  const reopen = useMutation({
    mutationFn: (body: Version) => api('POST /api/company/:companyId/statutory-accounts/reopen', { body, ...once() }),
    onSuccess,
  });
  return { save, finalise, reopen };
}

/** Saves the accounts as a file; the caller shows errors. */
export function exportAccounts(
  query: QueryOf<'GET /api/company/:companyId/statutory-accounts/export'>,
  fileName: string,
): Promise<void> {
  return apiDownload('GET /api/company/:companyId/statutory-accounts/export', fileName, {
    quiet: true,
    query,
  });
}
