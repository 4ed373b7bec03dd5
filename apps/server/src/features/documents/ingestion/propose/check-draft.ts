import type { DocumentDraft, InvoiceDraft, StatementDraft } from '@folio/contract';
import { formatMoney, isLedgerIssue, parseMoney } from '@folio/ledger';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { draftTotals, statedRounding } from '../../../trade/invoice/index.ts';
import type { StoredCheck } from './draft-store.ts';

/**
 * Checks the arithmetic of a current draft, whether it was read or entered: statements by opening + lines = closing
 * and by each printed running balance, invoices by items, tax and total. Runs after reading and after every
 * correction.
 */
export function checkDraft(draft: DocumentDraft): StoredCheck[] {
  try {
    if (draft.statements)
      return draft.statements.flatMap((statement, index) => checkStatement(statement, `statements.${index}`));
    if (draft.invoice) return checkInvoice(draft.invoice);
    return [];
  } catch (error) {
    // An amount that the currency cannot represent (cents of yen) cannot be calculated, so a person must check it.
    if (isLedgerIssue(error) || error instanceof DomainError)
      return [{ code: 'amounts_invalid', holds: false, where: null, found: null, expected: null }];
    throw error;
  }
}

function checkStatement(statement: StatementDraft, path: string): StoredCheck[] {
  const minor = (text: string | null) => (text === null ? null : parseMoney(text, statement.currency));
  const show = (amount: bigint) => formatMoney(amount, statement.currency);
  const opening = minor(statement.opening_balance);
  const closing = minor(statement.closing_balance);
  const checks: StoredCheck[] = [];
  let balance = opening;
  statement.lines.forEach((line, index) => {
    const change = (minor(line.received) ?? 0n) - (minor(line.spent) ?? 0n);
    const printed = minor(line.balance);
    if (balance !== null) balance += change;
    if (printed !== null && balance !== null && printed !== balance) {
      checks.push({
        code: 'running_balance',
        holds: false,
        where: `${path}.lines.${index}.balance`,
        found: show(balance),
        expected: show(printed),
      });
    }
    // Continue from the printed balance, so that one wrong line is reported only once.
    if (printed !== null) balance = printed;
  });
  if (opening !== null && closing !== null) {
    const moved = statement.lines.reduce(
      (sum, line) => sum + (minor(line.received) ?? 0n) - (minor(line.spent) ?? 0n),
      opening,
    );
    checks.push({
      code: 'balances_tie',
      holds: moved === closing,
      where: `${path}.closing_balance`,
      found: show(moved),
      expected: show(closing),
    });
  } else {
    checks.push({
      code: 'balances_missing',
      holds: false,
      where: `${path}.${opening === null ? 'opening_balance' : 'closing_balance'}`,
      found: null,
      expected: null,
    });
  }
  return checks;
}

function checkInvoice(invoice: InvoiceDraft): StoredCheck[] {
  const { currency } = invoice;
  const computed = draftTotals(invoice, { taxCodes: [], taxRounding: statedRounding(invoice, { taxCodes: [] }) });
  const checks: StoredCheck[] = [];
  if (invoice.total !== null) {
    const printed = parseMoney(invoice.total, currency);
    checks.push({
      code: 'total',
      holds: computed.totalMinor === printed,
      where: 'invoice.total',
      found: formatMoney(computed.totalMinor, currency),
      expected: formatMoney(printed, currency),
    });
  }
  if (invoice.issue_date !== null && invoice.due_date !== null && invoice.due_date < invoice.issue_date) {
    checks.push({
      code: 'dates_order',
      holds: false,
      where: 'invoice.due_date',
      found: invoice.due_date,
      expected: invoice.issue_date,
    });
  }
  return checks;
}
