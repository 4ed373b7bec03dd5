import type { CompanyBody } from '@folio/contract';
import { Refusal } from '../../platform/http/refusal.ts';

/** What the schema alone cannot say: a company is not founded tomorrow, and its currency is one of the world's. */
export function checkCompany(body: CompanyBody, today: string): void {
  const faults = [];
  if (body.incorporated_date > today) faults.push({ path: 'incorporated_date', word: 'date_future' });
  if (!Intl.supportedValuesOf('currency').includes(body.base_currency))
    faults.push({ path: 'base_currency', word: 'currency_unknown' });
  if (faults.length > 0) throw new Refusal('validation_failed', { faults });
}
