import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { configureQuota, registerContent, registerDocument } from './index.ts';

const MIB = 1024 * 1024;
const at = (text: string) => new Date(`2026-11-${text}+08:00`);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database.close());
afterEach(() => configureQuota({ storageMb: null, documentsADay: null }));

async function newCompany(): Promise<string> {
  const of = { industry: 'x', br: '1', ci: '1', address: 'x', fye: '03-31', base_currency: 'HKD' };
  const people = { directors: '[]', shareholders: '[]', secretaries: '[]' };
  const { id } = await database.queries
    .insertInto('company')
    .values({ name: 'Lantern', registration_number: '1', ...of, ...people })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const hash = (n: number) => n.toString(16).padStart(64, '0');

/** Takes in a file as an upload does; `n` is its content. */
function takeIn(companyId: string, n: number, { now = at('27T09:00'), sizeBytes = 1 } = {}): Promise<unknown> {
  return inCompany(database, companyId, async (tx) => {
    await registerContent(tx, { sha256: hash(n), sizeBytes, type: 'application/pdf' });
    return registerDocument(tx, { name: `${n}.pdf`, sha256: hash(n), userId: null, now });
  });
}

describe('what a company may store', () => {
  it('has no limit unless the server has one', async () => {
    const companyId = await newCompany();
    for (let n = 1; n <= 5; n++) await takeIn(companyId, n, { sizeBytes: 100 * MIB });
  });

  it('ends with the limit of the server, and a file that is there already takes nothing', async () => {
    configureQuota({ storageMb: 10, documentsADay: null });
    const [companyId, other] = [await newCompany(), await newCompany()];
    await takeIn(companyId, 1, { sizeBytes: 6 * MIB });
    await takeIn(companyId, 2, { sizeBytes: 4 * MIB });
    const refused = { code: 'storage_full', word: 'quota_storage', values: { max: '10' } };
    await expect(takeIn(companyId, 3)).rejects.toMatchObject(refused);
    await takeIn(companyId, 2, { sizeBytes: 4 * MIB });
    await takeIn(other, 3);
  });

  it('ends with its own limit, also above that of the server', async () => {
    configureQuota({ storageMb: 1, documentsADay: 1 });
    const companyId = await newCompany();
    await database.queries.insertInto('company_quota').values({ company_id: companyId, storage_mb: 2 }).execute();
    await takeIn(companyId, 1, { sizeBytes: 2 * MIB });
    await expect(takeIn(companyId, 2)).rejects.toMatchObject({ word: 'quota_storage', values: { max: '2' } });
  });
});

describe('the documents of a day', () => {
  it('begin again at midnight in Hong Kong', async () => {
    configureQuota({ storageMb: null, documentsADay: 2 });
    const companyId = await newCompany();
    await takeIn(companyId, 1, { now: at('26T23:59') });
    await takeIn(companyId, 2, { now: at('27T00:00') });
    await takeIn(companyId, 3, { now: at('27T12:00') });
    const refused = { code: 'too_many_requests', word: 'quota_documents', values: { max: '2' } };
    await expect(takeIn(companyId, 4, { now: at('27T23:59') })).rejects.toMatchObject(refused);
    await takeIn(companyId, 4, { now: at('28T00:00') });
  });

  it('may not be changed by the requests of people', async () => {
    const companyId = await newCompany();
    const write = inCompany(database, companyId, ({ queries }) =>
      queries.insertInto('company_quota').values({ company_id: companyId, storage_mb: 1 }).execute(),
    );
    await expect(write).rejects.toMatchObject({ code: '42501' });
  });
});
