import type { DisposalBody } from '@folio/contract';
import { canHoldProceeds, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue, type MessageValues } from '../../../../platform/http/domain-error.ts';
import type { CompanyBooks } from '../../../books/ledger/index.ts';
import { minorOf } from '../record.ts';
import { type FoundSource, findSource, type StoredSource } from './source-store.ts';

/**
 * The line that recorded the proceeds of a disposal; null if the request names none. The disposal debits the account that the
 * line credited, by the same amount, so that the proceeds count once. Throws `validation_failed` with everything that is wrong.
 */
export async function checkSource(
  tx: CompanyTransaction,
  body: DisposalBody,
  books: CompanyBooks,
): Promise<StoredSource | null> {
  const { source } = body;
  if (source == null) return null;
  const found = await findSource(tx, { kind: source.kind, entryId: source.entry_id, lineNo: source.line_no });
  if (found === null) throw refusal([{ path: 'source', word: `asset_source_unknown_${source.kind}` }]);
  const faults = [...faultsOfLine(found, books), ...faultsOfRequest(found, body, books)];
  if (faults.length > 0) throw refusal(faults);
  return found;
}

const refusal = (faults: FieldIssue[]) => new DomainError('validation_failed', { faults });

function faultsOfLine(found: FoundSource, { baseCurrency, chart }: CompanyBooks): FieldIssue[] {
  const { kind, number, account, amountMinor, takenBy } = found;
  const fault = (word: string, values: MessageValues = {}) => [{ path: 'source', word, values: { number, ...values } }];
  if (!found.isInEffect) return fault(`asset_source_ended_${kind}`);
  if (takenBy !== null) return fault('asset_source_taken', { asset: takenBy });
  const known = chart.byCode.get(account);
  if (known === undefined || !canHoldProceeds(known)) return fault('asset_source_account', { account });
  if (amountMinor <= 0n) return fault('asset_source_not_received', { found: formatMoney(amountMinor, baseCurrency) });
  return [];
}

function faultsOfRequest(
  { number, account, amountMinor }: FoundSource,
  { proceeds, proceeds_account }: DisposalBody,
  { baseCurrency }: CompanyBooks,
): FieldIssue[] {
  const faults: FieldIssue[] = [];
  const proceedsMinor = minorOf('proceeds', proceeds, baseCurrency);
  if (proceedsMinor !== amountMinor) {
    const [found, expected] = [formatMoney(proceedsMinor, baseCurrency), formatMoney(amountMinor, baseCurrency)];
    faults.push({ path: 'proceeds', word: 'asset_source_amount', values: { number, found, expected } });
  }
  if (proceeds_account !== account) {
    const values = { number, found: proceeds_account ?? '–', expected: account };
    faults.push({ path: 'proceeds_account', word: 'asset_source_other_account', values });
  }
  return faults;
}
