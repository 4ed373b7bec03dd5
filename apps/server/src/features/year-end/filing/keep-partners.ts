import type { Filing, FilingPartnersBody } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { listTaxYears } from '../profits-tax/index.ts';
import type { AccountsCall } from '../statutory-accounts/index.ts';
import { noteFiling } from './note-filing.ts';
import { partnersOf } from './partners.ts';
import { writePartners } from './partners-store.ts';
import { readFilingView } from './view.ts';

/** Saves the partners of a year. Throws `stale_version`, and `validation_failed` for days that contradict each other. */
export async function savePartners(
  tx: CompanyTransaction,
  call: AccountsCall,
  { year, version, partners }: FilingPartnersBody,
): Promise<Filing> {
  if (!(await listTaxYears(tx)).includes(year)) throw new DomainError('not_found');
  const faults = partners.flatMap(({ entered_on, left_on }, index): FieldIssue[] => {
    if (entered_on === null || left_on === null || left_on >= entered_on) return [];
    const values = { from: entered_on, to: left_on };
    return [{ path: `partners.${index}.left_on`, word: 'filing_partner_days', values }];
  });
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  if ((await partnersOf(tx, year)).version !== version) throw new DomainError('stale_version');
  if (!(await writePartners(tx, { year, partners, version }))) throw new DomainError('stale_version');
  await noteFiling(tx, call, 'filing_partners_saved', {
    year,
    count: String(partners.length),
    shares: partners.map(({ name, share }) => `${name} ${share} %`).join(', '),
  });
  return readFilingView(tx, call, year);
}
