import type {
  AssetClassBody,
  AssetSetting,
  AssetTransferBody,
  DisposalBody,
  DisposalSource,
  EstimateBody,
  ImpairmentBody,
  NewAssetBody,
} from '@folio/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, apiPage, once } from '../../api.ts';
import type { ListQueryOf } from '../../api-calls.ts';
import { useAfterPosting } from './use-after-posting.ts';

export type RegisterQuery = ListQueryOf<'GET /api/company/:companyId/fixed-asset'>;

const assetsKey = ['accounting', 'fixed-assets'] as const;
const quiet = { quiet: true } as const;

export function useRegister(query: RegisterQuery) {
  return useQuery({
    queryKey: [...assetsKey, 'list', query],
    queryFn: () => apiPage('GET /api/company/:companyId/fixed-asset', { ...quiet, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
}

export function useAssetClasses() {
  return useQuery({
    queryKey: [...assetsKey, 'classes'],
    queryFn: () => api('GET /api/company/:companyId/asset-class', quiet),
  });
}

export function useFixedAsset(id: string) {
  return useQuery({
    queryKey: [...assetsKey, 'one', id],
    queryFn: () => api('GET /api/company/:companyId/fixed-asset/:id', { ...quiet, params: { id } }),
  });
}

/** Lines of bills, or of one bill, that may be assets. */
export function useBillLines(invoiceId?: string, isAsked = true) {
  return useQuery({
    queryKey: [...assetsKey, 'bill-lines', invoiceId ?? null],
    queryFn: () =>
      api('GET /api/company/:companyId/fixed-asset/bill-line', { ...quiet, query: { invoice_id: invoiceId } }),
    enabled: isAsked,
  });
}

/** From which amount on lines of bills are offered. */
export function useAssetSetting() {
  return useQuery({
    queryKey: [...assetsKey, 'setting'],
    queryFn: () => api('GET /api/company/:companyId/fixed-asset/setting', quiet),
  });
}

/** The depreciation of a month, with a page of the assets of one class and the first of the others. */
export function useDepreciation(query: { month: string; class_id?: string | undefined; page: number }) {
  return useQuery({
    queryKey: [...assetsKey, 'depreciation', query],
    queryFn: () => api('GET /api/company/:companyId/depreciation', { ...quiet, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
}

export function useAssetMovement(from: string, to: string) {
  return useQuery({
    queryKey: [...assetsKey, 'movement', from, to],
    queryFn: () => api('GET /api/company/:companyId/fixed-asset/movement', { ...quiet, query: { from, to } }),
    placeholderData: keepPreviousData,
  });
}

/** The newest lines of invoices or of the bank that may be the proceeds of an asset, and how many there are. */
export function useDisposalCandidates(id: string, query: { kind: DisposalSource['kind']; q: string }) {
  return useQuery({
    queryKey: [...assetsKey, 'disposal-candidates', id, query],
    queryFn: () =>
      apiPage('GET /api/company/:companyId/fixed-asset/:id/disposal-candidate', {
        ...quiet,
        params: { id },
        query: { ...query, limit: 50 },
      }),
    placeholderData: keepPreviousData,
  });
}

/** Calls of the register. They are quiet, because forms show the errors. */
export function useAssetCalls() {
  const after = useAfterPosting();
  const path = (id: string) => ({ ...quiet, ...once(), params: { id } });
  return {
    addClass: async (body: AssetClassBody) =>
      after(await api('POST /api/company/:companyId/asset-class', { ...quiet, ...once(), body })),
    saveClass: async (id: string, body: AssetClassBody & { version: number }) =>
      after(await api('PUT /api/company/:companyId/asset-class/:id', { ...quiet, params: { id }, body })),
    saveSetting: async (body: AssetSetting) =>
      after(await api('PUT /api/company/:companyId/fixed-asset/setting', { ...quiet, body })),
    add: async (body: NewAssetBody) =>
      after(await api('POST /api/company/:companyId/fixed-asset', { ...quiet, ...once(), body })),
    check: (text: string) =>
      api('POST /api/company/:companyId/fixed-asset/import', { ...quiet, body: { text, dry_run: true } }),
    import: async (text: string) =>
      after(
        await api('POST /api/company/:companyId/fixed-asset/import', {
          ...quiet,
          ...once(),
          body: { text, dry_run: false },
        }),
      ),
    dispose: async (id: string, body: DisposalBody) =>
      after(await api('POST /api/company/:companyId/fixed-asset/:id/disposal', { ...path(id), body })),
    impair: async (id: string, body: ImpairmentBody) =>
      after(await api('POST /api/company/:companyId/fixed-asset/:id/impairment', { ...path(id), body })),
    transfer: async (id: string, body: AssetTransferBody) =>
      after(await api('POST /api/company/:companyId/fixed-asset/:id/transfer', { ...path(id), body })),
    estimate: async (id: string, body: EstimateBody) =>
      after(await api('POST /api/company/:companyId/fixed-asset/:id/estimate', { ...path(id), body })),
    /** `catch_up_on`: the first open day, if a person chose it for a locked month. */
    run: async (body: { month: string; catch_up_on: string | null }) =>
      after(await api('POST /api/company/:companyId/depreciation', { ...quiet, ...once(), body })),
    reverse: async (id: string, date: string) =>
      after(await api('POST /api/company/:companyId/asset-posting/:id/reverse', { ...path(id), body: { date } })),
  };
}
