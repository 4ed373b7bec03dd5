import { z } from 'zod';
import * as question from '../../documents/question.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { id, nothing } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('question');
const one = `${company}/question/:id`;
const byLink = '/api/public/question';

export const questionEndpoints = {
  list: endpoint('GET', `${company}/question`, 'desk', {
    summary: 'Questions to the client, and to the practice of the company',
    query: question.questionListQuery,
    data: z.array(question.clientQuestion),
    meta: question.questionListMeta,
  }),
  proposal: endpoint('GET', `${company}/question-proposal`, 'write', {
    summary: "The address and language of a question's email",
    data: question.questionProposal,
  }),
  get: endpoint('GET', one, 'desk', {
    summary: 'One question with its answer',
    data: question.clientQuestion,
  }),
  ask: endpoint('POST', `${company}/question`, 'write', {
    summary: 'Send questions to the client in one email with one link',
    body: question.askRequest,
    data: z.array(question.clientQuestion),
    idempotent: true,
  }),
  accountants: endpoint('GET', `${company}/accountant`, 'write', {
    summary: 'Practices that the company can ask',
    data: z.array(question.accountant),
  }),
  askAccountant: endpoint('POST', `${company}/accountant-question`, 'write', {
    summary: "Ask a practice that works in the company's books, as the company's own people do",
    body: question.askAccountantRequest,
    data: z.array(question.clientQuestion),
    idempotent: true,
  }),
  send: endpoint('POST', `${company}/question-mail`, 'write', {
    summary: 'Send open questions again with a new link',
    body: question.sendQuestionsRequest,
    data: z.array(question.clientQuestion),
    idempotent: true,
  }),
  revoke: endpoint('POST', `${company}/question-mail/:id/revoke`, 'write', {
    summary: 'Revoke the link of an email',
    data: nothing,
  }),
  answer: endpoint('POST', `${one}/answer`, 'upload', {
    summary: 'Answer a question as a person of the company or of the practice that was asked',
    body: question.answerQuestionRequest,
    data: question.clientQuestion,
  }),
  file: endpoint('POST', `${one}/file`, 'upload', {
    summary: 'Send a file for a question',
    data: question.clientQuestion,
    answer: 'upload',
  }),
  settle: endpoint('POST', `${one}/settle`, 'write', {
    summary: 'Finish a question',
    data: question.clientQuestion,
  }),
  withdraw: endpoint('POST', `${one}/withdraw`, 'write', {
    summary: 'Withdraw a question',
    data: question.clientQuestion,
  }),
  publicGet: endpoint('POST', byLink, 'public', {
    summary: 'The questions of a link',
    secretInBody: true,
    body: question.questionToken,
    data: question.publicQuestions,
  }),
  publicAnswer: endpoint('POST', `${byLink}/answer`, 'public', {
    summary: 'Answer a question of the link',
    secretInBody: true,
    body: question.publicQuestionAnswer,
    data: question.publicQuestions,
  }),
  /**
   * Multipart: the field `name`, then one file. The token is in the header `X-Link-Token`, so that the server can
   * check it before it receives the file.
   */
  publicFile: endpoint('POST', `${byLink}/file`, 'public', {
    summary: 'Send a file for a question of the link',
    secretInBody: true,
    query: z.object({ question_id: id }),
    data: question.publicQuestions,
    answer: 'upload',
  }),
  publicPicture: endpoint('POST', `${byLink}/picture`, 'public', {
    summary: 'The first page of the document of a question, as PNG',
    secretInBody: true,
    body: question.publicQuestionRequest,
    data: z.any(),
    answer: 'file',
  }),
  publicDone: endpoint('POST', `${byLink}/done`, 'public', {
    summary: 'Tell the sender that the answers are complete',
    secretInBody: true,
    body: question.questionToken,
    data: nothing,
  }),
};
