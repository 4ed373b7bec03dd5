import { bankEndpoints as calls } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { companyListRoute, companyRoute, dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { route } from '../../../platform/http/route.ts';
import { acceptLines } from './accept/accept-lines.ts';
import { changedLine } from './accept/changed-rows.ts';
import { classifyLine, excludeLine, matchLine, transferLine } from './accept/line-requests.ts';
import { CHANGES_LINES } from './list/hold-lines.ts';
import { listCandidates, showLines } from './list/list-lines.ts';
import { listStatements, readHeader } from './statement/list-statements.ts';
import type { Affected } from './suggest/affected.ts';
import { refuseSuggestion } from './undo/exclude-line.ts';
import { undoLine } from './undo/undo-line.ts';

/** Changes a line and returns it, updated, with every other affected line. */
async function changed(call: CompanyCall, id: string, change: (tx: CompanyTransaction) => Promise<Affected>) {
  const data = await call.transaction(
    async (tx) => changedLine(tx, call.language, id, await change(tx)),
    CHANGES_LINES,
  );
  return { data };
}

export function bankRoutes(app: FolioApp): void {
  companyRoute(app, calls.header, (tx, { query, call }) => readHeader(tx, call.today, query.account_id));
  companyListRoute(app, calls.statements, (tx, { query }) => listStatements(tx, query));
  route(app, calls.lines, async ({ query, call }) => {
    const { rows, meta } = await showLines(call, query);
    return { data: rows, meta };
  });
  companyRoute(app, calls.candidates, (tx, { params: { id } }) => listCandidates(tx, id));
  dataRoute(app, calls.accept, ({ body, call }) => acceptLines(call, body));
  route(app, calls.refuse, ({ params: { id }, body, call }) =>
    changed(call, id, (tx) => refuseSuggestion(tx, call, { id, index: body.index })),
  );
  route(app, calls.classify, ({ params: { id }, body, call }) =>
    changed(call, id, (tx) => classifyLine(tx, call, { id, ...body })),
  );
  route(app, calls.match, ({ params: { id }, body, call }) =>
    changed(call, id, (tx) => matchLine(tx, call, { id, ...body })),
  );
  route(app, calls.transfer, ({ params: { id }, body, call }) =>
    changed(call, id, (tx) => transferLine(tx, call, { id, ...body })),
  );
  route(app, calls.exclude, ({ params: { id }, body, call }) =>
    changed(call, id, (tx) => excludeLine(tx, call, { id, ...body })),
  );
  route(app, calls.undo, ({ params: { id }, call }) => changed(call, id, (tx) => undoLine(tx, call, id)));
}
