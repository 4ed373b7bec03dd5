import { createServer, type Server } from 'node:http';
import { type ClientMetadata, Provider } from 'oidc-provider';
import { freePort } from '../../apps/server/test/free-port.ts';

/** A real OpenID provider on loopback. The email typed as login decides who signs in; its own pages ask for login and consent. */
export interface OidcDesk {
  /** What the server's environment says of it. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** `callback`: the address of ours that it sends people back to. Of logins that begin with `unchecked` it checked no e-mail. */
export async function oidcDesk(callback: string): Promise<OidcDesk> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const client: ClientMetadata = {
    client_id: 'folio',
    client_secret: 'a secret of the test',
    redirect_uris: [callback],
  };
  const provider = new Provider(issuer, {
    clients: [client],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: !id.startsWith('unchecked'), name: 'Wong Ka Yan' }),
    }),
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: true } },
  });
  const server: Server = createServer(provider.callback());
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    env: {
      OIDC_PROVIDERS: 'acme',
      OIDC_ACME_ISSUER: issuer,
      OIDC_ACME_CLIENT_ID: 'folio',
      OIDC_ACME_CLIENT_SECRET: 'a secret of the test',
      OIDC_ACME_NAME: 'Acme',
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
