import { z } from 'zod';
import * as staff from '../../people/staff.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('staff');

export const staffEndpoints = {
  list: endpoint('GET', `${company}/staff`, 'owner', {
    summary: 'Members and invitations of a company',
    data: z.array(staff.staffRow),
  }),
  invite: endpoint('POST', `${company}/staff`, 'owner', {
    summary: 'Invite a person by email',
    body: staff.staffInvite,
    data: z.array(staff.staffRow),
  }),
  transfer: endpoint('POST', `${company}/staff/transfer`, 'owner', {
    summary: 'Transfer ownership to another member',
    recent: true,
    body: staff.transferBody,
    data: z.null(),
  }),
  resend: endpoint('POST', `${company}/staff/:id/resend`, 'owner', {
    summary: 'Send an invitation again with a new link; the old link stops working',
    data: z.array(staff.staffRow),
  }),
  change: endpoint('PUT', `${company}/staff/:id`, 'owner', {
    summary: 'Change the role of a member or an invitation',
    body: staff.staffChange,
    data: z.null(),
  }),
  remove: endpoint('DELETE', `${company}/staff/:id`, 'owner', {
    summary: 'Remove a member or withdraw an invitation; access ends at once',
    data: z.null(),
  }),
  invitation: endpoint('POST', '/api/invitation', 'public', {
    summary: 'The invitation that a link opens',
    secretInBody: true,
    body: staff.invitationToken,
    data: staff.invitation,
  }),
  accept: endpoint('POST', '/api/invitation/accept', 'user', {
    summary: 'Accept an invitation to a company, with an account of the invited address',
    body: staff.invitationToken,
    data: staff.joinedCompany,
  }),
};
