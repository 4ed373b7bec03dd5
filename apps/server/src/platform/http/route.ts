import { type CompanyAccess, type Endpoint, earlyDateWord } from '@folio/contract';
import { dayInHongKong } from '@folio/ledger';
import { isCompanyAccess, may, refusalFor } from '@folio/permissions';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { z } from 'zod';
import { type Actor, type CompanyTransaction, inCompany, type OpeningOptions } from '../database/transaction.ts';
import type { FolioApp } from './app.ts';
import { bearerOf, sessionOfToken } from './bearer.ts';
import type { Call, CompanyCall } from './call.ts';
import { describeCall } from './describe-call.ts';
import { DomainError } from './domain-error.ts';
import { languageOf, noteDayStyle } from './failure.ts';
import { AnsweredBefore, keepAnswer, type Once, onceOf, onceOnly } from './idempotency.ts';
import { noteExport } from './note-export.ts';
import { parsePart } from './parse.ts';
import { scopeOf } from './requests/request-id.ts';
import { type SessionUser, sessionOf } from './session.ts';

type Part<E, K extends string> = E extends { [P in K]: z.ZodType } ? z.infer<E[K]> : undefined;
export type DataOf<E extends Endpoint> = E['answer'] extends 'file' ? unknown : z.input<E['data']>;
type CallOf<E extends Endpoint> = E['access'] extends CompanyAccess
  ? CompanyCall
  : E['access'] extends 'public'
    ? PublicCall
    : Call;

/** A call of a public endpoint: the caller need not be signed in. */
export interface PublicCall extends Omit<Call, 'userId'> {
  userId: string | null;
}

export interface Incoming<E extends Endpoint> {
  params: Part<E, 'params'>;
  query: Part<E, 'query'>;
  body: Part<E, 'body'>;
  payload: Part<E, 'payload'>;
  call: CallOf<E>;
  session: SessionUser | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<E extends Endpoint> = E['answer'] extends 'file'
  ? FastifyReply
  : { data: DataOf<E> } & (E extends { meta: z.ZodType } ? { meta: z.input<E['meta']> } : { meta?: undefined });

export type Handler<E extends Endpoint> = (incoming: Incoming<E>) => Promise<Answer<E>>;

/**
 * Registers an endpoint of the contract. It checks who may call (permission table) and the XSRF token of every
 * mutation (except those whose body carries a secret), parses by the contract's schemas, writes the envelope and
 * handles repeated `Idempotency-Key`s. The handler does none of this.
 */
export function route<E extends Endpoint>(app: FolioApp, endpoint: E, handler: Handler<E>): void {
  const { http } = app;
  const exporting = new WeakMap<FastifyRequest, CompanyCall>();
  http.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: describeCall(endpoint),
    ...(endpoint.method === 'GET' || endpoint.secretInBody ? {} : { onRequest: xsrfCheck(app, endpoint) }),
    ...(endpoint.exports ? { onSend: noteExports(exporting) } : {}),
    handler: async (request, reply) => {
      refuseWithoutRoom(app, endpoint);
      const companyId = companyOf(endpoint, request);
      const session = await callerOf(app, endpoint, request, companyId);
      if (session !== null) {
        noteDayStyle(request, session.dayStyle);
        nameCaller(request, session, companyId);
      }
      const once = endpoint.idempotent ? onceOf(request) : null;
      const call = { ...callFor(app, endpoint, request, session, companyId, once), signal: untilLeft(reply) };
      const incoming = { ...parseRequest(endpoint, request), call, session, request, reply };
      if (endpoint.exports && 'companyId' in call) exporting.set(request, call);
      try {
        // The parts were just parsed by this endpoint's schemas; their static types follow from them.
        const answer = await handler(incoming as unknown as Incoming<E>);
        if (endpoint.answer === 'file') return answer;
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        const envelope = toEnvelope(answer as { data: unknown; meta?: unknown });
        if (once !== null && !once.answerKept && 'companyId' in call)
          await keepAnswer(call.database, call.companyId, once.key, envelope);
        return envelope;
      } catch (error) {
        if (error instanceof AnsweredBefore) return error.answer;
        throw error;
      }
    },
  });
}

/** Adds the caller to the log lines of the request: the company only if the caller reaches it. */
function nameCaller(request: FastifyRequest, { userId, reach }: SessionUser, companyId: string | null): void {
  const scope = scopeOf(request);
  scope.userId = userId;
  if (companyId !== null && reach !== null) scope.companyId = companyId;
}

/** People can sign in and out on a full disk. Every other call that writes is rejected before it begins. */
function refuseWithoutRoom({ platform }: FolioApp, endpoint: Endpoint): void {
  if (endpoint.method === 'GET' || endpoint.path.startsWith('/fortify/') || platform.database.hasRoom()) return;
  if (endpoint.path !== '/api/user/otp/verify') throw new DomainError('storage_full');
}

/** Aborted if the connection closes before the answer is sent. */
function untilLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return left.signal;
}

/**
 * A program sends an API token on purpose; a browser never adds one automatically. A call that uses only an API token
 * therefore needs no XSRF token.
 */
function xsrfCheck({ http }: FolioApp, endpoint: Endpoint): onRequestHookHandler {
  return function check(request, reply, done) {
    if (endpoint.access !== 'public' && bearerOf(request) !== null) done();
    else http.csrfProtection.call(http, request, reply, done);
  };
}

/** The caller: the owner of an API token or of a session. Public calls ignore tokens. */
function callerOf(
  { platform }: FolioApp,
  endpoint: Endpoint,
  request: FastifyRequest,
  companyId: string | null,
): Promise<SessionUser | null> {
  const bearer = endpoint.access === 'public' ? null : bearerOf(request);
  return bearer === null
    ? sessionOf(platform, request, companyId)
    : sessionOfToken(platform, request, bearer, companyId);
}

/** Every file download is recorded before the file is sent. If recording fails, no file is sent. */
function noteExports(exporting: WeakMap<FastifyRequest, CompanyCall>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const call = exporting.get(request);
    if (call !== undefined && reply.statusCode < 300) await noteExport(call, reply);
  };
}

/** The JSON that an answer is sent as. */
export function toEnvelope({ data, meta }: { data: unknown; meta?: unknown }) {
  return { code: 0, data, meta: meta ?? {} };
}

function callFor(
  { platform }: FolioApp,
  endpoint: Endpoint,
  request: FastifyRequest,
  session: SessionUser | null,
  companyId: string | null,
  once: Once | null,
): Call | CompanyCall | PublicCall {
  const reach = session?.reach ?? null;
  const refused = refusalFor(endpoint.access, {
    signedIn: session !== null,
    secondFactorPending: session?.secondFactorPending ?? false,
    role: reach?.role ?? null,
    archived: reach?.archived ?? false,
    scope: endpoint.byToken ? null : (session?.apiToken?.scope ?? null),
  });
  if (refused !== null) throw new DomainError(refused);
  const now = platform.now();
  // A program cannot be asked for a password.
  if (endpoint.recent && session?.apiToken) throw new DomainError('token_scope');
  if (endpoint.recent && !isRecent(session, now)) throw new DomainError('confirmation_needed');
  const call = {
    database: platform.database,
    userId: session?.userId ?? null,
    language: languageOf(request),
    ...(session !== null && { dayStyle: session.dayStyle }),
    now,
    today: dayInHongKong(now),
  };
  if (companyId === null || reach === null || session === null) return call;
  const actor: Actor = {
    practiceId: reach.practice?.id ?? null,
    address: request.ip,
    ...(session.apiToken && { tokenName: session.apiToken.name }),
    // A user who may upload documents but not read the books sees only their own documents.
    ...(!may(reach.role, 'read') && { papersOf: session.userId }),
    ...(endpoint.postsByDate && { acceptsEarlyDates: parsePart(earlyDateWord, request.body ?? {}).accept_early_date }),
  };
  const transaction =
    once === null
      ? <T>(work: (tx: CompanyTransaction) => Promise<T>, opened?: OpeningOptions) =>
          inCompany(platform.database, companyId, work, actor, opened)
      : onceOnly(platform.database, companyId, once, actor);
  return {
    ...call,
    userId: session.userId,
    companyId,
    role: reach.role,
    practice: reach.practice,
    actor,
    once,
    transaction,
  };
}

/** How long a confirmed password is valid for sensitive actions. */
const CONFIRMED_MINUTES = 10;

function isRecent(session: SessionUser | null, now: Date): boolean {
  const at = session?.confirmedAt ?? null;
  return at !== null && now.getTime() - at.getTime() <= CONFIRMED_MINUTES * 60_000;
}

const companyParams = z.object({ companyId: z.uuid() });

/** The company of a call; null if the id is malformed. */
function companyOf(endpoint: Endpoint, request: FastifyRequest): string | null {
  if (!isCompanyAccess(endpoint.access)) return null;
  const params = companyParams.safeParse(request.params);
  return params.success ? params.data.companyId : null;
}

function parseRequest(endpoint: Endpoint, request: FastifyRequest) {
  const { params, query, body, payload } = endpoint;
  return {
    params: params ? parseParams(params, request.params) : undefined,
    query: query ? parsePart(query, request.query) : undefined,
    body: body ? parsePart(body, request.body ?? {}) : undefined,
    payload: payload ? parsePart(payload, { ...asRecord(request.query), ...asRecord(request.body) }) : undefined,
  };
}

/** A malformed id in the path is treated as a record that does not exist. */
function parseParams(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new DomainError('not_found');
  return parsed.data;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
