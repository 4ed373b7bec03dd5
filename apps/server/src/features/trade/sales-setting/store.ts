import { type SalesImageKind, type SalesSetting, salesImageKind, salesSetting } from '@folio/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { PaperImage } from '../../../platform/paper-file/index.ts';

/** The setting with its version; 0 if it was never saved. */
export async function readStoredSetting(tx: CompanyTransaction): Promise<{ setting: SalesSetting; version: number }> {
  const row = await tx.queries
    .selectFrom('sales_setting')
    .select(['setting', 'version'])
    .where('company_id', '=', tx.companyId)
    .executeTakeFirst();
  return { setting: salesSetting.parse(row?.setting ?? {}), version: row?.version ?? 0 };
}

/** Writes the setting over the version that was read; false if another user changed it in the meantime. */
export async function writeSetting(tx: CompanyTransaction, version: number, setting: SalesSetting): Promise<boolean> {
  const content = JSON.stringify(setting);
  const { rows } = await sql`
    insert into sales_setting (company_id, setting, version) values (${tx.companyId}, ${content}, 1)
    on conflict (company_id) do update set setting = excluded.setting, version = sales_setting.version + 1
     where sales_setting.version = ${version}
    returning version`.execute(tx.queries);
  return rows.length > 0;
}

export interface ImageSize {
  kind: SalesImageKind;
  width: number;
  height: number;
}

export async function listImages(tx: CompanyTransaction): Promise<ImageSize[]> {
  const rows = await tx.queries
    .selectFrom('sales_image')
    .select(['kind', 'width', 'height'])
    .where('company_id', '=', tx.companyId)
    .orderBy('kind')
    .execute();
  return rows.map((row) => ({ ...row, kind: salesImageKind.parse(row.kind) }));
}

export async function writeImage(tx: CompanyTransaction, kind: SalesImageKind, image: PaperImage): Promise<void> {
  const { type, width, height } = image;
  const values = { type, width, height, content: Buffer.from(image.bytes) };
  await tx.queries
    .insertInto('sales_image')
    .values({ company_id: tx.companyId, kind, ...values })
    .onConflict((conflict) => conflict.columns(['company_id', 'kind']).doUpdateSet(values))
    .execute();
}

/** False if the company had no such image. */
export async function deleteImage(tx: CompanyTransaction, kind: SalesImageKind): Promise<boolean> {
  const row = await tx.queries
    .deleteFrom('sales_image')
    .where('company_id', '=', tx.companyId)
    .where('kind', '=', kind)
    .returning('kind')
    .executeTakeFirst();
  return row !== undefined;
}

export async function readImages(tx: CompanyTransaction): Promise<[SalesImageKind, PaperImage][]> {
  const rows = await tx.queries
    .selectFrom('sales_image')
    .select(['kind', 'type', 'width', 'height', 'content'])
    .where('company_id', '=', tx.companyId)
    .execute();
  return rows.map(({ kind, type, content, width, height }): [SalesImageKind, PaperImage] => [
    salesImageKind.parse(kind),
    { type: type === 'image/jpeg' ? 'image/jpeg' : 'image/png', bytes: new Uint8Array(content), width, height },
  ]);
}
