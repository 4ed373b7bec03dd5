import type { BankLineRow } from '@folio/contract';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../../tests/support/client.ts';
import { invoiceDraft } from '../../tests/support/drafts.ts';
import { importStatement } from '../import-statement.ts';
import type { Caller } from '../ledger/caller.ts';
import type { ProductProcess } from '../ledger/product/server.ts';
import { callerOf, postOnce } from '../ledger/product/sign-in.ts';
import { centsText, contactName } from '../ledger/workload/documents.ts';

/** A bank line that a person codes and opens again. */
export interface WorkLine {
  id: string;
  amount: string;
  isCoded: boolean;
}

/** A company with some work in it, and the session of its owner. */
export interface Workplace {
  companyId: string;
  client: Client;
  bankAccountId: string;
  invoiceIds: string[];
  lines: WorkLine[];
}

const INVOICES = 40;
const LINES = 200;

/** Signs a person up, and makes a company with invoices and a bank statement. */
export async function openWorkplace(product: ProductProcess, number: number): Promise<Workplace> {
  const client = await signedInClient(product.url, product.folder, `load-${number}-${Date.now()}@example.com`);
  const companyId = await createSampleCompany(client);
  const caller = callerOf(client);
  const invoiceIds: string[] = [];
  for (let n = 0; n < INVOICES; n++) invoiceIds.push(await raiseInvoice(caller, companyId, `LOAD-${n}`, n));
  caller.close();
  const bankAccountId = await importStatement(client, companyId, statement());
  const path = `/api/company/${companyId}/bank-line?account_id=${bankAccountId}&show=to_do&limit=${LINES}`;
  const rows = dataOf<BankLineRow[]>(await client.get(path));
  const lines = rows.flatMap(({ id, spent }) => (spent === null ? [] : [{ id, amount: spent, isCoded: false }]));
  return { companyId, client, bankAccountId, invoiceIds, lines };
}

/** Makes and confirms an invoice; answers its id. */
export async function raiseInvoice(
  caller: Caller,
  companyId: string,
  number: string,
  customer: number,
): Promise<string> {
  const path = `/api/company/${companyId}/invoice`;
  const draft = invoiceDraft({ number, customer: { name: contactName(customer % 500), address: null, tax_id: null } });
  const made = await postOnce<{ id: string; version: number }>(caller, path, { type: 'sales_invoice', draft });
  await postOnce(caller, `${path}/${made.id}/confirm`, { version: made.version });
  return made.id;
}

function statement(): string {
  let cents = 100_000_000n;
  const rows = Array.from({ length: LINES }, (_, n) => {
    const day = String(1 + Math.floor((n * 30) / LINES)).padStart(2, '0');
    const amount = BigInt(1000 + ((n * 7919) % 90_000));
    cents -= amount;
    return `${day}/04/2026,CARD ${n} SHOP ${n % 60},${centsText(amount)},,${centsText(cents)}`;
  });
  return ['Date,Description,Withdrawal,Deposit,Balance', ...rows].join('\n');
}
