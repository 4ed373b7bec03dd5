import { dayInHongKong, parseExampleCompany } from '@folio/ledger';
import type { Example } from '@folio/sample-documents';
import { sweepBooks } from '../../features/people/practice/index.ts';
import { createUser, demoSignIn, hashPassword, noteEmailProved } from '../../features/people/session/index.ts';
import type { Platform } from '../../platform/http/app.ts';
import { CLIENTS, type Client, clientBooks } from './living/client-books.ts';
import { replayExample } from './replay-example.ts';
import { type DemoPractice, letIn } from './seed-practice.ts';

/**
 * Gives the demo's practice seven more clients, each with books in another state: up to date, with overdue invoices, locked late, with
 * nothing entered yet.
 */
export async function seedClients(platform: Platform, practice: DemoPractice, worked: Example): Promise<void> {
  const passwordHash = await hashPassword(demoSignIn.password);
  for (const client of CLIENTS) {
    const ownerId = await addOwner(platform, client, passwordHash);
    if (ownerId === null) continue;
    const now = platform.now();
    const call = { userId: ownerId, now, today: dayInHongKong(now) };
    const companyId = await replayExample(platform.database, exampleOf(client, worked, call.today), call);
    const message = `We look after the books of ${client.name}.`;
    await letIn(platform, practice, { companyId, ownerId, br: client.br, role: client.role, message });
  }
  await sweepBooks(platform);
}

async function addOwner(
  { database, now }: Platform,
  { owner: { name, email } }: Client,
  passwordHash: string,
): Promise<string | null> {
  const person = { name, email, passwordHash, accountType: 'company' as const, language: 'zh-Hant' as const };
  const id = await createUser(database.queries, person);
  if (id !== null) await noteEmailProved(database.queries, id, now());
  return id;
}

function exampleOf(client: Client, worked: Example, today: string) {
  return parseExampleCompany({
    ...worked,
    company: {
      name: client.name,
      nameZh: client.nameZh,
      baseCurrency: 'HKD',
      financialYearEnd: '03-31',
      businessRegistration: client.br,
      companyNumber: client.br.slice(1, 8),
      incorporatedOn: '2022-05-09',
      industry: client.industry,
      address: 'Unit 5, Specimen Building, 12 Sample Street, Kowloon',
      directors: [client.owner.name],
    },
    contacts: [
      { id: 'C01', ...client.customer },
      { id: 'S01', ...client.supplier },
    ],
    events: clientBooks(client, today),
    reports: [],
  });
}
