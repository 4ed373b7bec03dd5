interface Days {
  from: string;
  to: string;
}

function reportPath(report: string, query: Record<string, string>): string {
  return `/reports/${report}?${new URLSearchParams(query)}`;
}

/** The profit and loss of the days a bar stands for. */
export function profitLossPath({ from, to }: Days): string {
  return reportPath('profit-loss', { from, to });
}

/** The postings of all accounts that hold cash, in the days a bar stands for. */
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
