import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  it('works without any setting', () => {
    expect(readConfig({}, '/project')).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      folder: '/project/data',
      databaseUrl: null,
      databaseServer: { poolSize: 10, startWaitMs: 60_000, statementMs: 120_000, lockMs: 30_000 },
      publicUrl: 'http://localhost:8080',
      demo: 'living',
      devMailbox: true,
      maxUploadBytes: 25 * 1024 * 1024,
      languageModel: null,
      drainDelaySeconds: 0,
      drainSeconds: 30,
      stallSeconds: 30,
    });
  });

  it('keeps taking requests for a while after the signal to stop in production, where a load balancer must notice', () => {
    expect(readConfig(production, '/p').drainDelaySeconds).toBe(5);
    expect(readConfig({ ...production, FOLIO_DRAIN_DELAY_S: '0' }, '/p').drainDelaySeconds).toBe(0);
    expect(readConfig({ FOLIO_DRAIN_DELAY_S: '20' }, '/p').drainDelaySeconds).toBe(20);
  });

  it('reads an old secret key only with a new one', () => {
    const [older, newer] = ['ab'.repeat(32), 'cd'.repeat(32)];
    const config = readConfig({ FOLIO_SECRET_KEY: newer, FOLIO_OLD_SECRET_KEY: older }, '/p');
    expect([config.secretKey?.toString('hex'), config.oldSecretKey?.toString('hex')]).toEqual([newer, older]);
    expect(() => readConfig({ FOLIO_OLD_SECRET_KEY: older }, '/p')).toThrow('Set FOLIO_SECRET_KEY to the new key');
  });

  it('makes backups only with a folder and a key', () => {
    expect(readConfig({ FOLIO_BACKUP_KEY: 'a key that is long enough' }, '/p').backups).toBeNull();
    const env = { FOLIO_BACKUP_TARGET: '/mnt/backups', FOLIO_BACKUP_KEY_FILE: '/etc/folio/backup.key' };
    expect(readConfig(env, '/p').backups).toEqual({ target: '/mnt/backups', everyHours: 24, keep: 30 });
    expect(readConfig({ ...env, FOLIO_BACKUP_EVERY_H: '6', FOLIO_BACKUP_KEEP: '7' }, '/p').backups).toEqual({
      target: '/mnt/backups',
      everyHours: 6,
      keep: 7,
    });
    expect(() => readConfig({ FOLIO_BACKUP_TARGET: '/mnt/backups' }, '/p')).toThrow(
      'FOLIO_BACKUP_TARGET is set. Set FOLIO_BACKUP_KEY or FOLIO_BACKUP_KEY_FILE as well.',
    );
  });

  it('shows metrics only on a separate port, and to other machines only with a token', () => {
    const FOLIO_METRICS_TOKEN = 'a-token-of-prometheus';
    expect(readConfig({}, '/p').metrics).toBeNull();
    expect(readConfig({ FOLIO_METRICS_PORT: '9464' }, '/p').metrics).toEqual({
      host: '127.0.0.1',
      port: 9464,
      token: null,
    });
    const open = { FOLIO_METRICS_PORT: '9464', FOLIO_METRICS_HOST: '0.0.0.0' };
    expect(() => readConfig(open, '/p')).toThrow(/Set FOLIO_METRICS_TOKEN/);
    expect(readConfig({ ...open, FOLIO_METRICS_TOKEN }, '/p').metrics?.token).toBe(FOLIO_METRICS_TOKEN);
    expect(() => readConfig({ ...open, FOLIO_METRICS_TOKEN: 'short' }, '/p')).toThrow(/at least 20 characters/);
  });

  it('sends traces only to a collector that is set', () => {
    expect(readConfig({}, '/p').traces).toBeNull();
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }, '/p').traces).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: {},
      serviceName: 'folio',
      ratio: 1,
    });
    const more = {
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc, x-team=books',
      OTEL_SERVICE_NAME: 'books',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    };
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT, ...more }, '/p').traces).toMatchObject({
      headers: { authorization: 'Bearer abc', 'x-team': 'books' },
      serviceName: 'books',
      ratio: 0.05,
    });
    for (const share of ['1.5', '-1', 'half'])
      expect(() => readConfig({ OTEL_TRACES_SAMPLER_ARG: share }, '/p')).toThrow(/^OTEL_TRACES_SAMPLER_ARG is/);
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, '/p')).toThrow(/not repeated here/);
  });

  it('keeps files in an object store only with a bucket, and repeats no secret', () => {
    const env = { FOLIO_S3_BUCKET: 'files', FOLIO_S3_KEY_ID: 'id', FOLIO_S3_SECRET_KEY: 'secret' };
    expect(readConfig({}, '/p').objectStore).toBeNull();
    expect(readConfig(env, '/p').objectStore).toEqual({
      bucket: 'files',
      url: null,
      region: 'us-east-1',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      pathStyle: false,
      prefix: '',
      encryption: null,
    });
    const own = { FOLIO_S3_URL: 'http://store:9000', FOLIO_S3_PREFIX: 'a/b', FOLIO_S3_ENCRYPTION: 'aws:kms' };
    expect(readConfig({ FOLIO_S3_BUCKET: 'files', ...own, FOLIO_S3_KMS_KEY_ID: 'k' }, '/p').objectStore).toMatchObject({
      url: 'http://store:9000',
      credentials: null,
      pathStyle: true,
      prefix: 'a/b/',
      encryption: { algorithm: 'aws:kms', kmsKey: 'k' },
    });
  });

  it.each([
    [{ FOLIO_S3_URL: 'https://store' }, /^FOLIO_S3_BUCKET is empty; with FOLIO_S3_URL it takes a bucket/],
    [{ FOLIO_S3_BUCKET: 'files', FOLIO_S3_SECRET_KEY: 'hidden' }, /^FOLIO_S3_KEY_ID and FOLIO_S3_SECRET_KEY belong/],
    [{ FOLIO_S3_BUCKET: 'files', FOLIO_S3_KMS_KEY_ID: 'k' }, /^FOLIO_S3_KMS_KEY_ID is used only with/],
    [{ FOLIO_S3_BUCKET: 'files', FOLIO_S3_PREFIX: '../up' }, /^FOLIO_S3_PREFIX is/],
    [{ FOLIO_S3_BUCKET: 'files', FOLIO_S3_URL: 'store:9000' }, /^FOLIO_S3_URL is/],
  ])('rejects half an object store: %j', (env, sentence) => {
    expect(() => readConfig(env, '/p')).toThrow(sentence);
    expect(() => readConfig(env, '/p')).not.toThrow('hidden');
  });

  it('lets a process do a part of the work only where others can do the rest', () => {
    const server = { DATABASE_URL: 'postgres://folio@127.0.0.1/folio' };
    expect(readConfig({}, '/p').role).toBe('all');
    expect(readConfig({ ...server, FOLIO_ROLE: 'worker' }, '/p').role).toBe('worker');
    for (const role of ['web', 'worker'])
      expect(() => readConfig({ FOLIO_ROLE: role }, '/p')).toThrow(
        `FOLIO_ROLE is "${role}", but the embedded database takes only one process. Set DATABASE_URL to a PostgreSQL, or FOLIO_ROLE=all.`,
      );
  });

  it('connects a language model only with an address and a name', () => {
    const env = { FOLIO_LLM_URL: 'http://127.0.0.1:11434/v1/', FOLIO_LLM_MODEL: 'reader' };
    expect(readConfig(env, '/p').languageModel).toEqual({
      url: 'http://127.0.0.1:11434/v1',
      model: 'reader',
      key: null,
      vision: false,
      timeoutMs: 60_000,
      tokensAMonth: 2_000_000,
    });
    expect(() => readConfig({ FOLIO_LLM_URL: 'http://127.0.0.1/v1' }, '/p')).toThrow(/^FOLIO_LLM_MODEL is empty/);
    expect(() => readConfig({ ...env, FOLIO_LLM_URL: 'key:secret' }, '/p')).toThrow(
      /^FOLIO_LLM_URL has a value that is not repeated here/,
    );
  });

  const production = {
    NODE_ENV: 'production',
    SMTP_URL: 'smtps://mail.example.com',
    PUBLIC_URL: 'http://localhost:8080',
  };
  const reachable = { ...production, PUBLIC_URL: 'https://books.example.com' };

  it('has neither demo nor mailbox in production unless asked', () => {
    expect(readConfig(production, '/p')).toMatchObject({ demo: null, devMailbox: false });
    expect(readConfig({ ...production, FOLIO_DEMO: 'on' }, '/p').demo).toBe('living');
    expect(readConfig({ ...production, FOLIO_DEMO: 'worked-year' }, '/p').demo).toBe('worked-year');
    expect(readConfig(reachable, '/p')).toMatchObject({ demo: null, devMailbox: false });
  });

  const smtp = 'SMTP_URL (the mail server, such as smtps://user:password@mail.example.com)';
  const address = 'PUBLIC_URL (the address people open, such as https://books.example.com)';
  const others = 'so other machines can reach Folio';
  it.each([
    [
      { PUBLIC_URL: 'https://books.example.com' },
      `PUBLIC_URL is "https://books.example.com", ${others}. Set NODE_ENV=production and ${smtp}.`,
    ],
    [{ HOST: '0.0.0.0' }, `HOST is "0.0.0.0", ${others}. Set NODE_ENV=production and ${smtp} and ${address}.`],
    [{ ...reachable, SMTP_URL: '' }, `PUBLIC_URL is "https://books.example.com", ${others}. Set ${smtp}.`],
    [
      { ...reachable, HOST: '192.0.2.7', NODE_ENV: 'test' },
      `HOST is "192.0.2.7" and PUBLIC_URL is "https://books.example.com", ${others}. Set NODE_ENV=production.`,
    ],
    [
      { ...reachable, FOLIO_DEMO: 'on' },
      `PUBLIC_URL is "https://books.example.com", ${others}. Set FOLIO_DEMO=off: everybody knows the password of the demo.`,
    ],
    [{ NODE_ENV: 'production' }, `NODE_ENV is production. Set ${smtp} and ${address}.`],
  ])('does not start half public: %j', (env, message) => {
    expect(() => readConfig(env, '/p')).toThrow(new ConfigError(message));
  });

  it.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('takes %s for this machine only', (HOST) => {
    expect(readConfig({ HOST, PUBLIC_URL: 'http://[::1]:8080' }, '/p').devMailbox).toBe(true);
  });

  it('trusts the configured proxies, by default those on the same machine', () => {
    expect(readConfig({}, '/p').trustedProxies).toEqual(['127.0.0.1', '::1']);
    const env = { FOLIO_TRUSTED_PROXIES: '172.16.0.0/12, fd00::7' };
    expect(readConfig(env, '/p').trustedProxies).toEqual(['172.16.0.0/12', 'fd00::7']);
  });

  it('names variables that look like settings but are unknown', () => {
    const env = {
      FOLIO_MAX_UPLOADS_MB: '9',
      FOLIO_DEMO: 'off',
      FOLIO_LLM_MODEL: 'm',
      FOLIO_TEST_FOLDER: 'f',
      FOLIO: 'x',
    };
    expect(readConfig(env, '/p').unknownSettings).toEqual(['FOLIO_MAX_UPLOADS_MB']);
  });

  it('shows no mailbox where mail is really sent', () => {
    expect(readConfig({ SMTP_URL: 'smtp://localhost:2525' }, '/p').devMailbox).toBe(false);
  });

  it.each([
    [{ PORT: '80a' }, 'PORT is "80a"; it takes a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000"; it takes a whole number from 0 to 65535.'],
    [{ FOLIO_MAX_UPLOAD_MB: '0' }, 'FOLIO_MAX_UPLOAD_MB is "0"; it takes a whole number from 1 to 1024.'],
    [{ FOLIO_STALL_S: '0' }, 'FOLIO_STALL_S is "0"; it takes a whole number from 1 to 600.'],
    [{ FOLIO_DRAIN_DELAY_S: '-1' }, 'FOLIO_DRAIN_DELAY_S is "-1"; it takes a whole number from 0 to 300.'],
    [{ FOLIO_DEMO: 'maybe' }, 'FOLIO_DEMO is "maybe"; it takes on, off or worked-year.'],
    [
      { MAIL_FROM: 'garbage' },
      'MAIL_FROM is "garbage"; it takes an address such as books@example.com or Folio <books@example.com>.',
    ],
    [
      { FOLIO_TRUSTED_PROXIES: '10.0.0.5, 10.0.0.0/33' },
      'FOLIO_TRUSTED_PROXIES has "10.0.0.0/33"; it takes IP addresses or networks such as 10.0.0.5, 172.16.0.0/12.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it takes debug, info, warn, error or silent.'],
    [
      { PUBLIC_URL: 'folio.example' },
      'PUBLIC_URL is "folio.example"; it takes an address that begins with http:// or https://.',
    ],
    [
      { DATABASE_URL: 'mysql://user:secret@host/db' },
      'DATABASE_URL has a value that is not repeated here, because it may be secret; it takes an address that begins with postgres:// or postgresql://.',
    ],
    [
      { PORT: '80a', LOG_LEVEL: 'loud', FOLIO_TRUSTED_PROXIES: 'x, ::1, y' },
      [
        'PORT is "80a"; it takes a whole number from 0 to 65535.',
        'FOLIO_TRUSTED_PROXIES has "x"; it takes IP addresses or networks such as 10.0.0.5, 172.16.0.0/12.',
        'FOLIO_TRUSTED_PROXIES has "y"; it takes IP addresses or networks such as 10.0.0.5, 172.16.0.0/12.',
        'LOG_LEVEL is "loud"; it takes debug, info, warn, error or silent.',
      ].join('\n'),
    ],
  ])('%j stops the start with a sentence', (env, message) => {
    expect(() => readConfig(env, '/p')).toThrow(new ConfigError(message));
  });

  it('ignores spaces around a value, and takes an empty one as absent', () => {
    expect(readConfig({ PORT: ' 90 ', LOG_LEVEL: ' ' }, '/p')).toMatchObject({ port: 90, logLevel: 'info' });
  });

  it.each(['ON', 'yes', '1', 'true'])('takes %s as on', (FOLIO_LLM_VISION) => {
    const env = { FOLIO_LLM_URL: 'http://127.0.0.1/v1', FOLIO_LLM_MODEL: 'm', FOLIO_LLM_VISION };
    expect(readConfig(env, '/p').languageModel?.vision).toBe(true);
  });
});
