import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayInHongKong, parseExampleCompany } from '@folio/ledger';
import type { Example } from '@folio/sample-documents';
import type { Config } from '../../config.ts';
import type { Ingestion } from '../../features/documents/ingestion/index.ts';
import { createUser, demoSignIn, findUserByEmail, hashPassword } from '../../features/people/session/index.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/http/app.ts';
import type { CompanyCall } from '../../platform/http/call.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { type ArrivalTools, upload } from './living/arrive.ts';
import { livingBooks } from './living/living-books.ts';
import { seedDesk } from './living/seed-desk.ts';
import { seedMonth } from './living/seed-month.ts';
import { replayExample } from './replay-example.ts';
import { seedClients } from './seed-clients.ts';
import { companyCallOf, seedPractices } from './seed-practice.ts';
import { describeDemoAccount } from './store.ts';

export interface DemoTools {
  platform: Platform;
  storage: Storage;
  ingestion: Ingestion;
}

const ACCOUNT_NUMBERS: Record<string, string> = {
  '1010': '999-204418-001',
  '1020': '999-204418-833',
  '1030': '999-204418-274',
  '1040': '999-204418-275',
};

/**
 * Creates the fictional Harbour Lantern Trading Limited once, through the application's own services, with practices that have
 * access to it. `living`: two financial years up to today, the current month partly done. `worked-year`: the fixed year of the tests
 * and the documents of the month after it. If the data folder already has the demo's user, nothing is changed.
 */
export async function seedDemo(tools: DemoTools, demo: NonNullable<Config['demo']>): Promise<void> {
  const { database } = tools.platform;
  if (await findUserByEmail(database.queries, demoSignIn.email)) return;
  const userId = await createUser(database.queries, {
    name: 'Lam Hoi Yan',
    email: demoSignIn.email,
    passwordHash: await hashPassword(demoSignIn.password),
    accountType: 'company',
    language: 'en-US',
  });
  // Another process is creating the demo at the same moment.
  if (userId === null) return;
  if (demo === 'worked-year') await seedWorkedYear(tools, userId);
  else await seedLiving(tools, userId);
}

function readWorkedYear(): Record<string, unknown> {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'harbour-lantern.events.json'), 'utf8'));
}

async function seedLiving(tools: DemoTools, userId: string): Promise<void> {
  const { platform } = tools;
  const { database } = platform;
  const now = platform.now();
  const today = dayInHongKong(now);
  const worked = readWorkedYear();
  const { company } = parseExampleCompany(worked);
  const books = livingBooks(worked as unknown as Example, today, company.financialYearEnd);
  const example = parseExampleCompany({ ...worked, events: books.entered, reports: [] });
  const companyId = await replayExample(database, example, { userId, now, today });
  await inCompany(database, companyId, async (tx) => {
    for (const [code, number] of Object.entries(ACCOUNT_NUMBERS))
      await describeDemoAccount(tx, code, { bank: 'Harbour Bank', number });
  });
  const call = companyCallOf(platform, companyId, userId);
  await seedMonth(call, arrivalTools(tools), books);
  await seedDesk(call);
  const br = company.businessRegistration ?? '';
  const practice = await seedPractices(platform, { companyId, ownerId: userId, br });
  if (practice !== null) await seedClients(platform, practice, worked as unknown as Example);
}

async function seedWorkedYear(tools: DemoTools, userId: string): Promise<void> {
  const { platform } = tools;
  const { database } = platform;
  const now = platform.now();
  const example = parseExampleCompany(readWorkedYear());
  const companyId = await replayExample(database, example, { userId, now, today: dayInHongKong(now) });
  await inCompany(database, companyId, (tx) =>
    describeDemoAccount(tx, '1010', { bank: 'Harbour Bank', number: '999-204418-001' }),
  );
  await uploadPapers(companyCallOf(platform, companyId, userId), arrivalTools(tools));
  const br = example.company.businessRegistration ?? '';
  if (br !== '') await seedPractices(platform, { companyId, ownerId: userId, br });
}

function arrivalTools({ platform, storage, ingestion }: DemoTools): ArrivalTools {
  return { storage, ingestion, maxUploadBytes: platform.config.maxUploadBytes };
}

async function uploadPapers(call: CompanyCall, tools: ArrivalTools): Promise<void> {
  // Drawing the documents needs fonts and a PDF library: they are loaded only when needed.
  const { demoMonth, loadExample } = await import('@folio/sample-documents');
  for await (const file of demoMonth(loadExample())) await upload(call, tools, file);
}
