import { detectLayout, readCsv, readTrialBalance, type TrialBalanceFile } from '@folio/ledger';
import { Refusal } from '../../../platform/http/refusal.ts';

/** The trial balances of a file, one a month or day. Refuses a file that is none. */
export function readBalances(text: string, baseCurrency: string): TrialBalanceFile {
  const { rows } = readCsv(text);
  const layout = detectLayout(rows, baseCurrency);
  if (layout === null) throw new Refusal('file_empty');
  const read = readTrialBalance(rows, layout, baseCurrency);
  const [fault] = read.faults;
  if (fault !== undefined)
    throw new Refusal('validation_failed', { word: `import_${fault.code}`, values: { ...fault.values } });
  if (read.periods.some(({ day }) => day === null))
    throw new Refusal('validation_failed', { word: 'import_date_missing' });
  return read;
}
