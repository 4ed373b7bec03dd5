import { type CompanySetUp, setUpStep } from '@folio/contract';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { hasAccountant, readSetUp, writeClosed } from './set-up-store.ts';

/** What a new company has set up. Each step is done once the company has what it asks for. */
export async function setUpOf(call: CompanyCall): Promise<CompanySetUp> {
  const accountant = await hasAccountant(call.database.queries, call.companyId);
  const { closed, ...books } = await call.transaction(readSetUp);
  const has = { ...books, accountant };
  return { steps: setUpStep.options.map((step) => ({ step, done: has[step] })), closed };
}

/** Closes the list for everybody in the company; the steps stay where they are in the settings. */
export async function closeSetUp(call: CompanyCall): Promise<CompanySetUp> {
  await call.transaction((tx) => writeClosed(tx, call.now));
  return setUpOf(call);
}
