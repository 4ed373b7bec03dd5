import type { SecretBox } from '../../platform/secret-box/index.ts';
import type { Spool } from '../../platform/spool/index.ts';
import type { Storage } from '../../platform/storage/index.ts';

/** What going out and coming in need of the ground. */
export interface ExchangeTools {
  storage: Storage;
  spool: Spool;
  /** Seals archives that leave; null where the server has no key. */
  secretBox: SecretBox | null;
  /** Largest file of another program's books, and largest single paper of an archive. */
  maxUploadBytes: number;
  /** Largest archive of a company that is taken in. */
  maxArchiveBytes: number;
}
