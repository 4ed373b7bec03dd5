import type { SalesSetting } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { NO_IMAGES, type PaperImages } from '../../../platform/paper-file/index.ts';
import { readImages, readStoredSetting } from './store.ts';

/** The company's setting; defaults if it was never saved. */
export async function readSalesSetting(tx: CompanyTransaction): Promise<SalesSetting> {
  return (await readStoredSetting(tx)).setting;
}

/** The company's images, ready for printing. */
export async function readPaperImages(tx: CompanyTransaction): Promise<PaperImages> {
  return { ...NO_IMAGES, ...Object.fromEntries(await readImages(tx)) };
}
