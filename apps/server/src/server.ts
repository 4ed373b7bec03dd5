import { join } from 'node:path';
import { sessionEndpoints } from '@folio/contract';
import type { Config } from './config.ts';
import { ConfigError, databaseFolder, withoutPooler } from './config.ts';
import { questionRoutes } from './features/documents/client-request/index.ts';
import { documentRoutes } from './features/documents/document/index.ts';
import { tellFailed } from './features/documents/document-notice/index.ts';
import { fileRoutes, startTrash } from './features/documents/file-storage/index.ts';
import { startIngestion } from './features/documents/ingestion/index.ts';
import { readingRoutes } from './features/documents/reading/index.ts';
import { searchRoutes, startSearchEntries } from './features/documents/search/index.ts';
import { uploadRoutes } from './features/documents/upload/index.ts';
import { exchangeRoutes } from './features/import-export/company-data/index.ts';
import { accessRequestRoutes, startTellingOwners } from './features/people/access-request/index.ts';
import { accountSettingRoutes } from './features/people/account-setting/index.ts';
import { apiTokenRoutes } from './features/people/api-token/index.ts';
import { companyRoutes } from './features/people/company/index.ts';
import { companyPaperRoutes } from './features/people/company-paper/index.ts';
import { identityRoutes } from './features/people/identity/index.ts';
import { operatorRoutes } from './features/people/operator/index.ts';
import { practiceRoutes, watchBooks } from './features/people/practice/index.ts';
import { practiceWorkRoutes } from './features/people/practice-work/index.ts';
import { loadPlans, pricingRoutes } from './features/people/pricing/index.ts';
import {
  secondFactorRoutes,
  takeAuthenticatorCode,
  whatKeepsSecretsShut,
} from './features/people/second-factor/index.ts';
import { sessionRoutes } from './features/people/session/index.ts';
import { staffRoutes } from './features/people/staff/index.ts';
import { configureQuota } from './features/shared/stored-file/index.ts';
import { startRecurring } from './features/trade/recurring/index.ts';
import { auditorRoomRoutes } from './features/year-end/auditor-room/index.ts';
import { closePacketRoutes } from './features/year-end/close-packet/index.ts';
import { demandApart, readBackupKey, type ScheduledBackups, startBackups } from './platform/backup/index.ts';
import { lostEntries } from './platform/database/commit-witness.ts';
import { type Database, openDatabase, witnessFolder } from './platform/database/open.ts';
import type { Platform } from './platform/http/app.ts';
import { createApp } from './platform/http/create-app.ts';
import { DomainError } from './platform/http/domain-error.ts';
import { countRequests, drain } from './platform/http/lifecycle/drain.ts';
import { readiness } from './platform/http/lifecycle/readiness.ts';
import { route } from './platform/http/route.ts';
import { startJobs } from './platform/jobs/index.ts';
import { openLanguageModel } from './platform/llm/index.ts';
import type { Log } from './platform/log/index.ts';
import { createMailer } from './platform/mail/index.ts';
import { devMailbox } from './platform/mail/mailbox.ts';
import { measuredMailer, serveMetrics } from './platform/metrics/index.ts';
import { configureParsing } from './platform/parsing/index.ts';
import { openPrivateFolder } from './platform/private-folder/index.ts';
import { createReader } from './platform/reader/index.ts';
import { startRetention, startTidying } from './platform/retention/index.ts';
import { openSecretBox } from './platform/secret-box/index.ts';
import { openSpool } from './platform/spool/index.ts';
import { openStorage } from './platform/storage/index.ts';
import { VERSION } from './version.ts';
import { accountingRoutes } from './wiring/accounting-routes.ts';
import { seedDemo } from './wiring/demo/index.ts';
import { forgetsOfPerson } from './wiring/forgets.ts';
import { installationOf } from './wiring/given-up.ts';
import { guards } from './wiring/guards.ts';
import { openMetrics } from './wiring/metrics.ts';
import { startSending } from './wiring/sending.ts';
import { traceBySetting } from './wiring/traces.ts';

export interface RunningServer {
  /** Where it listens, such as http://127.0.0.1:8080. */
  address: string;
  /**
   * Turns readiness off, lets requests in hand end within the configured time, and closes everything. Returns how many
   * requests were cut because they took longer.
   */
  close(): Promise<number>;
}

export interface ServerOptions {
  log: Log;
  webFolder: string | null;
  now?: () => Date;
}

/**
 * Starts everything one process needs for its role: database, job queue, reading workers, HTTP. Throws before listening when anything of
 * it cannot start; what was opened by then is closed again.
 */
export async function startServer(
  config: Config,
  { log, webFolder, now = () => new Date() }: ServerOptions,
): Promise<RunningServer> {
  const opened: (() => Promise<void>)[] = [];
  let draining = false;
  let cutRequests = 0;
  const close = async () => {
    draining = true;
    for (const end of opened.splice(0).reverse()) await end().catch((error) => log.error({ err: error }, 'closing'));
    return cutRequests;
  };
  try {
    const closeTracer = await traceBySetting(config, log);
    if (closeTracer !== null) opened.push(closeTracer);
    const pricing = await loadPlans(config.plansFile);
    await openPrivateFolder(config.folder);
    const database = await openDatabase({
      url: config.databaseUrl,
      folder: databaseFolder(config),
      server: config.databaseServer,
      report: (sentence) => log.warn(sentence),
    });
    opened.push(() => database.close());
    await tellLostEntries(config, database, log, now());
    const metrics = await openMetrics(config, database, now);
    const measures = metrics?.measures;
    if (metrics !== null && config.metrics !== null) {
      const { close: closeMetrics, port } = await serveMetrics(metrics, config.metrics);
      opened.push(closeMetrics);
      log.info({ port }, 'metrics');
    }
    const { folder, secretKey, oldSecretKey: older } = config;
    const secretBox = await openSecretBox(secretKey, { folder, embedded: config.databaseUrl === null, older });
    const shut = await whatKeepsSecretsShut(database.queries, secretBox);
    if (shut !== null) throw new ConfigError(shut);
    const storage = await openStorage(join(config.folder, 'files'), config);
    // A store that is away prevents no start: what needs no file works, and the probes name it.
    await storage.check().catch((error) => log.warn({ err: error }, 'the storage of files cannot be used'));
    const spool = await openSpool(join(config.folder, 'spool'), now());
    configureQuota(config.quota);
    configureParsing({ timeoutMs: config.parseTimeoutMs });
    const workers = Math.max(1, Math.floor(config.readers / 2));
    const reader = createReader({ workers, pageTimeoutMs: config.pageTimeoutMs });
    opened.push(() => reader.close());
    const jobs = await startJobs(database, log, { runs: config.role !== 'web', measures });
    opened.push(() => jobs.stop());
    const backups = await scheduleBackups(config, database, log, now);
    if (backups !== null) opened.push(() => backups.stop());
    const platform: Platform = {
      config,
      database,
      storage,
      log,
      now,
      webFolder,
      isDraining: () => draining,
      ...(backups !== null && { backupHealth: backups.health }),
      ...(measures !== undefined && { measures }),
    };
    const languageModel = config.languageModel === null ? null : openLanguageModel(config.languageModel);
    const mailer = measuredMailer(createMailer(config, now), measures);
    const failed = (companyId: string, documentId: string) => tellFailed(platform, mailer, { companyId, documentId });
    const ingestion = await startIngestion({ platform, storage, reader, languageModel, failed }, jobs);
    opened.push(() => ingestion.stop());
    if (config.demo !== null && jobs.runs) await seedDemo({ platform, storage, ingestion }, config.demo);
    const periodic = () => [
      startRetention(platform),
      startTidying(platform),
      startTrash(platform, { storage, ingestion }),
      startSearchEntries(platform),
      startRecurring(platform),
      startTellingOwners(platform, { mailer, log, publicUrl: config.publicUrl }),
      watchBooks(platform),
    ];
    for (const task of jobs.runs ? periodic() : []) opened.push(() => task.stop());
    const sending = await startSending(platform, mailer, jobs);
    opened.push(() => sending.stop());
    const app = await createApp(
      platform,
      (ready) => {
        route(ready, sessionEndpoints.health, async () => {
          if ((await readiness(platform)).reason !== null) throw new DomainError('unavailable', { word: 'not_ready' });
          return { data: { status: 'ready' as const, version: VERSION, database: database.engine } };
        });
        sessionRoutes(ready, mailer, {
          forgets: forgetsOfPerson,
          otherCode: (queries, given) => takeAuthenticatorCode(queries, secretBox, given),
        });
        secondFactorRoutes(ready, mailer, secretBox);
        identityRoutes(ready, mailer);
        accountSettingRoutes(ready);
        apiTokenRoutes(ready, mailer);
        pricingRoutes(ready, pricing);
        operatorRoutes(ready, installationOf(database));
        practiceRoutes(ready, mailer);
        practiceWorkRoutes(ready);
        accessRequestRoutes(ready, mailer);
        companyRoutes(ready);
        companyPaperRoutes(ready, reader);
        staffRoutes(ready, mailer);
        accountingRoutes(ready, storage);
        sending.routes(ready);
        closePacketRoutes(ready, { storage, spool });
        auditorRoomRoutes(ready, { mailer, storage, spool });
        exchangeRoutes(ready, {
          storage,
          spool,
          secretBox,
          maxUploadBytes: config.maxUploadBytes,
          maxArchiveBytes: config.maxArchiveBytes,
        });
        fileRoutes(ready, { storage, reader, ingestion });
        documentRoutes(ready, { storage, reader, ingestion });
        uploadRoutes(ready, { storage, reader, ingestion });
        const { publicUrl, maxUploadBytes } = config;
        questionRoutes(ready, { database, storage, reader, ingestion, wake: sending.wake, publicUrl, maxUploadBytes });
        readingRoutes(ready);
        searchRoutes(ready);
        devMailbox(ready);
      },
      { guards },
    );
    const running = countRequests(app.http.server);
    opened.push(async () => {
      cutRequests = await drain({ http: app.http, running }, config);
      if (cutRequests > 0)
        log.warn({ requests: cutRequests }, 'requests were cut because they took too long to finish');
    });
    const address = await app.http.listen({ host: config.host, port: config.port });
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts the backups that the settings ask for. Throws `BackupError` if the key cannot be read or the folder is wrong. */
async function scheduleBackups(
  config: Config,
  { engine, pool }: Database,
  log: Log,
  now: () => Date,
): Promise<ScheduledBackups | null> {
  const { backups, folder, databaseUrl, objectStore, secretKey } = withoutPooler(config);
  if (backups === null || config.role === 'web') return null;
  demandApart(backups.target, folder);
  const running = engine === 'pglite' ? pool : null;
  const hasSecretKeySetting = secretKey !== null;
  const installation = { folder, databaseUrl, objectStore, running, hasSecretKeySetting, program: VERSION };
  return startBackups(log, { ...backups, key: await readBackupKey(config), installation }, now);
}

/** Entries that an earlier process acknowledged and that are gone: nothing can bring them back here, but somebody must know. */
async function tellLostEntries(config: Config, database: Database, log: Log, now: Date): Promise<void> {
  if (database.witness === null) return;
  const lost = await lostEntries(witnessFolder(config.folder), database.pool, now);
  if (lost.length > 0)
    log.error({ entries: lost.length }, 'acknowledged entries are missing: run npm run verify-books');
}
