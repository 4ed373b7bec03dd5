import type { Readable } from 'node:stream';
import type { CompanyAccess, Endpoint } from '@folio/contract';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { CompanyTransaction } from '../database/transaction.ts';
import type { FolioApp } from './app.ts';
import type { CompanyCall } from './call.ts';
import { type DataOf, type Handler, type Incoming, route } from './route.ts';

type DataEndpoint = Endpoint & { meta?: undefined };
type CompanyEndpoint<E> = E & { access: CompanyAccess };

/** The data of the answer; a call whose data is always null returns nothing. */
type Result<E extends Endpoint> = [DataOf<E>] extends [null] ? Promise<void> : Promise<DataOf<E>>;

/** Registers an endpoint whose handler returns only the data of the answer. */
export function dataRoute<E extends DataEndpoint>(
  app: FolioApp,
  endpoint: E,
  work: (incoming: Incoming<E>) => Result<E>,
): void {
  const handler = async (incoming: Incoming<E>) => ({ data: (await work(incoming)) ?? null });
  route(app, endpoint, handler as Handler<E>);
}

/** As `dataRoute`; the work runs in one transaction of the company. */
export function companyRoute<E extends DataEndpoint>(
  app: FolioApp,
  endpoint: CompanyEndpoint<E>,
  work: (tx: CompanyTransaction, incoming: Incoming<E>) => Result<E>,
): void {
  const handler = async (incoming: Incoming<E>) => ({
    data: (await (incoming.call as CompanyCall).transaction<unknown>((tx) => work(tx, incoming))) ?? null,
  });
  route<E>(app, endpoint, handler as Handler<E>);
}

/** Registers a list of the company: one transaction reads a page of rows. */
export function companyListRoute<E extends Endpoint & { meta: z.ZodType }>(
  app: FolioApp,
  endpoint: CompanyEndpoint<E>,
  work: (tx: CompanyTransaction, incoming: Incoming<E>) => Promise<{ rows: DataOf<E>; meta: z.input<E['meta']> }>,
): void {
  const handler = async (incoming: Incoming<E>) => {
    const { rows, meta } = await (incoming.call as CompanyCall).transaction((tx) => work(tx, incoming));
    return { data: rows, meta };
  };
  route<E>(app, endpoint, handler as Handler<E>);
}

/** Answers with a file to save; no cache keeps it. */
export function attached(reply: FastifyReply, type: string, name: string, content: Buffer | Readable): FastifyReply {
  return reply
    .type(type)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(content);
}
