import type { TaxAdjustmentBody, TaxComputation, TaxJournalBody, TaxProfile } from '@folio/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import type { BodyOf } from '../../api-calls.ts';
import { refreshYears } from '../books/accounting-closing.ts';
import { useAfterPosting } from './use-after-posting.ts';

const taxKey = ['accounting', 'profits-tax'] as const;
const quiet = { quiet: true };
const once = () => ({ ...quiet, headers: { 'Idempotency-Key': crypto.randomUUID() } });

/** The tax profile, and every computation. */
export function useTaxOverview() {
  return useQuery({
    queryKey: [...taxKey, 'overview'],
    queryFn: () => api('GET /api/company/:companyId/profits-tax', quiet),
  });
}

export function useTaxComputation(id: string) {
  return useQuery({
    queryKey: [...taxKey, id],
    queryFn: () => api('GET /api/company/:companyId/profits-tax/:id', { params: { id }, ...quiet }),
  });
}

/** The postings behind an adjustment. */
export function useAdjustmentLines(id: string, adjustmentId: string) {
  return useQuery({
    queryKey: [...taxKey, id, 'lines', adjustmentId],
    queryFn: () =>
      api('GET /api/company/:companyId/profits-tax/:id/adjustment/:adjustmentId/line', {
        params: { id, adjustmentId },
        ...quiet,
      }),
  });
}

/** The allowances of an asset under hire purchase, by year of assessment. */
export function useHirePurchaseYears(id: string) {
  return useQuery({
    queryKey: [...taxKey, 'hire-purchase', id],
    queryFn: () => api('GET /api/company/:companyId/fixed-asset/:id/hire-purchase', { params: { id }, ...quiet }),
  });
}

type NewBody = BodyOf<'POST /api/company/:companyId/profits-tax'>;
export type SaveTaxBody = BodyOf<'PUT /api/company/:companyId/profits-tax/:id'>;

/** Calls about the profile and new computations. They are quiet, because errors are shown where they were caused. */
export function useTaxCalls() {
  const queryClient = useQueryClient();
  const kept = async <T>(answer: Promise<T>): Promise<T> => {
    const data = await answer;
    await queryClient.invalidateQueries({ queryKey: taxKey });
    await refreshYears(queryClient);
    return data;
  };
  return {
    saveProfile: (body: TaxProfile) => kept(api('PUT /api/company/:companyId/tax-profile', { body, ...quiet })),
    create: (body: NewBody) => kept(api('POST /api/company/:companyId/profits-tax', { body, ...once() })),
    remove: (id: string) => kept(api('DELETE /api/company/:companyId/profits-tax/:id', { params: { id }, ...quiet })),
  };
}

/** Calls that change a computation; each needs the version that was seen. */
export function useComputationCalls({ id, version }: Pick<TaxComputation, 'id' | 'version'>) {
  const queryClient = useQueryClient();
  const params = { id };
  const kept = async (answer: Promise<TaxComputation>): Promise<TaxComputation> => {
    const tax = await answer;
    await queryClient.invalidateQueries({ queryKey: taxKey });
    await refreshYears(queryClient);
    return tax;
  };
  const after = useAfterPosting();
  const posted = async (answer: Promise<TaxComputation>) => after(await kept(answer));
  return {
    save: (body: Omit<SaveTaxBody, 'version'>) =>
      kept(api('PUT /api/company/:companyId/profits-tax/:id', { params, body: { ...body, version }, ...quiet })),
    propose: () =>
      kept(api('POST /api/company/:companyId/profits-tax/:id/propose', { params, body: { version }, ...quiet })),
    adjust: (body: Omit<TaxAdjustmentBody, 'version'>) =>
      kept(
        api('PUT /api/company/:companyId/profits-tax/:id/adjustment', { params, body: { ...body, version }, ...quiet }),
      ),
    approve: (hash: string) =>
      kept(api('POST /api/company/:companyId/profits-tax/:id/approve', { params, body: { version, hash }, ...quiet })),
    reopen: (reason: string) =>
      kept(api('POST /api/company/:companyId/profits-tax/:id/reopen', { params, body: { version, reason }, ...quiet })),
    postJournal: (body: Omit<TaxJournalBody, 'version'>) =>
      posted(
        api('POST /api/company/:companyId/profits-tax/:id/journal', { params, body: { ...body, version }, ...once() }),
      ),
    reverseJournal: (date: string) =>
      posted(
        api('POST /api/company/:companyId/profits-tax/:id/journal/reverse', {
          params,
          body: { version, date },
          ...quiet,
        }),
      ),
  };
}
