import { z } from 'zod';
import {
  address,
  flag,
  isHeader,
  isNetwork,
  list,
  oneOf,
  optionalNumber,
  passphrase,
  prefix,
  secretKey,
  sender,
  settingNotes,
  share,
  text,
  wholeNumber,
} from './config-values.ts';

const DOMAIN = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;
const ID = /^[a-z][a-z0-9-]{0,30}$/;

/** Every variable of the environment that is a setting, in the order of the table in docs/operating.md. */
export const settings = z.object({
  NODE_ENV: text({
    takes: '`production` or any other word',
    fallback: 'development',
    purpose:
      '`production` on a server that other machines reach: no demo, no development mailbox; `SMTP_URL` and `PUBLIC_URL` are then required',
  }),
  HOST: text({ takes: 'a host name or an IP address', fallback: '127.0.0.1', purpose: 'address to listen on' }),
  PORT: wholeNumber(0, 65_535, 8080, { purpose: 'port to listen on; 0 takes any free one' }),
  PUBLIC_URL: address(['http:', 'https:'], {
    fallback: 'http://localhost:PORT',
    purpose: 'address people use; `https:` makes cookies secure',
  }),
  FOLIO_TRUSTED_PROXIES: list(isNetwork, {
    takes: 'IP addresses or networks such as 10.0.0.5, 172.16.0.0/12',
    fallback: '127.0.0.1, ::1',
    purpose: 'proxies in front of Folio; the address of the caller is taken from their `X-Forwarded-For`',
  }),
  FOLIO_ROLE: oneOf(['all', 'web', 'worker'], 'all', {
    purpose:
      'what this process does: `web` answers people, `worker` reads documents, sends emails and runs what is scheduled (`docs/operate/processes.md`)',
  }),
  FOLIO_DATA: text({
    takes: 'a folder',
    fallback: './data',
    purpose: 'database, files and outbox; Folio makes the folder private to its own user (mode 700)',
  }),
  DATABASE_URL: address(['postgres:', 'postgresql:'], {
    fallback: 'embedded database',
    purpose: 'a PostgreSQL of version 15 or newer instead of the embedded one',
    isSecret: true,
  }),
  DATABASE_DIRECT_URL: address(['postgres:', 'postgresql:'], {
    fallback: '`DATABASE_URL`',
    purpose:
      'the same PostgreSQL without a pooler in between; set it if `DATABASE_URL` leads to a pooler that hands out connections for one transaction, such as PgBouncer',
    isSecret: true,
  }),
  DATABASE_READ_URL: address(['postgres:', 'postgresql:'], {
    fallback: 'none',
    purpose:
      'a standby of the same PostgreSQL, from which reports are read while it is up to date; no pooler in between',
    isSecret: true,
  }),
  DATABASE_POOL_SIZE: wholeNumber(1, 500, 10, {
    purpose: 'connections to PostgreSQL that one process opens at most (`docs/operate/postgresql.md`)',
  }),
  DATABASE_START_WAIT_S: wholeNumber(0, 3600, 60, {
    purpose: 'seconds that a starting process waits for a PostgreSQL that does not accept connections yet',
  }),
  DATABASE_CONNECT_TIMEOUT_S: wholeNumber(1, 300, 10, {
    purpose: 'seconds that a request waits for a connection to PostgreSQL',
  }),
  DATABASE_STATEMENT_TIMEOUT_S: wholeNumber(0, 86_400, 120, {
    purpose: 'seconds that one statement of a request may take in PostgreSQL; 0 means no limit',
  }),
  DATABASE_LOCK_TIMEOUT_S: wholeNumber(0, 86_400, 30, {
    purpose: 'seconds that one statement may wait for a row that another one is changing; 0 means no limit',
  }),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_S: wholeNumber(0, 86_400, 120, {
    purpose: 'seconds after which PostgreSQL ends a transaction in which nothing happens; 0 means no limit',
  }),
  FOLIO_S3_BUCKET: text({
    takes: 'the name of a bucket',
    fallback: 'off: files are in `FOLIO_DATA`',
    purpose: 'keeps uploaded files in an S3-compatible object store (`docs/operate/object-storage.md`)',
  }),
  FOLIO_S3_URL: address(['http:', 'https:'], {
    fallback: 'Amazon S3 in the region',
    purpose: 'address of the object store',
  }),
  FOLIO_S3_REGION: text({
    takes: 'the name of a region',
    fallback: 'us-east-1',
    purpose: 'region of the bucket; most stores other than Amazon S3 ignore it',
  }),
  FOLIO_S3_KEY_ID: text({
    takes: 'the id of an access key',
    fallback: 'role of the machine, and the other places where AWS programs look',
    purpose: 'access key of the object store',
  }),
  FOLIO_S3_SECRET_KEY: text({
    takes: 'the secret of that access key',
    fallback: 'required with `FOLIO_S3_KEY_ID`',
    purpose: 'signs requests to the object store',
    isSecret: true,
  }),
  FOLIO_S3_PATH_STYLE: flag({
    fallback: 'on with `FOLIO_S3_URL`',
    purpose:
      'whether the bucket is part of the path (`https://store/bucket`) or of the host name (`https://bucket.store`)',
  }),
  FOLIO_S3_PREFIX: prefix({
    fallback: 'none',
    purpose: 'begins the names of all objects, so that several installations can share a bucket',
  }),
  FOLIO_S3_ENCRYPTION: oneOf(['bucket', 'AES256', 'aws:kms'], 'bucket', {
    purpose: 'encryption that Folio requests from the store for each file; `bucket`: whatever the bucket is set to',
  }),
  FOLIO_S3_KMS_KEY_ID: text({
    takes: 'the id of a key of the store',
    fallback: 'the default key of the store',
    purpose: 'key for `aws:kms`; an id, not the key itself',
  }),
  SMTP_URL: address(['smtp:', 'smtps:'], {
    fallback: 'outbox folder',
    purpose:
      'mail server; without it, in development, emails are kept in `outbox/` and shown at /dev/mailbox to browsers on the same machine',
    isSecret: true,
  }),
  MAIL_FROM: sender('Folio <no-reply@folio.example>', { purpose: 'sender of emails' }),
  FOLIO_MAX_UPLOAD_MB: wholeNumber(1, 1024, 25, { purpose: 'size of the largest file' }),
  FOLIO_MAX_ARCHIVE_MB: wholeNumber(1, 1024 * 1024, 1024, {
    purpose: 'size of the largest archive of a company that is imported',
  }),
  FOLIO_COMPANY_STORAGE_MB: optionalNumber(1, 1024 * 1024 * 1024, {
    fallback: 'no limit',
    purpose: 'megabytes of files that a company may store, unless `npm run admin -- set-quota` gave it another limit',
  }),
  FOLIO_COMPANY_DOCUMENTS_A_DAY: optionalNumber(1, 1_000_000, {
    fallback: 'no limit',
    purpose: 'new documents that a company may add in a day, unless `npm run admin -- set-quota` gave it another limit',
  }),
  FOLIO_SIGN_UP: oneOf(['open', 'invited', 'closed'], 'open', {
    purpose: 'who may sign up: anyone, only email addresses that a company or practice invited, or no one',
  }),
  FOLIO_SIGN_UP_DOMAINS: list((part) => DOMAIN.test(part), {
    takes: 'domains such as example.com, example.org',
    fallback: 'any domain',
    purpose:
      'with `FOLIO_SIGN_UP=open`, only email addresses of these domains, and invited ones, may sign up; a domain does not include those below it',
  }),
  FOLIO_IDEMPOTENCY_DAYS: wholeNumber(1, 3650, 90, {
    purpose: 'days for which the answer to an `Idempotency-Key` is kept; a call repeated later is done again',
  }),
  FOLIO_DRAIN_DELAY_S: optionalNumber(0, 300, {
    fallback: '0, 5 in production',
    purpose: 'seconds during which requests are still taken after SIGTERM, while `/readyz` answers 503',
  }),
  FOLIO_DRAIN_S: wholeNumber(0, 3600, 30, {
    purpose: 'seconds that requests in progress may take after that; a second signal ends them at once',
  }),
  FOLIO_STALL_S: wholeNumber(1, 600, 30, {
    purpose: 'seconds the event loop may be blocked; after a longer block `/livez` answers 503 for 10 seconds',
  }),
  FOLIO_READERS: wholeNumber(1, 64, 2, { purpose: 'documents read at the same time' }),
  FOLIO_READING_LEASE_S: wholeNumber(3, 3600, 45, {
    purpose: 'seconds after which another worker takes up a document whose worker shows no sign of life',
  }),
  FOLIO_PARSE_TIMEOUT_S: wholeNumber(1, 600, 20, { purpose: 'seconds an uploaded file may take to be parsed' }),
  FOLIO_PAGE_TIMEOUT_S: wholeNumber(1, 600, 30, {
    purpose: 'seconds one page may take to be drawn, or its text to be found',
  }),
  FOLIO_LLM_URL: address(['http:', 'https:'], {
    fallback: 'off',
    purpose:
      'an endpoint that speaks the OpenAI protocol; Folio asks it where the built-in reader is unsure and an owner of the company allows it',
    isSecret: true,
  }),
  FOLIO_LLM_MODEL: text({
    takes: 'the name of a model of that endpoint',
    fallback: 'none; required with `FOLIO_LLM_URL`',
    purpose: 'language model',
  }),
  FOLIO_LLM_KEY: text({ takes: 'a key', fallback: 'none', purpose: 'key of the endpoint', isSecret: true }),
  FOLIO_LLM_VISION: flag({ fallback: 'off', purpose: 'whether the model gets pictures of the pages as well' }),
  FOLIO_LLM_TIMEOUT_S: wholeNumber(1, 600, 60, { purpose: 'seconds an answer of the model may take' }),
  FOLIO_LLM_TOKENS_A_MONTH: wholeNumber(0, 1_000_000_000, 2_000_000, {
    purpose: 'tokens one company may use in a calendar month, in and out together',
  }),
  FOLIO_PLANS: text({
    takes: 'a JSON file',
    fallback: 'built in',
    purpose: 'plans shown at /pricing (`docs/processes/account.md`); no limit of a plan is enforced',
  }),
  FOLIO_SECRET_KEY: secretKey({
    fallback: '`secret.key` in `FOLIO_DATA` with the embedded database',
    purpose: 'encrypts the secrets of authenticator apps; keep a copy with the data',
  }),
  FOLIO_OLD_SECRET_KEY: secretKey({
    fallback: 'none',
    purpose: 'the `FOLIO_SECRET_KEY` that is being replaced (`docs/operate/administration.md`)',
  }),
  FOLIO_BACKUP_KEY: passphrase(20, {
    fallback: 'none; needed by `npm run backup` and `npm run restore`',
    purpose: 'encrypts backups (`docs/operate/backup.md`); without it no backup can be restored',
  }),
  FOLIO_BACKUP_KEY_FILE: text({
    takes: 'a file that contains the key',
    fallback: 'none',
    purpose: 'the same key in a file; used if `FOLIO_BACKUP_KEY` is empty',
  }),
  FOLIO_BACKUP_TARGET: text({
    takes: 'a folder outside `FOLIO_DATA`',
    fallback: 'no scheduled backup',
    purpose: 'folder to which the running server makes backups; needs the key as well',
  }),
  FOLIO_BACKUP_EVERY_H: wholeNumber(1, 720, 24, { purpose: 'hours from one scheduled backup to the next' }),
  FOLIO_BACKUP_KEEP: wholeNumber(1, 100_000, 30, {
    purpose: 'snapshots that scheduled backups keep; older ones are removed, except the newest complete one',
  }),
  OIDC_PROVIDERS: list((id) => ID.test(id.toLowerCase()), {
    takes: 'short words of letters, digits and dashes, separated by commas, such as google, acme',
    fallback: 'none',
    purpose: 'third parties people can sign in with; each has a button',
  }),
  FOLIO_DEMO: z.literal(['on', 'off', 'worked-year']).optional().register(settingNotes, {
    takes: 'on, off or worked-year',
    fallback: 'on, off in production',
    purpose:
      'creates the demo company, Harbour Lantern Trading Limited, with books up to today; `worked-year` gives it the fixed year of the tests',
  }),
  FOLIO_ADMINISTRATORS: list((part) => z.email().safeParse(part).success, {
    takes: 'email addresses, separated by commas',
    fallback: 'none',
    purpose: 'people who see the page `/operator` (`docs/operate/metrics.md`)',
  }),
  FOLIO_METRICS_PORT: optionalNumber(0, 65_535, {
    fallback: 'off',
    purpose: 'a separate port that answers `/metrics` for Prometheus (`docs/operate/metrics.md`); 0 takes any free one',
  }),
  FOLIO_METRICS_HOST: text({
    takes: 'a host name or an IP address',
    fallback: '127.0.0.1',
    purpose: 'address of that port; one that other machines reach needs `FOLIO_METRICS_TOKEN`',
  }),
  FOLIO_METRICS_TOKEN: passphrase(20, {
    fallback: 'none',
    purpose: 'what Prometheus sends as `Authorization: Bearer`',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http:', 'https:'], {
    fallback: 'off',
    purpose: 'an OpenTelemetry collector; Folio sends traces to `/v1/traces` below it (`docs/operate/metrics.md`)',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: list(isHeader, {
    takes: 'names and values such as authorization=Bearer%20abc, separated by commas',
    fallback: 'none',
    purpose: 'headers that the collector asks for',
    isSecret: true,
  }),
  OTEL_SERVICE_NAME: text({ takes: 'a name', fallback: 'folio', purpose: 'name of this installation in traces' }),
  OTEL_TRACES_SAMPLER_ARG: share(1, {
    purpose: 'share of the requests that are traced, unless the caller has decided',
  }),
  LOG_LEVEL: oneOf(['debug', 'info', 'warn', 'error', 'silent'], 'info', { purpose: 'least severe messages logged' }),
});

/** Over plain http anyone between the two servers could sign in as anyone, so it is allowed only for trying it out on one machine. */
const isTrustworthy = (production: boolean) => (issuer: string) => {
  const url = URL.canParse(issuer) ? new URL(issuer) : null;
  if (url?.protocol === 'https:') return true;
  return !production && url?.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
};

/** Settings of one provider of `OIDC_PROVIDERS`; their names begin with `OIDC_<ID>_`. */
export function providerSettings(production: boolean) {
  return z.object({
    CLIENT_ID: z.string().register(settingNotes, {
      takes: 'the id that the provider gave for this installation',
      fallback: 'required',
      purpose: 'the provider needs the redirect address `PUBLIC_URL/api/oidc/<id>/callback`',
    }),
    CLIENT_SECRET: z.string().register(settingNotes, {
      takes: 'the secret that the provider gave for this installation',
      fallback: 'required',
      purpose: 'shows the provider that it is this installation',
      isSecret: true,
    }),
    ISSUER: z
      .string()
      .refine(isTrustworthy(production))
      .register(settingNotes, {
        takes: `an address that begins with https://${production ? '' : ' (outside production also http://localhost)'}`,
        fallback: 'known for google, microsoft and apple',
        purpose: 'issuer of the provider',
      }),
    NAME: text({
      takes: 'a name',
      fallback: 'known for google, microsoft and apple; else the id',
      purpose: 'text of the button',
    }),
  });
}
