import type { SecretBox } from '../../../platform/secret-box/index.ts';
import type { Spool } from '../../../platform/spool/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';

/** The parts of the platform that export and import need. */
export interface ExchangeTools {
  storage: Storage;
  spool: Spool;
  /** Seals exported archives; null if the server has no key. */
  secretBox: SecretBox | null;
  /** Largest file of another program's books, and largest single document of an archive, in bytes. */
  maxUploadBytes: number;
  /** Largest company archive that is accepted, in bytes. */
  maxArchiveBytes: number;
}
