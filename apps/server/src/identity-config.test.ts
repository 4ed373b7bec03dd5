import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const acme = {
  OIDC_PROVIDERS: 'google, acme',
  OIDC_GOOGLE_CLIENT_ID: 'g-id',
  OIDC_GOOGLE_CLIENT_SECRET: 'g-secret',
  OIDC_ACME_ISSUER: 'https://id.acme.example',
  OIDC_ACME_CLIENT_ID: 'a-id',
  OIDC_ACME_CLIENT_SECRET: 'a-secret',
  OIDC_ACME_NAME: 'Acme Limited',
};
const read = (env: Record<string, string>) => readConfig(env, '/p').identityProviders;

describe('third parties', () => {
  it('do not exist unless configured', () => {
    expect(read({})).toEqual([]);
  });

  it('keep the configured order; a well-known one needs only its id and secret', () => {
    expect(read(acme)).toEqual([
      {
        id: 'google',
        name: 'Google',
        issuer: 'https://accounts.google.com',
        clientId: 'g-id',
        clientSecret: 'g-secret',
        answersByPost: false,
      },
      {
        id: 'acme',
        name: 'Acme Limited',
        issuer: 'https://id.acme.example',
        clientId: 'a-id',
        clientSecret: 'a-secret',
        answersByPost: false,
      },
    ]);
  });

  it.each([
    [{ ...acme, OIDC_ACME_CLIENT_SECRET: '' }, /^OIDC_ACME_CLIENT_SECRET is empty/],
    [{ ...acme, OIDC_ACME_ISSUER: '' }, /^OIDC_ACME_ISSUER is empty/],
    [{ ...acme, OIDC_ACME_ISSUER: 'http://id.acme.example' }, /^OIDC_ACME_ISSUER is "http:/],
    [{ ...acme, OIDC_PROVIDERS: '../etc' }, /^OIDC_PROVIDERS has/],
    [{ ...acme, NODE_ENV: 'production', OIDC_ACME_ISSUER: 'http://127.0.0.1:9' }, /^OIDC_ACME_ISSUER is "http:/],
  ])('%# a wrong setting stops the start and is named', (env, sentence) => {
    expect(() => read(env)).toThrow(ConfigError);
    expect(() => read(env)).toThrow(sentence);
  });

  it('plain http is taken on this machine only, for tries', () => {
    expect(read({ ...acme, OIDC_ACME_ISSUER: 'http://127.0.0.1:9' })[1]?.issuer).toBe('http://127.0.0.1:9');
  });

  it('a key is taken whole or refused without being repeated', () => {
    const hex = 'ab'.repeat(32);
    expect(readConfig({ FOLIO_SECRET_KEY: hex }, '/p').secretKey?.toString('hex')).toBe(hex);
    expect(() => readConfig({ FOLIO_SECRET_KEY: 'my dog' }, '/p')).toThrow(
      /^FOLIO_SECRET_KEY has a value that is not repeated here(?!.*dog)/,
    );
  });
});
