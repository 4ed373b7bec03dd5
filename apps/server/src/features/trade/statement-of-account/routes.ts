import { contactEndpoints as calls } from '@folio/contract';
import { attached, companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { signalOfClient } from '../../../platform/http/client-gone.ts';
import { route } from '../../../platform/http/route.ts';
import type { Outgoing } from '../emails/index.ts';
import { readStatement } from './read-statement.ts';
import { proposeStatement, sendStatement } from './send-statement.ts';
import { printStatement, readStatementPaper } from './statement-file.ts';

export function contactStatementRoutes(app: FolioApp, { wake }: Pick<Outgoing, 'wake'>): void {
  companyRoute(app, calls.statement, (tx, { params, query }) => readStatement(tx, params.id, query));
  route(app, calls.statementPdf, async ({ params, query, call, reply }) => {
    const paper = await call.transaction((tx) => readStatementPaper(tx, call.now, { ...query, contactId: params.id }));
    const file = await printStatement(paper, signalOfClient(reply));
    return attached(reply, file.type, file.name, Buffer.from(file.bytes));
  });
  companyRoute(app, calls.proposeStatement, (tx, { params, query }) => proposeStatement(tx, params.id, query));
  route(app, calls.sendStatement, async ({ params, body, call }) => {
    const data = await call.transaction((tx) => sendStatement(tx, call, { ...body, contactId: params.id }));
    await wake(call.companyId, data.id);
    return { data };
  });
}
