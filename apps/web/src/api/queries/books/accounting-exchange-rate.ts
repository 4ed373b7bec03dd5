import type { ExchangeRateRow, exchangeRateImport } from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiPage } from '../../api.ts';
import type { ListQueryOf } from '../../api-calls.ts';

export type RateQuery = ListQueryOf<'GET /api/company/:companyId/exchange-rate'>;

/** The result of an import, or its preview. */
export type RateImport = (typeof exchangeRateImport)['_output'];
const ratesKey = ['accounting', 'rates'] as const;

const rates = (query: RateQuery) =>
  apiPage('GET /api/company/:companyId/exchange-rate', { quiet: true, query: { ...query } });

/** Exchange rates, newest first. */
export function useExchangeRates(query: RateQuery) {
  return useQuery({
    queryKey: [...ratesKey, query],
    queryFn: () => rates(query),
    placeholderData: keepPreviousData,
  });
}

/** The newest rate of a currency on or before a day; null if no rate exists or the request failed. */
export async function rateOn(queryClient: QueryClient, currency: string, day: string): Promise<string | null> {
  const query = { page: 1, limit: 1, currency, to: day };
  try {
    const { data } = await queryClient.fetchQuery({ queryKey: [...ratesKey, query], queryFn: () => rates(query) });
    return data[0]?.rate ?? null;
  } catch {
    return null;
  }
}

/** Calls that change rates. They are quiet, because errors are shown where they were caused. */
export function useExchangeRateCalls() {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ratesKey });
  return {
    set: async (rate: ExchangeRateRow) => {
      const kept = await api('POST /api/company/:companyId/exchange-rate', { body: rate, quiet: true });
      refresh();
      return kept;
    },
    remove: async ({ currency, date }: ExchangeRateRow) => {
      await api('POST /api/company/:companyId/exchange-rate/remove', { body: { currency, date }, quiet: true });
      refresh();
    },
    /** Previews the changes of the file. */
    preview: (csv: string) =>
      api('POST /api/company/:companyId/exchange-rate/import', { body: { csv, dry_run: true }, quiet: true }),
    import: async (csv: string) => {
      const done = await api('POST /api/company/:companyId/exchange-rate/import', {
        body: { csv, dry_run: false },
        quiet: true,
      });
      refresh();
      return done;
    },
  };
}
