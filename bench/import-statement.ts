import type { BankImportResult } from '@folio/contract';
import { type Client, dataOf } from '../tests/support/client.ts';

interface Preview {
  document_id: string;
  statements: { opening_balance: string | null; closing_balance: string | null }[];
}

/** Imports a statement, as the text of a CSV file, into a new bank account; answers its id. */
export async function importStatement(client: Client, companyId: string, csv: string): Promise<string> {
  const form = new FormData();
  form.append('files[0]', new Blob([csv]), 'statement.csv');
  const base = `/api/company/${companyId}/bank-import`;
  const { document_id: id, statements } = dataOf<Preview>(await client.call('POST', base, form));
  const [read] = statements;
  if (read === undefined) throw new Error('the statement was not understood');
  const { opening_balance, closing_balance } = read;
  const taken = { bank_account_id: null, currency: 'HKD', opening_balance, closing_balance };
  const done = dataOf<BankImportResult>(await client.post(`${base}/${id}/confirm`, { statements: [taken] }));
  const [imported] = done.statements;
  if (imported === undefined) throw new Error('the statement was not imported');
  return imported.bank_account_id;
}
