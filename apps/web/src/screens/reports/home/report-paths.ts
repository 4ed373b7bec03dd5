interface Days {
  from: string;
  to: string;
}

function reportPath(report: string, query: Record<string, string>): string {
  return `/reports/${report}?${new URLSearchParams(query)}`;
}

/** The profit and loss of the days that a bar covers. */
export function profitLossPath({ from, to }: Days): string {
  return reportPath('profit-loss', { from, to });
}

/** The cash flow statement of the days that Home shows. */
export function cashFlowPath({ from, to }: Days): string {
  return reportPath('cash-flow', { from, to });
}

/** The postings of all cash accounts in the days that a bar covers. */
export function cashPath(accounts: readonly string[], { from, to }: Days): string {
  return reportPath('account-transaction', { account: accounts.join(','), from, to });
}

const salesKinds = 'sales_invoice,sales_credit_note';

/** The invoices and credit notes of the days, of one customer or of all. */
export function salesPath({ from, to }: Days, contactId?: string): string {
  return reportPath('transaction-detail', {
    from,
    to,
    kind: salesKinds,
    ...(contactId !== undefined && { contact: contactId }),
  });
}
