import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { BackupHealth } from '../backup/index.ts';
import type { Database } from '../database/open.ts';
import type { Log } from '../log/index.ts';
import type { Measures } from '../metrics/index.ts';
import type { Storage } from '../storage/index.ts';

export interface Platform {
  config: Config;
  database: Database;
  log: Log;
  /** The current time; tests replace it. */
  now(): Date;
  /** Folder of the built web application; null = API only. */
  webFolder: string | null;
  /** Where uploaded files are; its check is part of the readiness. */
  storage?: Pick<Storage, 'check'>;
  /** True once shutdown was requested: the server finishes the requests in progress. */
  isDraining?: () => boolean;
  /** Whether scheduled backups succeed. */
  backupHealth?: () => BackupHealth;
  /** Counts what happens; absent if no metrics are asked for. */
  measures?: Measures;
}

export interface FolioApp {
  http: FastifyInstance;
  platform: Platform;
}
