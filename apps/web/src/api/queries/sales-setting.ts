import type {
  InvoiceType,
  NumberGaps,
  NumberSchemeBody,
  NumberSchemeRow,
  PaymentTermBody,
  PaymentTermRow,
  SalesImageKind,
  SalesSetting,
  SalesSettingDetail,
} from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, get, post, put } from '../client.ts';
import { fillPlaceholders } from '../placeholders.ts';

const company = '/api/company/:companyId';
const settingPath = `${company}/sales-setting`;
const termPath = `${company}/payment-term`;
const schemePath = `${company}/number-scheme`;
export const salesSettingKey = ['sales-setting'] as const;
export const paymentTermsKey = ['payment-terms'] as const;
export const numberSchemesKey = ['number-schemes'] as const;
const quiet = { quiet: true };

/** How documents are printed, sent and confirmed. */
export function useSalesSetting() {
  return useQuery({ queryKey: salesSettingKey, queryFn: () => get<SalesSettingDetail>(settingPath, quiet) });
}

/** The company's payment terms, those no longer offered included (`active: false`). */
export function usePaymentTerms() {
  return useQuery({ queryKey: paymentTermsKey, queryFn: () => get<PaymentTermRow[]>(termPath, quiet) });
}

/** How each type is numbered, with the next number of each. */
export function useNumberSchemes() {
  return useQuery({ queryKey: numberSchemesKey, queryFn: () => get<NumberSchemeRow[]>(schemePath, quiet) });
}

/** Numbers of one type that no document has; null asks for nothing. */
export function useNumberGaps(type: InvoiceType | null) {
  return useQuery({
    queryKey: [...numberSchemesKey, 'gaps', type],
    queryFn: () => get<NumberGaps>(`${schemePath}/gaps`, { ...quiet, query: { type: type ?? undefined } }),
    enabled: type !== null,
    staleTime: 0,
  });
}

/** A page of a made-up invoice as the setting would print it, saved or not: base64 of a PNG; the one before stays meanwhile. */
export function useSamplePaper(setting: SalesSetting, imagesVersion: number) {
  return useQuery({
    queryKey: [...salesSettingKey, 'sample', setting, imagesVersion],
    queryFn: ({ signal }) =>
      post<{ pages: number; picture: string }>(`${settingPath}/sample`, { setting }, { ...quiet, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
}

/** Where a picture is fetched from; `version` makes a changed one be asked for anew. */
export function salesImageUrl(kind: SalesImageKind, version: number): string {
  return `${fillPlaceholders(`${settingPath}/image/${kind}`, localStorage)}?v=${version}`;
}

/** Calls that change how documents are printed, sent and numbered; refusals are shown where they were caused, so they are quiet. */
export function useSalesSettingCalls() {
  const queryClient = useQueryClient();
  const keep = (detail: SalesSettingDetail) => {
    queryClient.setQueryData(salesSettingKey, detail);
    return detail;
  };
  return {
    save: async (version: number, setting: SalesSetting) =>
      keep(await put<SalesSettingDetail>(settingPath, { version, setting }, quiet)),
    putImage: async (kind: SalesImageKind, file: File) =>
      keep(await post<SalesSettingDetail>(`${settingPath}/image/${kind}`, formOf(file), quiet)),
    removeImage: async (kind: SalesImageKind) =>
      keep((await call<SalesSettingDetail>('DELETE', `${settingPath}/image/${kind}`, quiet)).data),
    saveScheme: async (scheme: NumberSchemeBody) => {
      const rows = await put<NumberSchemeRow[]>(schemePath, scheme, quiet);
      queryClient.setQueryData(numberSchemesKey, rows);
      await numbersChanged(queryClient);
    },
    addTerm: (term: PaymentTermBody) =>
      termsChanged(
        queryClient,
        post<PaymentTermRow>(termPath, term, { ...quiet, headers: { 'Idempotency-Key': crypto.randomUUID() } }),
      ),
    saveTerm: (id: string, term: PaymentTermBody) =>
      termsChanged(queryClient, put<PaymentTermRow>(`${termPath}/${encodeURIComponent(id)}`, term, quiet)),
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

/** Gaps, and the number a new document is shown. */
async function numbersChanged(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [...numberSchemesKey, 'gaps'] });
}
