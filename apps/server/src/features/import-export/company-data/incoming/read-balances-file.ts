import { readCsv } from '@folio/csv';
import { detectLayout, readTrialBalance, type TrialBalanceFile } from '@folio/ledger';
import { DomainError } from '../../../../platform/http/domain-error.ts';

/** The trial balances of a file, one per month or day. Rejects a file that is not a trial balance. */
export function readBalances(text: string, baseCurrency: string): TrialBalanceFile {
  const { rows } = readCsv(text);
  const layout = detectLayout(rows, baseCurrency);
  if (layout === null) throw new DomainError('file_empty');
  const read = readTrialBalance(rows, layout, baseCurrency);
  const [fault] = read.faults;
  if (fault !== undefined)
    throw new DomainError('validation_failed', { word: `import_${fault.code}`, values: { ...fault.values } });
  if (read.periods.some(({ day }) => day === null))
    throw new DomainError('validation_failed', { word: 'import_date_missing' });
  return read;
}
