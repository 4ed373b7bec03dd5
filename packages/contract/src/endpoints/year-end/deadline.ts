import { z } from 'zod';
import { endpointsOf } from '../../wire/endpoint.ts';
import { nothing } from '../../wire/wire.ts';
import * as deadline from '../../year-end/deadline.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('deadline');

const practice = '/api/practice/:practiceId';

export const deadlineEndpoints = {
  list: endpoint('GET', `${company}/deadline`, 'read', {
    summary: 'Legal deadlines of the company, with what follows from being late',
    query: deadline.deadlineListQuery,
    data: deadline.companyDeadlines,
  }),
  facts: endpoint('PUT', `${company}/deadline/facts`, 'write', {
    summary: 'Say what the deadlines of the company follow from',
    body: deadline.deadlineFacts,
    data: deadline.deadlineFacts,
  }),
  mark: endpoint('PUT', `${company}/deadline/mark`, 'write', {
    summary: 'Mark a deadline as done, or enter the day that the authority printed',
    body: deadline.deadlineMarkBody,
    data: deadline.companyDeadline,
  }),
  feed: endpoint('GET', `${company}/deadline-feed`, 'read', {
    summary: "Whether the caller has a calendar feed of the company's deadlines",
    data: deadline.deadlineFeed,
  }),
  makeFeed: endpoint('POST', `${company}/deadline-feed`, 'read', {
    summary: 'Make the secret address of a calendar feed; an earlier address stops working',
    data: deadline.newDeadlineFeed,
  }),
  dropFeed: endpoint('DELETE', `${company}/deadline-feed`, 'read', {
    summary: "Revoke the caller's calendar feed",
    data: nothing,
  }),
  clients: endpoint('GET', `${practice}/deadline`, 'user', {
    summary: 'Legal deadlines of all clients that the caller can see',
    query: deadline.clientDeadlineQuery,
    data: z.array(deadline.clientDeadline),
    meta: deadline.clientDeadlineMeta,
  }),
  practiceFeed: endpoint('GET', `${practice}/deadline-feed`, 'user', {
    summary: 'Whether the caller has a calendar feed of the deadlines of clients',
    data: deadline.deadlineFeed,
  }),
  makePracticeFeed: endpoint('POST', `${practice}/deadline-feed`, 'user', {
    summary: 'Make the secret address of a calendar feed of all clients; an earlier address stops working',
    data: deadline.newDeadlineFeed,
  }),
  dropPracticeFeed: endpoint('DELETE', `${practice}/deadline-feed`, 'user', {
    summary: "Revoke the caller's calendar feed of the practice",
    data: nothing,
  }),
  /** Calendar programs send no headers of their own, so the secret is in the address. */
  file: endpoint('GET', '/api/public/deadlines.ics', 'public', {
    summary: 'The deadlines as an iCalendar file, for calendar programs',
    query: deadline.deadlineFeedToken,
    data: nothing,
    answer: 'file',
  }),
};
