import { join, resolve } from 'node:path';
import {
  address,
  ConfigError,
  type Environment,
  flag,
  networks,
  oneOf,
  secretKey,
  sender,
  wholeNumber,
} from './config-values.ts';
import { type IdentityProviderConfig, identityProviders } from './identity-config.ts';
import { isLoopback } from './platform/http/loopback.ts';

export { ConfigError } from './config-values.ts';
export type { IdentityProviderConfig } from './identity-config.ts';

/** Everything the environment decides, read once at the start. */
export interface Config {
  host: string;
  port: number;
  /** Folder of database, files and outbox. */
  folder: string;
  /** PostgreSQL address; null = the embedded database in `folder`. */
  databaseUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Address people open in their browser, without a slash at the end. */
  publicUrl: string;
  production: boolean;
  demo: boolean;
  /** Who may sign up: anybody, people who were invited to a company or practice, or nobody. */
  signUp: 'open' | 'invited' | 'closed';
  /** Mails are kept in `outbox/` and shown at /dev/mailbox: only in development, without SMTP and on loopback. */
  devMailbox: boolean;
  maxUploadBytes: number;
  /** Largest archive of a company that is imported. */
  maxArchiveBytes: number;
  /** OCR workers at once. */
  readers: number;
  /** The longest one uploaded file may take to be understood, and one page to be drawn or read from its text layer. */
  parseTimeoutMs: number;
  pageTimeoutMs: number;
  /** A language model that helps the built-in reader where an owner allows it; null = nothing leaves the machine. */
  languageModel: LanguageModelConfig | null;
  /** File of the plans this installation shows; null = those that come with the product. */
  plansFile: string | null;
  /** Seals what is kept secret in the database; null = a key file in `folder`, where the database is the embedded one. */
  secretKey: Buffer | null;
  /** Third parties people may sign in with, in the order of their buttons. */
  identityProviders: IdentityProviderConfig[];
  /** How long requests are still taken after readiness is off: a load balancer asks only now and then. */
  drainDelaySeconds: number;
  /** How long requests in hand may take to end once the server is told to stop. */
  drainSeconds: number;
  /** Addresses and networks of proxies whose X-Forwarded-For counts. */
  trustedProxies: string[];
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Variables of the environment that begin with FOLIO_ and that no setting uses: probably misspelt. */
  unknownSettings: string[];
}

/** An endpoint that speaks the OpenAI protocol. */
export interface LanguageModelConfig {
  url: string;
  model: string;
  /** Null where the endpoint asks for none. */
  key: string | null;
  /** Whether it takes pictures of the pages beside their text. */
  vision: boolean;
  timeoutMs: number;
  /** What one company's documents may use in a calendar month, in and out together. */
  tokensAMonth: number;
}

/**
 * Reads the configuration. Throws `ConfigError` on the first wrong value.
 * `root` is the project's folder, where `./data` lies by default.
 */
export function readConfig(env: Environment, root: string): Config {
  const used = new Set<string>();
  const noted = new Proxy(env, {
    get: (target, name: string) => {
      used.add(name);
      return target[name];
    },
  });
  const config = readSettings(noted, root);
  const unknownSettings = Object.keys(env).filter((name) => name.startsWith('FOLIO_') && !isKnown(name, used));
  return { ...config, unknownSettings };
}

/** Read only beside another setting, or by the tests and tools of the project. */
const KNOWN = /^FOLIO_(LLM|TEST|BENCH)_|^FOLIO_API$/;

function isKnown(name: string, used: ReadonlySet<string>): boolean {
  return used.has(name) || KNOWN.test(name);
}

function readSettings(env: Environment, root: string): Omit<Config, 'unknownSettings'> {
  const production = env.NODE_ENV === 'production';
  const port = wholeNumber(env, 'PORT', 8080, 0, 65_535);
  const host = env.HOST || '127.0.0.1';
  const smtpUrl = address(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const publicUrl = address(env, 'PUBLIC_URL', ['http:', 'https:']);
  const config = {
    host,
    port,
    folder: resolve(root, env.FOLIO_DATA || 'data'),
    databaseUrl: address(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    smtpUrl,
    mailFrom: sender(env),
    publicUrl: (publicUrl ?? `http://localhost:${port}`).replace(/\/$/, ''),
    production,
    demo: flag(env, 'FOLIO_DEMO', !production),
    signUp: oneOf(env, 'FOLIO_SIGN_UP', ['open', 'invited', 'closed'], 'open'),
    drainDelaySeconds: wholeNumber(env, 'FOLIO_DRAIN_DELAY_S', 0, 0, 300),
    drainSeconds: wholeNumber(env, 'FOLIO_DRAIN_S', 30, 0, 3600),
    devMailbox: !production && smtpUrl === null,
    maxUploadBytes: wholeNumber(env, 'FOLIO_MAX_UPLOAD_MB', 25, 1, 1024) * MIB,
    maxArchiveBytes: wholeNumber(env, 'FOLIO_MAX_ARCHIVE_MB', 1024, 1, 1024 * 1024) * MIB,
    readers: wholeNumber(env, 'FOLIO_READERS', 2, 1, 64),
    parseTimeoutMs: wholeNumber(env, 'FOLIO_PARSE_TIMEOUT_S', 20, 1, 600) * 1000,
    pageTimeoutMs: wholeNumber(env, 'FOLIO_PAGE_TIMEOUT_S', 30, 1, 600) * 1000,
    languageModel: languageModel(env),
    plansFile: env.FOLIO_PLANS ? resolve(root, env.FOLIO_PLANS) : null,
    secretKey: secretKey(env),
    identityProviders: identityProviders(env, production),
    trustedProxies: networks(env, 'FOLIO_TRUSTED_PROXIES', ['127.0.0.1', '::1']),
    logLevel: oneOf(env, 'LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], 'info'),
  };
  refuseHalfPublic(env, config);
  return config;
}

const MIB = 1024 * 1024;

/**
 * Outside of loopback strangers reach the server. It then needs production settings and real mail: without them its one-time codes
 * and reset links would stand on a page for everybody, and nobody would get theirs.
 */
function refuseHalfPublic(
  env: Environment,
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
    ...(env.PUBLIC_URL ? [] : ['PUBLIC_URL (the address people open, such as https://books.example.com)']),
  ];
  const why = reachedBy === '' ? 'NODE_ENV is production' : `${reachedBy}, so other machines can reach Folio`;
  if (missing.length > 0) throw new ConfigError(`${why}. Set ${missing.join(' and ')}.`);
  if (config.demo && reachedBy !== '')
    throw new ConfigError(`${why}. Set FOLIO_DEMO=off: everybody knows the password of the demo.`);
}

function languageModel(env: Environment): LanguageModelConfig | null {
  const url = address(env, 'FOLIO_LLM_URL', ['http:', 'https:']);
  if (url === null) return null;
  const model = env.FOLIO_LLM_MODEL;
  if (model === undefined || model === '') {
    throw new ConfigError(
      'FOLIO_LLM_MODEL is empty; with FOLIO_LLM_URL it takes the name of a model of that endpoint.',
    );
  }
  return {
    url: url.replace(/\/$/, ''),
    model,
    key: env.FOLIO_LLM_KEY || null,
    vision: flag(env, 'FOLIO_LLM_VISION', false),
    timeoutMs: wholeNumber(env, 'FOLIO_LLM_TIMEOUT_S', 60, 1, 600) * 1000,
    tokensAMonth: wholeNumber(env, 'FOLIO_LLM_TOKENS_A_MONTH', 2_000_000, 0, 1_000_000_000),
  };
}

export function databaseFolder(config: Config): string {
  return join(config.folder, 'database');
}
