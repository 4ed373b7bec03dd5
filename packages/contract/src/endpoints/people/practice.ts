import { z } from 'zod';
import * as practice from '../../people/practice.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { listMeta, listQuery, nothing } from '../../wire/wire.ts';

const endpoint = endpointsOf('practice');

const one = '/api/practice/:practiceId';
const staff = `${one}/staff`;

export const practiceEndpoints = {
  list: endpoint('GET', '/api/practice', 'user', {
    summary: 'Practices that are listed',
    query: listQuery,
    data: z.array(practice.practiceRow),
    meta: listMeta,
  }),
  create: endpoint('POST', '/api/practice', 'user', {
    summary: 'Create a practice',
    body: practice.practiceBody,
    data: practice.practiceDetail,
  }),
  get: endpoint('GET', one, 'user', {
    summary: 'A practice',
    data: practice.practiceDetail,
  }),
  update: endpoint('PUT', one, 'user', {
    summary: 'Change the profile of a practice',
    body: practice.practiceBody,
    data: practice.practiceDetail,
  }),
  clients: endpoint('GET', `${one}/client`, 'user', {
    summary: 'The clients the caller can see, with their open tasks',
    query: practice.clientQuery,
    data: z.array(practice.clientRow),
    meta: practice.clientMeta,
  }),
  clientNames: endpoint('GET', `${one}/client-name`, 'user', {
    summary: 'The names of all clients, to assign them to staff',
    data: z.array(practice.clientName),
  }),
  join: endpoint('POST', `${one}/join`, 'user', {
    summary: 'Apply to join a practice',
    data: practice.practiceDetail,
  }),
  unjoin: endpoint('DELETE', `${one}/join`, 'user', {
    summary: 'Withdraw a request or invitation',
    data: practice.practiceDetail,
  }),
  staff: endpoint('GET', staff, 'user', {
    summary: 'Staff of a practice',
    data: z.array(practice.practiceStaffRow),
  }),
  inviteStaff: endpoint('POST', staff, 'user', {
    summary: 'Invite a person by email',
    body: practice.practiceInviteBody,
    data: practice.practiceStaffRow,
  }),
  updateStaff: endpoint('PUT', `${staff}/:id`, 'user', {
    summary: 'Change the role and clients of a person, or accept an application',
    body: practice.practiceStaffBody,
    data: practice.practiceStaffRow,
  }),
  resendInvitation: endpoint('POST', `${staff}/:id/resend`, 'user', {
    summary: 'Send an invitation again; the earlier link stops working',
    data: practice.practiceStaffRow,
  }),
  removeStaff: endpoint('DELETE', `${staff}/:id`, 'user', {
    summary: 'Remove a person, or withdraw an invitation or application',
    data: nothing,
  }),
  invitation: endpoint('POST', '/api/practice-invitation', 'public', {
    summary: 'The details of an invitation',
    secretInBody: true,
    body: practice.practiceTokenBody,
    data: practice.practiceInvitation,
  }),
  takeInvitation: endpoint('POST', '/api/practice-invitation/accept', 'user', {
    summary: 'Accept an invitation',
    body: practice.practiceTokenBody,
    data: practice.practiceDetail,
  }),
};
