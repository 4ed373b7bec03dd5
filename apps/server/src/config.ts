import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { settings } from './config-schema.ts';
import { ConfigError, type Environment, readSettings } from './config-values.ts';
import { type IdentityProviderConfig, identityProviders } from './identity-config.ts';
import { type MetricsConfig, metricsConfig, type TracesConfig, tracesConfig } from './operation-config.ts';
import type { ServerSettings } from './platform/database/server/settings.ts';
import { isLoopback } from './platform/http/loopback.ts';

export { ConfigError } from './config-values.ts';
export type { IdentityProviderConfig } from './identity-config.ts';

/** Everything the environment decides, read once at the start. */
export interface Config {
  host: string;
  port: number;
  /** `web` answers people, `worker` does what is queued or scheduled; `all` does both. */
  role: 'all' | 'web' | 'worker';
  /** Folder of database, files and outbox. */
  folder: string;
  /** PostgreSQL address; null = the embedded database in `folder`. */
  databaseUrl: string | null;
  /** How this process uses a PostgreSQL server; the embedded database ignores it. */
  databaseServer: ServerSettings;
  /** Where uploaded files are kept; null = in `folder`. */
  objectStore: ObjectStoreConfig | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Address people open in their browser, without a slash at the end. */
  publicUrl: string;
  production: boolean;
  /** The demo company's books: up to today, or the fixed year of the tests. */
  demo: 'living' | 'worked-year' | null;
  /** Who may sign up: anyone, people invited to a company or practice, or no one. */
  signUp: 'open' | 'invited' | 'closed';
  /** Only these domains of email addresses may sign up where it is open, in lower case; empty = all. */
  signUpDomains: string[];
  /** How long answers to repeated calls are kept. */
  idempotencyDays: number;
  /** Mails are kept in `outbox/` and shown at /dev/mailbox: only in development, without SMTP and on loopback. */
  devMailbox: boolean;
  maxUploadBytes: number;
  /** Largest archive of a company that is imported. */
  maxArchiveBytes: number;
  /** What a company may use, unless it has other limits. Null: no limit. */
  quota: { storageMb: number | null; documentsADay: number | null };
  /** OCR workers at once. */
  readers: number;
  /** A document whose reader shows no sign of life for this time is taken up by another process. */
  readingLeaseMs: number;
  /** Time limits: for understanding one uploaded file, and for drawing one page or reading its text layer. */
  parseTimeoutMs: number;
  pageTimeoutMs: number;
  /** A language model that helps the built-in reader where an owner allows it; null = nothing leaves the machine. */
  languageModel: LanguageModelConfig | null;
  /** File of the plans this installation shows; null = those that come with the product. */
  plansFile: string | null;
  /** Seals what is kept secret in the database; null = a key file in `folder`, where the database is the embedded one. */
  secretKey: Buffer | null;
  /** The key before `secretKey`, while it is being replaced. */
  oldSecretKey: Buffer | null;
  /** Key of backups, or null. */
  backupKey: string | null;
  /** File that contains this key, or null. */
  backupKeyFile: string | null;
  /** Backups that the running server makes; null = none. */
  backups: { target: string; everyHours: number; keep: number } | null;
  /** Third parties people may sign in with, in the order of their buttons. */
  identityProviders: IdentityProviderConfig[];
  /** How long requests are still taken after readiness is off: a load balancer asks only now and then. */
  drainDelaySeconds: number;
  /** How long running requests may take after the server gets the signal to stop. */
  drainSeconds: number;
  /** How long the event loop may be blocked before `/livez` reports it. */
  stallSeconds: number;
  /** Addresses and networks of proxies whose X-Forwarded-For counts. */
  trustedProxies: string[];
  /** Email addresses in small letters of the people who see the state of the installation. */
  administrators: string[];
  /** Null: no metrics. */
  metrics: MetricsConfig | null;
  /** Null: no traces. */
  traces: TracesConfig | null;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Variables of the environment that begin with FOLIO_ and that no setting uses: probably misspelt. */
  unknownSettings: string[];
}

/** A bucket of an S3-compatible object store. */
export interface ObjectStoreConfig {
  bucket: string;
  /** Null = Amazon S3 in the region. */
  url: string | null;
  region: string;
  /** Null = the client looks where AWS programs do, such as the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** Whether the bucket is part of the path instead of the host name. */
  pathStyle: boolean;
  /** Begins every name; empty, or with a slash at its end. */
  prefix: string;
  /** Requested for each file; null = what the bucket is set to. */
  encryption: { algorithm: 'AES256' | 'aws:kms'; kmsKey: string | null } | null;
}

/** An endpoint that speaks the OpenAI protocol. */
export interface LanguageModelConfig {
  url: string;
  model: string;
  /** Null where the endpoint asks for none. */
  key: string | null;
  /** Whether the model accepts pictures of the pages in addition to their text. */
  vision: boolean;
  timeoutMs: number;
  /** What one company's documents may use in a calendar month, in and out together. */
  tokensAMonth: number;
}

/**
 * Reads the configuration. Throws `ConfigError` with a sentence for each wrong value.
 * `root` is the project's folder, where `./data` lies by default.
 */
export function readConfig(env: Environment, root: string): Config {
  const given = readSettings(settings, env);
  const production = given.NODE_ENV === 'production';
  const port = given.PORT;
  const smtpUrl = given.SMTP_URL ?? null;
  const config = {
    host: given.HOST ?? '127.0.0.1',
    port,
    role: given.FOLIO_ROLE,
    folder: resolve(root, given.FOLIO_DATA ?? 'data'),
    databaseUrl: given.DATABASE_URL ?? null,
    databaseServer: databaseServer(given),
    objectStore: objectStore(given),
    smtpUrl,
    mailFrom: given.MAIL_FROM,
    publicUrl: (given.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    production,
    demo: demoOf(given.FOLIO_DEMO ?? (production ? 'off' : 'on')),
    signUp: given.FOLIO_SIGN_UP,
    signUpDomains: orElse(given.FOLIO_SIGN_UP_DOMAINS, []).map((domain) => domain.toLowerCase()),
    idempotencyDays: given.FOLIO_IDEMPOTENCY_DAYS,
    drainDelaySeconds: given.FOLIO_DRAIN_DELAY_S ?? (production ? PRODUCTION_DELAY_S : 0),
    drainSeconds: given.FOLIO_DRAIN_S,
    stallSeconds: given.FOLIO_STALL_S,
    devMailbox: !production && smtpUrl === null,
    maxUploadBytes: given.FOLIO_MAX_UPLOAD_MB * MIB,
    maxArchiveBytes: given.FOLIO_MAX_ARCHIVE_MB * MIB,
    quota: {
      storageMb: given.FOLIO_COMPANY_STORAGE_MB ?? null,
      documentsADay: given.FOLIO_COMPANY_DOCUMENTS_A_DAY ?? null,
    },
    readers: given.FOLIO_READERS,
    readingLeaseMs: given.FOLIO_READING_LEASE_S * 1000,
    parseTimeoutMs: given.FOLIO_PARSE_TIMEOUT_S * 1000,
    pageTimeoutMs: given.FOLIO_PAGE_TIMEOUT_S * 1000,
    languageModel: languageModel(given),
    plansFile: given.FOLIO_PLANS === undefined ? null : resolve(root, given.FOLIO_PLANS),
    secretKey: given.FOLIO_SECRET_KEY ?? null,
    oldSecretKey: oldSecretKey(given),
    backupKey: given.FOLIO_BACKUP_KEY ?? null,
    backupKeyFile: given.FOLIO_BACKUP_KEY_FILE === undefined ? null : resolve(root, given.FOLIO_BACKUP_KEY_FILE),
    backups: scheduledBackups(given, root),
    identityProviders: identityProviders(env, given.OIDC_PROVIDERS ?? [], production),
    trustedProxies: orElse(given.FOLIO_TRUSTED_PROXIES, ['127.0.0.1', '::1']),
    administrators: (given.FOLIO_ADMINISTRATORS ?? []).map((email) => email.toLowerCase()),
    metrics: metricsConfig(given),
    traces: tracesConfig(given),
    logLevel: given.LOG_LEVEL,
    unknownSettings: Object.keys(env).filter((name) => name.startsWith('FOLIO_') && !isKnown(name)),
  };
  refuseHalfPublic(given, config);
  refusePartOfEmbedded(config);
  return config;
}

type Settings = z.output<typeof settings>;

/** Variables of the project's tests and tools. */
const OF_TOOLS = /^FOLIO_(TEST|BENCH)_|^FOLIO_API$/;

function isKnown(name: string): boolean {
  return name in settings.shape || OF_TOOLS.test(name);
}

/** A list of commas only counts as absent. */
function orElse(parts: string[] | undefined, fallback: string[]): string[] {
  return parts === undefined || parts.length === 0 ? fallback : parts;
}

const MIB = 1024 * 1024;
/** A load balancer asks for readiness every few seconds. */
const PRODUCTION_DELAY_S = 5;

/**
 * Rejects a server that other machines can reach without production settings and a mail server. Its one-time codes and
 * reset links would be shown to everyone on a page, and no email would be sent.
 */
function refuseHalfPublic(
  given: Settings,
  config: Pick<Config, 'host' | 'production' | 'smtpUrl' | 'publicUrl' | 'demo'>,
) {
  const { host, production, smtpUrl, publicUrl } = config;
  const reachedBy = [
    ...(isLoopback(host) ? [] : [`HOST is "${host}"`]),
    ...(isLoopback(new URL(publicUrl).hostname) ? [] : [`PUBLIC_URL is "${publicUrl}"`]),
  ].join(' and ');
  if (reachedBy === '' && !production) return;
  const missing = [
    ...(production ? [] : ['NODE_ENV=production']),
    ...(smtpUrl === null ? ['SMTP_URL (the mail server, such as smtps://user:password@mail.example.com)'] : []),
    ...(given.PUBLIC_URL ? [] : ['PUBLIC_URL (the address people open, such as https://books.example.com)']),
  ];
  const why = reachedBy === '' ? 'NODE_ENV is production' : `${reachedBy}, so other machines can reach Folio`;
  if (missing.length > 0) throw new ConfigError(`${why}. Set ${missing.join(' and ')}.`);
  if (config.demo !== null && reachedBy !== '')
    throw new ConfigError(`${why}. Set FOLIO_DEMO=off: everybody knows the password of the demo.`);
}

/** The embedded database takes one process, which then has to do everything. */
function refusePartOfEmbedded({ role, databaseUrl }: Pick<Config, 'role' | 'databaseUrl'>): void {
  if (role === 'all' || databaseUrl !== null) return;
  throw new ConfigError(
    `FOLIO_ROLE is "${role}", but the embedded database takes only one process. Set DATABASE_URL to a PostgreSQL, or FOLIO_ROLE=all.`,
  );
}

function demoOf(given: 'on' | 'off' | 'worked-year'): Config['demo'] {
  if (given === 'off') return null;
  return given === 'on' ? 'living' : given;
}

function databaseServer(given: Settings): ServerSettings {
  return {
    directUrl: given.DATABASE_DIRECT_URL ?? null,
    readUrl: given.DATABASE_READ_URL ?? null,
    poolSize: given.DATABASE_POOL_SIZE,
    startWaitMs: given.DATABASE_START_WAIT_S * 1000,
    connectMs: given.DATABASE_CONNECT_TIMEOUT_S * 1000,
    statementMs: given.DATABASE_STATEMENT_TIMEOUT_S * 1000,
    lockMs: given.DATABASE_LOCK_TIMEOUT_S * 1000,
    idleTransactionMs: given.DATABASE_IDLE_TRANSACTION_TIMEOUT_S * 1000,
  };
}

function oldSecretKey({ FOLIO_SECRET_KEY, FOLIO_OLD_SECRET_KEY }: Settings): Buffer | null {
  if (FOLIO_OLD_SECRET_KEY === undefined) return null;
  if (FOLIO_SECRET_KEY === undefined)
    throw new ConfigError('FOLIO_OLD_SECRET_KEY is set. Set FOLIO_SECRET_KEY to the new key as well.');
  return FOLIO_OLD_SECRET_KEY;
}

function scheduledBackups(given: Settings, root: string): Config['backups'] {
  if (given.FOLIO_BACKUP_TARGET === undefined) return null;
  if (given.FOLIO_BACKUP_KEY === undefined && given.FOLIO_BACKUP_KEY_FILE === undefined)
    throw new ConfigError('FOLIO_BACKUP_TARGET is set. Set FOLIO_BACKUP_KEY or FOLIO_BACKUP_KEY_FILE as well.');
  return {
    target: resolve(root, given.FOLIO_BACKUP_TARGET),
    everyHours: given.FOLIO_BACKUP_EVERY_H,
    keep: given.FOLIO_BACKUP_KEEP,
  };
}

function objectStore(given: Settings): ObjectStoreConfig | null {
  const bucket = given.FOLIO_S3_BUCKET;
  if (bucket === undefined) {
    const other = Object.entries(given).find(
      ([name, value]) => name.startsWith('FOLIO_S3_') && value !== undefined && value !== 'bucket',
    );
    if (other !== undefined) throw new ConfigError(`FOLIO_S3_BUCKET is empty; with ${other[0]} it takes a bucket.`);
    return null;
  }
  const accessKeyId = given.FOLIO_S3_KEY_ID;
  const secretAccessKey = given.FOLIO_S3_SECRET_KEY;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new ConfigError('FOLIO_S3_KEY_ID and FOLIO_S3_SECRET_KEY belong together. Set both, or neither.');
  const algorithm = given.FOLIO_S3_ENCRYPTION;
  const kmsKey = given.FOLIO_S3_KMS_KEY_ID ?? null;
  if (kmsKey !== null && algorithm !== 'aws:kms')
    throw new ConfigError(
      'FOLIO_S3_KMS_KEY_ID is used only with FOLIO_S3_ENCRYPTION=aws:kms. Set it, or remove the key id.',
    );
  return {
    bucket,
    url: given.FOLIO_S3_URL ?? null,
    region: given.FOLIO_S3_REGION ?? 'us-east-1',
    credentials: accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey },
    pathStyle: given.FOLIO_S3_PATH_STYLE ?? given.FOLIO_S3_URL !== undefined,
    prefix: given.FOLIO_S3_PREFIX ?? '',
    encryption: algorithm === 'bucket' ? null : { algorithm, kmsKey },
  };
}

function languageModel(given: Settings): LanguageModelConfig | null {
  if (given.FOLIO_LLM_URL === undefined) return null;
  const model = given.FOLIO_LLM_MODEL;
  if (model === undefined) {
    throw new ConfigError(
      'FOLIO_LLM_MODEL is empty; with FOLIO_LLM_URL it takes the name of a model of that endpoint.',
    );
  }
  return {
    url: given.FOLIO_LLM_URL.replace(/\/$/, ''),
    model,
    key: given.FOLIO_LLM_KEY ?? null,
    vision: given.FOLIO_LLM_VISION ?? false,
    timeoutMs: given.FOLIO_LLM_TIMEOUT_S * 1000,
    tokensAMonth: given.FOLIO_LLM_TOKENS_A_MONTH,
  };
}

/** For commands, which hold their connections for longer than a transaction. */
export function withoutPooler(config: Config): Config {
  return { ...config, databaseUrl: config.databaseServer.directUrl ?? config.databaseUrl };
}

export function databaseFolder(config: Config): string {
  return join(config.folder, 'database');
}
