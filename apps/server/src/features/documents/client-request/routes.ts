import { type ClientQuestion, questionEndpoints as calls } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { companyListRoute, companyRoute, dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { route } from '../../../platform/http/route.ts';
import { receiveAnswer } from '../upload/index.ts';
import type { LinkTools } from './answer-by-link.ts';
import { answerQuestion, expectFile, takeFile } from './answer-question.ts';
import { askAccountant, listAccountants } from './ask-accountant.ts';
import { askQuestions, proposeReceiver } from './ask-questions.ts';
import { closeQuestion } from './close-question.ts';
import { getQuestion, getQuestions, listQuestions } from './list-questions.ts';
import { publicRoutes } from './public-routes.ts';
import { revokeMail } from './question-link.ts';
import { limitMails, sendAgain } from './send-questions.ts';
import type { TellTools } from './tell-askers.ts';

/** Changes a question and returns it, updated. */
async function changed(call: CompanyCall, id: string, change: (tx: CompanyTransaction) => Promise<void>) {
  const data = await call.transaction(async (tx): Promise<ClientQuestion> => {
    await change(tx);
    return getQuestion(tx, call, id);
  });
  return { data };
}

export function questionRoutes(app: FolioApp, tools: LinkTools & TellTools): void {
  const { storage, ingestion, maxUploadBytes, publicUrl, wake } = tools;
  companyListRoute(app, calls.list, (tx, { query, call }) => listQuestions(tx, call, query));
  dataRoute(app, calls.proposal, ({ call }) => proposeReceiver(call));
  companyRoute(app, calls.get, (tx, { params, call }) => getQuestion(tx, call, params.id));
  route(app, calls.ask, async ({ body, call }) => {
    if (body.email !== null) await limitMails(call);
    const { questions, mailId } = await call.transaction((tx) => askQuestions(tx, call, body));
    if (mailId !== null) await wake(call.companyId, mailId);
    return { data: questions };
  });
  dataRoute(app, calls.accountants, ({ call }) => listAccountants(call));
  route(app, calls.askAccountant, async ({ body, call }) => {
    await limitMails(call);
    const { questions, mailIds } = await askAccountant(call, { ...body, publicUrl });
    for (const mailId of mailIds) await wake(call.companyId, mailId);
    return { data: questions };
  });
  route(app, calls.send, async ({ body, call }) => {
    await limitMails(call);
    const { mailId, questions } = await call.transaction(async (tx) => {
      const sent = await sendAgain(tx, call, body);
      return { mailId: sent, questions: await getQuestions(tx, call, body.ids) };
    });
    await wake(call.companyId, mailId);
    return { data: questions };
  });
  companyRoute(app, calls.revoke, (tx, { params, call }) => revokeMail(tx, call, params.id));
  route(app, calls.settle, ({ params: { id }, call }) =>
    changed(call, id, (tx) => closeQuestion(tx, call, { id, state: 'settled' })),
  );
  route(app, calls.withdraw, ({ params: { id }, call }) =>
    changed(call, id, (tx) => closeQuestion(tx, call, { id, state: 'withdrawn' })),
  );
  route(app, calls.answer, ({ params: { id }, body, call }) =>
    changed(call, id, (tx) => answerQuestion(tx, answeringAs(call), { id, ...body })),
  );
  route(app, calls.file, async ({ params: { id }, call, request }) => {
    if (!request.isMultipart()) throw new DomainError('validation_failed', { word: 'file_missing' });
    await call.transaction((tx) => expectFile(tx, answeringAs(call), id));
    const part = await request.file({ limits: { fileSize: maxUploadBytes + 1 }, throwFileSizeLimit: false });
    if (!part) throw new DomainError('validation_failed', { word: 'file_missing' });
    const file = { name: part.filename, stream: part.file, sender: { userId: call.userId } };
    const taken = await receiveAnswer(call, storage, maxUploadBytes, file, (tx, sent) =>
      takeFile(tx, answeringAs(call), { id, documentId: sent.id, name: sent.name }),
    );
    if (taken.isNew) await ingestion.enqueue(call.companyId, taken.id);
    return { data: await call.transaction((tx) => getQuestion(tx, call, id)) };
  });
  publicRoutes(app, tools);
}

function answeringAs({ userId, now, practice }: CompanyCall) {
  return { by: { userId, name: null }, at: now, practiceId: practice?.id ?? null };
}
