import { type ExampleCompany, isLedgerIssue } from '@folio/ledger';
import { installChart, type LedgerCall, openBankAccount } from '../../features/books/ledger/index.ts';
import { addMember } from '../../features/people/company/index.ts';
import { type Contact, findOrCreateContact } from '../../features/trade/contact/index.ts';
import type { Database } from '../../platform/database/open.ts';
import { type CompanyTransaction, inCompany } from '../../platform/database/transaction.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { applyEvent } from './apply-event.ts';
import { ExampleError, type ReplayState } from './replay-state.ts';
import { insertExampleCompany } from './store.ts';

/** Creates the company of an example, owned by the caller, with its chart, tax codes, bank accounts and contacts. */
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
 * Creates the company of an example and enters its events in order through the same services that the screens use.
 * Either all events are kept or no event is. Throws `ExampleError` naming the event that could not be entered.
 * Returns the company's id.
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
    await openBankAccount(tx, account.code, account.currency ?? baseCurrency);
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
  if (error instanceof DomainError) {
    const faults = error.faults.map((fault) => `${fault.path}: ${fault.word}`);
    return [error.word, JSON.stringify(error.values), ...faults].join(' ');
  }
  if (error instanceof ExampleError || isLedgerIssue(error)) return error.message;
  return error instanceof Error ? error.message : String(error);
}
