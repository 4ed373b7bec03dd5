import { randomUUID } from 'node:crypto';
import { Client, createSampleCompany, signedInClient, signIn } from '../../../tests/support/client.ts';
import { Caller, expectOk } from '../caller.ts';
import type { ProductProcess } from './server.ts';

const EMAIL = 'bench@example.com';

/** The company of the bench, and a signed-in caller of it. */
export interface Company {
  id: string;
  caller: Caller;
}

/** Signs up and makes the company. */
export async function newCompany({ url, folder }: ProductProcess): Promise<Company> {
  const client = await signedInClient(url, folder, EMAIL);
  const id = await createSampleCompany(client);
  return { id, caller: callerOf(client) };
}

/** Signs in to a company made before. */
export async function knownCompany(product: ProductProcess, id: string): Promise<Company> {
  return { id, caller: callerOf(await signedIn(product, id)) };
}

/** Sessions by company: a person who signs in again for each run would soon have to wait. */
const sessions = new Map<string, Client>();

/** The person of the bench, signed in, with a client that also uploads files. */
export async function signedIn({ url, folder }: ProductProcess, companyId: string): Promise<Client> {
  const client = new Client(url);
  const before = sessions.get(companyId);
  if (before !== undefined) client.adopt(before);
  if (before === undefined || (await client.get('/api/user/profile')).status !== 200)
    await signIn(client, folder, EMAIL);
  sessions.set(companyId, client);
  return client;
}

/** A caller with the session of a client. */
export function callerOf(client: Client): Caller {
  const names = ['folio_session', 'XSRF-TOKEN', 'folio_csrf'];
  const cookie = names.flatMap((name) => (client.cookie(name) === undefined ? [] : `${name}=${client.cookie(name)}`));
  return new Caller(client.url, {
    cookie: cookie.join('; '),
    'x-xsrf-token': decodeURIComponent(client.cookie('XSRF-TOKEN') ?? ''),
  });
}

/** Posts something that is done once however often it is sent; answers its `data`. */
export async function postOnce<T>(caller: Caller, path: string, body: unknown, key: string = randomUUID()): Promise<T> {
  const called = expectOk(await caller.post(path, body, { 'idempotency-key': key }), path);
  const { data }: { data: T } = JSON.parse(called.text);
  return data;
}
