import type { ExchangeRateRow, exchangeRateImport, ListMeta } from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, post } from '../client.ts';

export interface RateQuery {
  page: number;
  limit: number;
  currency?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** What an import did, or would do. */
export type RateImport = (typeof exchangeRateImport)['_output'];

const path = '/api/company/:companyId/exchange-rate';
const ratesKey = ['accounting', 'rates'] as const;

const rates = (query: RateQuery) =>
  call<ExchangeRateRow[], ListMeta>('GET', path, { quiet: true, query: { ...query } });

/** Exchange rates, newest first. */
export function useExchangeRates(query: RateQuery) {
  return useQuery({
    queryKey: [...ratesKey, query],
    queryFn: () => rates(query),
    placeholderData: keepPreviousData,
  });
}

/** The newest rate of a currency on or before a day; null where there is none, or none could be asked for. */
export async function rateOn(queryClient: QueryClient, currency: string, day: string): Promise<string | null> {
  const query = { page: 1, limit: 1, currency, to: day };
  try {
    const { data } = await queryClient.fetchQuery({ queryKey: [...ratesKey, query], queryFn: () => rates(query) });
    return data[0]?.rate ?? null;
  } catch {
    return null;
  }
}

/** Calls that change rates; refusals are shown where they were caused, so they are quiet. */
export function useExchangeRateCalls() {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ratesKey });
  return {
    set: async (rate: ExchangeRateRow) => {
      const kept = await post<ExchangeRateRow>(path, rate, { quiet: true });
      refresh();
      return kept;
    },
    remove: async ({ currency, date }: ExchangeRateRow) => {
      await post<null>(`${path}/remove`, { currency, date }, { quiet: true });
      refresh();
    },
    /** Says what the file would change. */
    preview: (csv: string) => post<RateImport>(`${path}/import`, { csv, dry_run: true }, { quiet: true }),
    import: async (csv: string) => {
      const done = await post<RateImport>(`${path}/import`, { csv, dry_run: false }, { quiet: true });
      refresh();
      return done;
    },
  };
}
