import { type ExampleCompany, isLedgerFault } from '@folio/ledger';
import type { Database } from '../../platform/database/open.ts';
import { type CompanyTransaction, inCompany } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addMember } from '../company/index.ts';
import { type Contact, findOrCreateContact } from '../contact/index.ts';
import { insertBankAccount, installChart, type LedgerCall } from '../ledger/index.ts';
import { applyEvent } from './apply-event.ts';
import { ExampleError, type ReplayState } from './replay-state.ts';
import { insertExampleCompany } from './store.ts';

/** Makes the company of a worked example, owned by the caller, with its chart, tax codes, bank accounts and contacts. */
export async function beginExample(
  database: Database,
  example: ExampleCompany,
  call: LedgerCall,
): Promise<{ companyId: string; state: ReplayState }> {
  const companyId = await database.queries.transaction().execute(async (queries) => {
    const id = await insertExampleCompany(queries, example.company);
    await addMember(queries, id, call.userId, 'owner');
    return id;
  });
  return { companyId, state: await inCompany(database, companyId, (tx) => prepare(tx, example)) };
}

/**
 * Makes the company of a worked example and enters its events in order through the same services a person's clicks go
 * through. Everything or nothing is kept of the events. Throws `ExampleError` naming the event that could not be entered.
 * Answers the company's id.
 */
export async function replayExample(database: Database, example: ExampleCompany, call: LedgerCall): Promise<string> {
  const { companyId, state } = await beginExample(database, example, call);
  await inCompany(database, companyId, async (tx) => {
    for (const event of example.events) {
      try {
        await applyEvent(tx, call, event, state);
      } catch (error) {
        throw new ExampleError(`event ${event.id} (${event.type}) was refused: ${reasonOf(error)}`, { cause: error });
      }
    }
  });
  return companyId;
}

async function prepare(tx: CompanyTransaction, example: ExampleCompany): Promise<ReplayState> {
  const taxCodes = example.taxCodes.map(({ rate, ...code }) => ({ ...code, ratePercent: rate }));
  await installChart(tx, example.accounts, taxCodes);
  const { baseCurrency } = example.company;
  for (const account of example.accounts) {
    if (account.systemRole !== 'bank') continue;
    await insertBankAccount(tx, account.code, { currency: account.currency ?? baseCurrency });
  }
  const contacts = new Map<string, Contact>();
  for (const { id, name, nameZh } of example.contacts)
    contacts.set(id, await findOrCreateContact(tx, { name, nameZh }));
  const foreign = example.accounts.flatMap(({ code, currency }) =>
    currency === null ? [] : [[code, currency] as const],
  );
  return { example, contacts, currencies: new Map(foreign) };
}

function reasonOf(error: unknown): string {
  if (error instanceof Refusal) {
    const faults = error.faults.map((fault) => `${fault.path}: ${fault.word}`);
    return [error.word, JSON.stringify(error.values), ...faults].join(' ');
  }
  if (error instanceof ExampleError || isLedgerFault(error)) return error.message;
  return error instanceof Error ? error.message : String(error);
}
