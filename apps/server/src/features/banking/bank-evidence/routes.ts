import { bankEvidenceEndpoints as calls } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { route } from '../../../platform/http/route.ts';
import { detach } from './attach.ts';
import { answerQuestion, commentOnLine } from './comment-on-line.ts';
import { readLineFile } from './read-line-file.ts';

/** Changes the evidence of a line and returns the updated line. */
async function changed(call: CompanyCall, lineId: string, change: (tx: CompanyTransaction) => Promise<void>) {
  const data = await call.transaction(async (tx) => {
    await change(tx);
    return readLineFile(tx, lineId);
  });
  return { data };
}

export function bankEvidenceRoutes(app: FolioApp): void {
  companyRoute(app, calls.file, (tx, { params: { id } }) => readLineFile(tx, id));
  route(app, calls.comment, ({ params: { id }, body, call }) =>
    changed(call, id, (tx) => commentOnLine(tx, call, { lineId: id, ...body })),
  );
  route(app, calls.answer, ({ params: { id, commentId }, call }) =>
    changed(call, id, (tx) => answerQuestion(tx, call, { lineId: id, commentId })),
  );
  route(app, calls.detach, ({ params: { id, documentId }, call }) =>
    changed(call, id, (tx) => detach(tx, call, { lineId: id, documentId })),
  );
}
