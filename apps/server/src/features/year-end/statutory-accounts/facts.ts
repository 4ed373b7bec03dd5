import type { AccountsFacts } from '@folio/contract';
import { type Currency, formatMoney, type Period, parseMoney } from '@folio/ledger';
import { byTheRules } from '../../books/ledger/index.ts';
import type { CompanyFacts } from './store.ts';

/** The facts that accounts begin with: what the company form and the books state. */
export function usualFacts(
  company: CompanyFacts,
  period: Period,
  remuneration: { currentMinor: bigint; previousMinor: bigint; currency: Currency },
): AccountsFacts {
  const { currentMinor, previousMinor, currency } = remuneration;
  const zero = { current: formatMoney(0n, currency), previous: formatMoney(0n, currency) };
  const other = { current: formatMoney(currentMinor, currency), previous: formatMoney(previousMinor, currency) };
  return {
    activity: company.industry,
    activity_zh: '',
    auditor: '',
    auditor_zh: '',
    directors: company.directors
      .filter((director) => servedIn(director, period))
      .map((director) => directorFact(director, period)),
    approved_on: null,
    emoluments: { fees: zero, other, pension: zero },
    related: [],
  };
}

type Director = CompanyFacts['directors'][number];

function servedIn({ appointed_on, resigned_on }: Director, { from }: Period): boolean {
  return !resigned_on || resigned_on >= from || Boolean(appointed_on && appointed_on >= from);
}

/** The days of office, written without words: "2025-06-01 – 2025-12-31". */
function directorFact({ name, name_zh, appointed_on, resigned_on }: Director, { from }: Period) {
  const began = appointed_on && appointed_on >= from ? appointed_on : '';
  const change = began || resigned_on ? `${began} – ${resigned_on ?? ''}`.trim() : '';
  return { name, name_zh: name_zh ?? '', change };
}

/** The sum of the directors' emoluments of the period. Throws `validation_failed` if an amount has too many decimals. */
export function emolumentsOf({ emoluments }: AccountsFacts, currency: Currency): bigint {
  const amounts = Object.values(emoluments).map(({ current }) => current);
  return byTheRules(() => amounts.reduce((sum, amount) => sum + parseMoney(amount, currency), 0n));
}

/** Rejects amounts that the base currency cannot have. */
export function checkFactAmounts({ emoluments, related }: AccountsFacts, currency: Currency): void {
  const amounts = [...Object.values(emoluments), ...related].flatMap(({ current, previous }) => [current, previous]);
  byTheRules(() => {
    for (const amount of amounts) parseMoney(amount, currency);
  });
}
