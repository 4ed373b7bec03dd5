import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import { questionEndpoints as calls } from '@folio/contract';
import type { FastifyRequest } from 'fastify';
import { dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { firstOf, parsePart } from '../../../platform/http/parse.ts';
import { type PublicCall, route } from '../../../platform/http/route.ts';
import { limitAttempts } from '../../people/session/index.ts';
import {
  answerByLink,
  expectByLink,
  type LinkTools,
  pictureByLink,
  takeByLink,
  type Visitor,
  viewByLink,
} from './answer-by-link.ts';
import { openLink } from './question-link.ts';
import { type TellTools, tellDone } from './tell-askers.ts';

/** Calls per address in 15 minutes: enough for a busy office that shares one address, too few to guess tokens. */
const MAX_CALLS = 300;
const MAX_FILES = 120;
/** A photo over a slow mobile connection can take minutes. A slower upload only blocks a connection. */
const SLOWEST_FILE_MS = 5 * 60_000;

const { token: tokenShape } = calls.publicGet.body.shape;
const { name: nameShape } = calls.publicAnswer.body.shape;

/** Routes for a client with a link. */
export function publicRoutes(app: FolioApp, tools: LinkTools & TellTools): void {
  const visitorOf = async (call: PublicCall, request: FastifyRequest): Promise<Visitor> => {
    await limitAttempts(call.database.queries, 'public-question', request.ip, MAX_CALLS, call.now);
    const { database, userId, now, language } = call;
    return { database, userId, now, language, address: request.ip };
  };
  dataRoute(app, calls.publicGet, async ({ body, call, request }) =>
    viewByLink(await visitorOf(call, request), tools, body.token),
  );
  dataRoute(app, calls.publicAnswer, async ({ body, call, request }) =>
    answerByLink(await visitorOf(call, request), tools, body),
  );
  route(app, calls.publicPicture, async ({ body, call, request, reply }) => {
    const png = await pictureByLink(await visitorOf(call, request), tools, body);
    return reply.type('image/png').header('cache-control', 'no-store').send(Buffer.from(png));
  });
  route(app, calls.publicDone, async ({ body, call, request }) => {
    const link = await openLink(await visitorOf(call, request), body.token);
    await tellDone(tools, link, call.now);
    return { data: null };
  });
  route(app, calls.publicFile, async ({ query, call, request }) => {
    const visitor = await visitorOf(call, request);
    await limitAttempts(call.database.queries, 'public-question-file', request.ip, MAX_FILES, call.now);
    const token = tokenShape.safeParse(firstOf(request.headers['x-link-token']));
    if (!token.success) throw new DomainError('not_found', { word: 'link_closed' });
    const questionId = query.question_id;
    const link = await expectByLink(visitor, { token: token.data, questionId });
    const { part, name } = await readPart(request, tools.maxUploadBytes);
    const end = endLater(part.file);
    try {
      const file = { name: part.filename, stream: part.file };
      return { data: await takeByLink(visitor, tools, { link, questionId, name, file }) };
    } finally {
      clearTimeout(end);
    }
  });
}

/** The file of a request and the name sent before it. Throws `validation_failed` if either is missing. */
async function readPart(request: FastifyRequest, maxBytes: number): Promise<{ part: MultipartFile; name: string }> {
  if (!request.isMultipart()) throw new DomainError('validation_failed', { word: 'file_missing' });
  const part = await request.file({ limits: { fileSize: maxBytes + 1 }, throwFileSizeLimit: false });
  if (!part) throw new DomainError('validation_failed', { word: 'file_missing' });
  const field = part.fields.name;
  const typed = field && !Array.isArray(field) && field.type === 'field' ? field.value : undefined;
  return { part, name: parsePart(nameShape, typed) };
}

/** Ends a file that takes too long in the same way as a broken connection. */
function endLater(stream: Readable): NodeJS.Timeout {
  const broken = Object.assign(new Error('the file took too long'), { code: 'ECONNRESET' });
  return setTimeout(() => stream.destroy(broken), SLOWEST_FILE_MS);
}
