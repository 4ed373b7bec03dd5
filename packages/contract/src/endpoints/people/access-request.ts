import { z } from 'zod';
import * as request from '../../people/access-request.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { listMeta, nothing } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('access request');

const ofCompany = `${company}/access-request`;
const ofPractice = '/api/practice/:practiceId/request';

export const accessRequestEndpoints = {
  list: endpoint('GET', ofCompany, 'owner', {
    summary: 'Practices that requested access, were invited or have access',
    query: request.requestListQuery,
    data: z.array(request.accessRequestRow),
    meta: listMeta,
  }),
  invite: endpoint('POST', ofCompany, 'owner', {
    summary: "Invite a practice to manage the company's books",
    recent: true,
    body: request.inviteBody,
    data: request.accessRequestRow,
  }),
  accept: endpoint('POST', `${ofCompany}/:id/accept`, 'owner', {
    summary: 'Accept a practice',
    recent: true,
    body: request.acceptBody,
    data: request.accessRequestRow,
  }),
  reject: endpoint('POST', `${ofCompany}/:id/reject`, 'owner', {
    summary: 'Reject a practice',
    data: request.accessRequestRow,
  }),
  cancel: endpoint('POST', `${ofCompany}/:id/cancel`, 'owner', {
    summary: 'Withdraw a request or invitation',
    data: request.accessRequestRow,
  }),
  revoke: endpoint('POST', `${ofCompany}/:id/revoke`, 'owner', {
    summary: 'End the access of a practice',
    data: request.accessRequestRow,
  }),
  changeLevel: endpoint('PUT', `${ofCompany}/:id`, 'owner', {
    summary: 'Change the role of a practice',
    recent: true,
    body: request.acceptBody,
    data: request.accessRequestRow,
  }),
  viewAs: endpoint('POST', `${company}/view-as`, 'desk', {
    summary: "Enter or leave the books of a client; the client's audit log records it",
    body: request.viewAsBody,
    data: nothing,
  }),
  listOfPractice: endpoint('GET', ofPractice, 'user', {
    summary: 'Access requests of a practice',
    query: request.requestListQuery,
    data: z.array(request.practiceRequestRow),
    meta: listMeta,
  }),
  apply: endpoint('POST', ofPractice, 'user', {
    summary: 'Ask a company for access by its number; the answer does not reveal whether the company exists',
    body: request.applyBody,
    data: request.practiceRequestRow,
  }),
  acceptInvitation: endpoint('POST', `${ofPractice}/:id/accept`, 'user', {
    summary: "Accept a company's request to manage its books",
    data: request.practiceRequestRow,
  }),
  rejectInvitation: endpoint('POST', `${ofPractice}/:id/reject`, 'user', {
    summary: "Reject a company's request",
    data: request.practiceRequestRow,
  }),
  cancelApplication: endpoint('POST', `${ofPractice}/:id/cancel`, 'user', {
    summary: 'Withdraw an application',
    data: request.practiceRequestRow,
  }),
  endAssociation: endpoint('POST', `${ofPractice}/:id/revoke`, 'user', {
    summary: 'Leave a company as its practice',
    data: request.practiceRequestRow,
  }),
};
