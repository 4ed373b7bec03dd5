import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { dayInHongKong, parseExampleCompany } from '@folio/ledger';
import type { Ingestion } from '../../features/documents/ingestion/index.ts';
import { receiveFile } from '../../features/documents/upload/index.ts';
import { createUser, demoSignIn, findUserByEmail, hashPassword } from '../../features/people/session/index.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/http/app.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { replayExample } from './replay-example.ts';
import { seedPractices } from './seed-practice.ts';
import { describeDemoAccount } from './store.ts';

export interface DemoTools {
  platform: Platform;
  storage: Storage;
  ingestion: Ingestion;
}

/**
 * Creates the fictional Harbour Lantern Trading Limited once: its year through the application's own services, the
 * documents of the following month, which wait to be read, and practices with access to it. If the data folder
 * already has the demo's user, nothing is changed.
 */
export async function seedDemo(tools: DemoTools): Promise<void> {
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
  const now = tools.platform.now();
  const example = readExample();
  const companyId = await replayExample(database, example, { userId, now, today: dayInHongKong(now) });
  await inCompany(database, companyId, (tx) =>
    describeDemoAccount(tx, '1010', { bank: 'Harbour Bank', number: '999-204418-001' }),
  );
  await uploadPapers(tools, companyId, userId);
  const br = example.company.businessRegistration ?? '';
  if (br !== '') await seedPractices(tools.platform, { companyId, ownerId: userId, br });
}

function readExample() {
  return parseExampleCompany(
    JSON.parse(readFileSync(join(import.meta.dirname, 'harbour-lantern.events.json'), 'utf8')),
  );
}

async function uploadPapers(
  { platform, storage, ingestion }: DemoTools,
  companyId: string,
  userId: string,
): Promise<void> {
  // Drawing the documents needs fonts and a PDF library: they are loaded only when needed.
  const { demoMonth, loadExample } = await import('@folio/sample-documents');
  const now = platform.now();
  const call = {
    companyId,
    userId,
    now,
    today: dayInHongKong(now),
    role: 'owner' as const,
    transaction: <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(platform.database, companyId, work),
  };
  for await (const { fileName, bytes } of demoMonth(loadExample())) {
    const { id, isNew } = await receiveFile(call, storage, platform.config.maxUploadBytes, {
      name: fileName,
      stream: Readable.from([Buffer.from(bytes)]),
    });
    if (isNew) await ingestion.enqueue(companyId, id);
  }
}
