import { type Client, dataOf } from '../../tests/support/client.ts';
import type { Figure } from '../figure.ts';
import type { Desk } from './measures.ts';

const ROWS = 10_000;

function csv(): string {
  const rows = ['Date,Description,Withdrawal,Deposit,Balance'];
  let cents = 100_000_000;
  for (let n = 0; n < ROWS; n++) {
    const amount = 1000 + ((n * 7919) % 90_000);
    const received = n % 4 === 0;
    cents += received ? amount : -amount;
    const day = String(1 + Math.floor((n * 30) / ROWS)).padStart(2, '0');
    const text = (amount / 100).toFixed(2);
    rows.push(
      `${day}/04/2026,"CARD ${n} SHOP ${n % 300}",${received ? '' : text},${received ? text : ''},${(cents / 100).toFixed(2)}`,
    );
  }
  return rows.join('\n');
}

interface Preview {
  document_id: string;
  problem_count: number;
  statements: {
    lines: number;
    currency: string | null;
    opening_balance: string | null;
    closing_balance: string | null;
  }[];
}

/** Measures a bank file of ten thousand rows, from the upload to the lines in the account. */
export async function measureImport({ client, companyId }: Desk): Promise<Figure[]> {
  const bytes = new TextEncoder().encode(csv());
  const before = performance.now();
  const preview = dataOf<Preview>(await uploadFile(client, companyId, bytes));
  const [statement] = preview.statements;
  if (statement === undefined || preview.problem_count > 0)
    throw new Error(`the file was not understood: ${JSON.stringify(preview).slice(0, 400)}`);
  const taken = {
    bank_account_id: null,
    currency: 'HKD',
    opening_balance: statement.opening_balance,
    closing_balance: statement.closing_balance,
  };
  dataOf(
    await client.post(`/api/company/${companyId}/bank-import/${preview.document_id}/confirm`, { statements: [taken] }),
  );
  const seconds = (performance.now() - before) / 1000;
  return [
    { name: `import of a CSV of ${ROWS} lines`, value: seconds, unit: 's', goal: 5, note: `${statement.lines} lines` },
  ];
}

function uploadFile(client: Client, companyId: string, bytes: Uint8Array) {
  const form = new FormData();
  form.append('files[0]', new Blob([new Uint8Array(bytes)]), 'bench.csv');
  return client.call('POST', `/api/company/${companyId}/bank-import`, form);
}
