import type { AddressQueryOf, ApiCall, ApiOptions, DataOf, MetaOf, PageOf } from './api-calls.ts';
import { type CallOptions, call, type Method, requestFile } from './client.ts';
import { fillPlaceholders } from './placeholders.ts';
import { saveFile } from './save-file.ts';

type Transport = Omit<CallOptions, 'query' | 'body'>;
type Options<C extends ApiCall> = ApiOptions<C> & Transport;
type Arguments<C extends ApiCall> =
  Record<never, never> extends ApiOptions<C> ? [options?: Options<C>] : [options: Options<C>];

interface Request {
  method: Method;
  path: string;
  options: CallOptions;
}

/** The request of a call: its name is `METHOD /path`, and `params` fill the places of the path. */
export function requestOf(name: string, given: object = {}): Request {
  const { params = {}, ...options } = given as CallOptions & { params?: Readonly<Record<string, string>> };
  const [method, path] = name.split(' ') as [Method, string];
  const filled = path.replace(/:(\w+)/g, (place, key: string) => {
    const value = params[key];
    return value === undefined ? place : encodeURIComponent(value);
  });
  return { method, path: filled, options };
}

/**
 * Makes a call of the contract, for example `apiPage('GET /api/company/:companyId/contact', { query: { q } })`. The company and
 * the bank account of the session fill `:companyId` and `:accountId` unless `params` contains them.
 * @returns the `data` and `meta` of the answer
 * @throws ApiError, which is also shown as a toast unless `quiet`
 */
export function apiPage<C extends ApiCall>(name: C, ...[given]: Arguments<C>): Promise<PageOf<C>> {
  const { method, path, options } = requestOf(name, given);
  return call<DataOf<C>, MetaOf<C>>(method, path, options);
}

/** As `apiPage`, for a query taken from the page's address, which the server checks. */
export function apiPageOfAddress<C extends ApiCall>(
  name: C,
  query: AddressQueryOf<C>,
  transport: Transport,
): Promise<PageOf<C>> {
  const { method, path, options } = requestOf(name, { ...transport, query });
  return call<DataOf<C>, MetaOf<C>>(method, path, options);
}

/** As `apiPage`, for callers that need only `data`. */
export async function api<C extends ApiCall>(name: C, ...given: Arguments<C>): Promise<DataOf<C>> {
  return (await apiPage(name, ...given)).data;
}

/** The bytes of a call whose answer is a file. */
export function apiFile<C extends ApiCall>(name: C, ...[given]: Arguments<C>): Promise<Blob> {
  const { method, path, options } = requestOf(name, given);
  return requestFile(method, path, options);
}

/** Saves the file that a call answers under a name. */
export async function apiDownload<C extends ApiCall>(name: C, fileName: string, ...given: Arguments<C>): Promise<void> {
  saveFile(await apiFile(name, ...given), fileName);
}

/** The address of a GET call, for links and pictures that the browser loads itself. */
export function apiUrl<C extends ApiCall & `GET ${string}`>(name: C, ...[given]: Arguments<C>): string {
  const { path, options } = requestOf(name, given);
  const query = Object.entries(options.query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  const search = query.length === 0 ? '' : `?${new URLSearchParams(query)}`;
  return `${fillPlaceholders(path, localStorage)}${search}`;
}

/** Headers by which the server carries out repeated requests with the same key only once. */
export function once(key: string = crypto.randomUUID()): { headers: Record<string, string> } {
  return { headers: { 'Idempotency-Key': key } };
}
