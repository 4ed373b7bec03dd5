import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An OpenID provider on loopback. A test sets what it claims about people, false claims included. */
export interface VouchingDesk {
  issuer: string;
  /** Claims about the next person it is asked about; they replace the true ones. */
  claims: Record<string, unknown>;
  /** The page somebody was sent to: answers the address they come back with, as a browser would follow it. */
  comeBack(page: string, changes?: Record<string, string | undefined>): string;
  close(): Promise<void>;
}

interface Promised {
  nonce: string;
  challenge: string;
  clientId: string;
}

export async function vouchingDesk(): Promise<VouchingDesk> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const promised = new Map<string, Promised>();
  const desk: Pick<VouchingDesk, 'claims' | 'issuer'> = { claims: {}, issuer: '' };
  const idToken = ({ nonce, clientId }: Promised): string => {
    const now = Math.floor(Date.now() / 1000);
    const honest = { iss: desk.issuer, aud: clientId, sub: 'person-1', nonce, iat: now, exp: now + 300 };
    const parts = [
      { alg: 'RS256', kid: 'one' },
      { ...honest, ...desk.claims },
    ];
    const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
  };
  const token = (form: URLSearchParams): object | null => {
    const code = form.get('code') ?? '';
    const found = promised.get(code);
    promised.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (found === undefined || found.challenge !== challenge) return null;
    return { access_token: 'none', token_type: 'Bearer', id_token: idToken(found) };
  };
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const answers: Record<string, () => object | null> = {
        '/.well-known/openid-configuration': () => metadataOf(desk.issuer),
        '/keys': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }] }),
        '/token': () => token(new URLSearchParams(Buffer.concat(chunks).toString())),
      };
      const body = answers[request.url ?? '']?.() ?? null;
      response.writeHead(body === null ? 400 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body ?? { error: 'invalid_grant' }));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  desk.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(desk, {
    comeBack: (page: string, changes: Record<string, string | undefined> = {}) => {
      const asked = new URL(page).searchParams;
      const code = randomBytes(12).toString('hex');
      const [nonce = '', challenge = '', clientId = '', state = ''] = [
        'nonce',
        'code_challenge',
        'client_id',
        'state',
      ].map((name) => asked.get(name) ?? '');
      promised.set(code, { nonce, challenge, clientId });
      const answer = { code, state, iss: desk.issuer, ...changes };
      const given = Object.entries(answer).filter((pair): pair is [string, string] => pair[1] !== undefined);
      return `${new URL(asked.get('redirect_uri') ?? '').pathname}?${new URLSearchParams(given)}`;
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  });
}

function metadataOf(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}
