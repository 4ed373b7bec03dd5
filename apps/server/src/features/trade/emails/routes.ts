import { outgoingEndpoints as calls } from '@folio/contract';
import { companyListRoute, companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { cancelMail, listMails, retryMail } from './list-mails.ts';
import { proposeMail } from './propose-mail.ts';
import { bulkSend, sendInvoice } from './queue-mail.ts';
import type { Outgoing } from './start-outgoing.ts';
import { listTemplates, resetTemplate, saveTemplate } from './templates.ts';

export function outgoingRoutes(app: FolioApp, { wake }: Pick<Outgoing, 'wake'>): void {
  companyRoute(app, calls.templates, listTemplates);
  companyRoute(app, calls.saveTemplate, (tx, { body, call }) => saveTemplate(tx, call, body));
  companyRoute(app, calls.resetTemplate, (tx, { body, call }) => resetTemplate(tx, call, body));
  route(app, calls.propose, async ({ params, query, call }) => {
    const { kind: _, ...proposal } = await call.transaction((tx) =>
      proposeMail(tx, call.today, { invoiceId: params.id, ...query }),
    );
    return { data: proposal };
  });
  route(app, calls.send, async ({ params, body, call }) => {
    const data = await call.transaction((tx) => sendInvoice(tx, call, { invoiceId: params.id, ...body }));
    await wake(call.companyId, data.id);
    return { data };
  });
  route(app, calls.bulkSend, async ({ body, call }) => {
    const { results, mailIds } = await bulkSend(call, body.ids);
    for (const id of mailIds) await wake(call.companyId, id);
    return { data: results };
  });
  companyListRoute(app, calls.mails, (tx, { query, call }) => listMails(tx, call.language, query));
  route(app, calls.retry, async ({ params, call }) => {
    const data = await call.transaction((tx) => retryMail(tx, call, params.id));
    await wake(call.companyId, data.id);
    return { data };
  });
  companyRoute(app, calls.cancel, (tx, { params, call }) => cancelMail(tx, call, params.id));
}
