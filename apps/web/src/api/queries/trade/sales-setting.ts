import type {
  InvoiceType,
  NumberSchemeBody,
  PaymentTermBody,
  PaymentTermRow,
  SalesImageKind,
  SalesSetting,
  SalesSettingDetail,
} from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiPage, apiUrl } from '../../api.ts';

export const salesSettingKey = ['sales-setting'] as const;
export const paymentTermsKey = ['payment-terms'] as const;
export const numberSchemesKey = ['number-schemes'] as const;
const quiet = { quiet: true };

export function useSalesSetting() {
  return useQuery({
    queryKey: salesSettingKey,
    queryFn: () => api('GET /api/company/:companyId/sales-setting', { ...quiet }),
  });
}

/** The company's payment terms, including inactive ones (`active: false`). */
export function usePaymentTerms() {
  return useQuery({
    queryKey: paymentTermsKey,
    queryFn: () => api('GET /api/company/:companyId/payment-term', { ...quiet }),
  });
}

/** The numbering of each document type, with its next number. */
export function useNumberSchemes() {
  return useQuery({
    queryKey: numberSchemesKey,
    queryFn: () => api('GET /api/company/:companyId/number-scheme', { ...quiet }),
  });
}

/** Unused numbers of one document type; null queries nothing. */
export function useNumberGaps(type: InvoiceType | null) {
  return useQuery({
    queryKey: [...numberSchemesKey, 'gaps', type],
    queryFn: () =>
      api('GET /api/company/:companyId/number-scheme/gaps', { ...quiet, query: { type: type ?? undefined } }),
    enabled: type !== null,
    staleTime: 0,
  });
}

/**
 * A page of a sample invoice printed with the settings, saved or not: a PNG in base64; the last one stays until the
 * next one arrives.
 */
export function useSamplePaper(setting: SalesSetting, imagesVersion: number) {
  return useQuery({
    queryKey: [...salesSettingKey, 'sample', setting, imagesVersion],
    queryFn: ({ signal }) =>
      api('POST /api/company/:companyId/sales-setting/sample', { body: { setting }, ...quiet, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
}

/** The address of a picture; `version` makes the browser fetch a changed picture again. */
export function salesImageUrl(kind: SalesImageKind, version: number): string {
  return `${apiUrl('GET /api/company/:companyId/sales-setting/image/:kind', { params: { kind } })}?v=${version}`;
}

/**
 * Calls that change how documents are printed, sent and numbered. They are quiet, because errors are shown where they
 * were caused.
 */
export function useSalesSettingCalls() {
  const queryClient = useQueryClient();
  const keep = (detail: SalesSettingDetail) => {
    queryClient.setQueryData(salesSettingKey, detail);
    return detail;
  };
  return {
    save: async (version: number, setting: SalesSetting) =>
      keep(await api('PUT /api/company/:companyId/sales-setting', { body: { version, setting }, ...quiet })),
    putImage: async (kind: SalesImageKind, file: File) =>
      keep(
        await api('POST /api/company/:companyId/sales-setting/image/:kind', {
          params: { kind },
          body: formOf(file),
          ...quiet,
        }),
      ),
    removeImage: async (kind: SalesImageKind) =>
      keep(
        (await apiPage('DELETE /api/company/:companyId/sales-setting/image/:kind', { params: { kind }, ...quiet }))
          .data,
      ),
    saveScheme: async (scheme: NumberSchemeBody) => {
      const rows = await api('PUT /api/company/:companyId/number-scheme', { body: scheme, ...quiet });
      queryClient.setQueryData(numberSchemesKey, rows);
      await numbersChanged(queryClient);
    },
    addTerm: (term: PaymentTermBody) =>
      termsChanged(
        queryClient,
        api('POST /api/company/:companyId/payment-term', {
          body: term,
          ...quiet,
          headers: { 'Idempotency-Key': crypto.randomUUID() },
        }),
      ),
    saveTerm: (id: string, term: PaymentTermBody) =>
      termsChanged(
        queryClient,
        api('PUT /api/company/:companyId/payment-term/:id', { params: { id }, body: term, ...quiet }),
      ),
  };
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
}

async function termsChanged(queryClient: QueryClient, answer: Promise<PaymentTermRow>): Promise<PaymentTermRow> {
  const row = await answer;
  await queryClient.invalidateQueries({ queryKey: paymentTermsKey });
  return row;
}

/** Invalidates the unused numbers and the next number of a document. */
async function numbersChanged(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [...numberSchemesKey, 'gaps'] });
}
