import type { Quota } from '../../features/shared/stored-file/index.ts';
import { type AdminDesk, AdminError } from './desk.ts';
import { companiesWithQuota, noteQuota, removeQuota, writeQuota } from './quota-store.ts';

const MIB = 1024 * 1024;

/** Prints the limits of each company and what it uses. */
export async function listQuotas({ platform, say }: AdminDesk): Promise<void> {
  const { config, database, now } = platform;
  say(`The settings: ${words(config.quota)}`);
  for (const company of await companiesWithQuota(database.queries, now())) {
    const used = `${Math.ceil(Number(company.bytes) / MIB)} MB, ${company.today} documents today`;
    say(
      `  ${company.id}  ${company.name}: ${company.quota === null ? 'as the settings' : words(company.quota)}; uses ${used}`,
    );
  }
}

/** Gives a company limits, from its next upload on. @param quota Null: the limits of the settings. */
export async function setQuota({ platform, from, say }: AdminDesk, companyId: string, quota: Quota | null) {
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(companyId);
  const done = await platform.database.queries.transaction().execute(async (tx) => {
    if (!isId || !(await noteQuota(tx, companyId, quota, from.userAgent))) return false;
    await (quota === null ? removeQuota(tx, companyId) : writeQuota(tx, companyId, quota));
    return true;
  });
  if (!done) throw new AdminError(`There is no company ${companyId}. The command quotas lists the companies.`);
  say(`Company ${companyId}: ${quota === null ? 'the limits of the settings' : words(quota)}.`);
}

function words({ storageMb, documentsADay }: Quota): string {
  const storage = storageMb === null ? 'no limit of storage' : `${storageMb} MB of storage`;
  return `${storage}, ${documentsADay === null ? 'no limit of documents' : `${documentsADay} documents a day`}`;
}
