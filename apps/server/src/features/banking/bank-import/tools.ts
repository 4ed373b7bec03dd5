import type { Storage } from '../../../platform/storage/index.ts';

/** What taking in bank files needs of the ground. */
export interface BankImportTools {
  storage: Storage;
  maxUploadBytes: number;
}
