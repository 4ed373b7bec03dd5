import { outgoingEndpoints as calls } from '@folio/contract';
import { companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { limitAttempts } from '../../people/session/index.ts';
import { linksOf, revokeLink, shareInvoice } from './make-link.ts';
import { answerByLink, type LinkPapers, openLink, viewByLink } from './open-link.ts';

/**
 * Calls from one address in a quarter of an hour: enough for an office that shares one address, too few to guess a
 * token.
 */
const MAX_CALLS = 300;

export function invoiceLinkRoutes(app: FolioApp, papers: LinkPapers): void {
  const { config, database } = app.platform;
  companyRoute(app, calls.links, (tx, { params, call }) => linksOf(tx, call, params.id));
  companyRoute(app, calls.makeLink, (tx, { params, body, call }) =>
    shareInvoice(tx, { ...call, publicUrl: config.publicUrl }, { invoiceId: params.id, days: body.days }),
  );
  companyRoute(app, calls.revokeLink, (tx, { params, call }) =>
    revokeLink(tx, call, { invoiceId: params.id, id: params.linkId }),
  );

  const limit = (address: string, now: Date) =>
    limitAttempts(database.queries, 'public-invoice', address, MAX_CALLS, now);
  route(app, calls.publicGet, async ({ body, call, request }) => {
    await limit(request.ip, call.now);
    return { data: await viewByLink(call, papers, body.token) };
  });
  route(app, calls.publicPage, async ({ body, call, request, reply }) => {
    await limit(request.ip, call.now);
    const { companyId, invoiceId } = await openLink(call, body.token);
    const { png } = await papers.page(companyId, invoiceId, body.page);
    return reply.type('image/png').header('cache-control', 'no-store').send(Buffer.from(png));
  });
  route(app, calls.publicPdf, async ({ body, call, request, reply }) => {
    await limit(request.ip, call.now);
    const { companyId, invoiceId } = await openLink(call, body.token);
    const { name, bytes } = await papers.pdf(companyId, invoiceId);
    return reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .send(Buffer.from(bytes));
  });
  route(app, calls.publicAnswer, async ({ body, call, request }) => {
    await limit(request.ip, call.now);
    return { data: await answerByLink(call, papers, body) };
  });
}
