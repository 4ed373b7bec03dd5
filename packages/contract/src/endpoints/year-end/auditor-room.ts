import { z } from 'zod';
import { reportMeta, reportSheet } from '../../reports/report-sheet.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { id, listMeta, nothing } from '../../wire/wire.ts';
import { auditSample } from '../../year-end/audit-sample.ts';
import * as room from '../../year-end/auditor-room.ts';
import { closePeriodName } from '../../year-end/close.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('auditor room');

const all = `${company}/auditor-room` as const;
const one = `${company}/auditor-room/:id` as const;
const guests = '/api/auditor-room' as const;
const guest = '/api/auditor-room/:roomId' as const;

/** The auditor's room. Calls of the company need its roles; calls of a guest look at the room itself. */
export const auditorRoomEndpoints = {
  list: endpoint('GET', all, 'read', {
    summary: 'Rooms of auditors, the newest first',
    query: room.roomQuery,
    data: z.array(room.roomRow),
    meta: listMeta,
  }),
  get: endpoint('GET', one, 'read', { summary: 'A room with its requests', data: room.room }),
  open: endpoint('POST', all, 'owner', {
    summary: 'Open a room and invite an auditor by email',
    body: room.newRoomBody,
    data: room.roomRow,
  }),
  resend: endpoint('POST', `${one}/invitation`, 'owner', {
    summary: 'Send the invitation again, with another link',
    data: nothing,
  }),
  close: endpoint('POST', `${one}/close`, 'owner', { summary: 'End the access of the guest', data: nothing }),
  extend: endpoint('PUT', `${one}/until`, 'owner', {
    summary: 'Change the last day on which the guest may enter',
    body: room.roomUntilBody,
    data: nothing,
  }),
  assign: endpoint('PUT', `${company}/auditor-request/:id/owner`, 'write', {
    summary: 'Say who answers a request',
    body: room.requestOwnerBody,
    data: nothing,
  }),
  answer: endpoint('POST', `${company}/auditor-request/:id/answer`, 'write', {
    summary: 'Answer a request, with files of the storage',
    body: room.requestAnswerBody,
    data: nothing,
  }),
  invitation: endpoint('POST', `${guests}/invitation`, 'public', {
    summary: 'The room that the link of an invitation opens',
    secretInBody: true,
    body: room.roomToken,
    data: room.roomInvitation,
  }),
  join: endpoint('POST', `${guests}/join`, 'user', {
    summary: 'Enter a room by the link of an invitation',
    body: room.roomToken,
    data: z.object({ id }),
  }),
  mine: endpoint('GET', guests, 'user', {
    summary: 'Rooms that the caller may enter today',
    data: z.array(room.guestRoomRow),
  }),
  enter: endpoint('GET', guest, 'user', { summary: 'The room, for its guest', data: room.guestRoom }),
  ask: endpoint('POST', `${guest}/request`, 'user', {
    summary: 'Ask for something',
    body: room.newRequestBody,
    data: nothing,
  }),
  accept: endpoint('POST', `${guest}/request/:id/accept`, 'user', {
    summary: 'Accept an answer',
    body: room.requestVerdictBody,
    data: nothing,
  }),
  reopen: endpoint('POST', `${guest}/request/:id/reopen`, 'user', {
    summary: 'Open a request again, because its answer is not enough',
    body: room.requestVerdictBody,
    data: nothing,
  }),
  file: endpoint('GET', `${guest}/request/:id/file/:sha256`, 'user', {
    summary: 'A file of an answer',
    params: z.object({ roomId: id, id, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    data: z.any(),
    answer: 'file',
  }),
  report: endpoint('GET', `${guest}/report/:name`, 'user', {
    summary: 'A statement or the ledger of the period of the room, as a file',
    params: z.object({ roomId: id, name: room.roomReport }),
    query: room.roomReportQuery,
    data: z.any(),
    answer: 'file',
  }),
  sheet: endpoint('GET', `${guest}/report/:name/sheet`, 'user', {
    summary: 'A statement or the ledger of the period of the room, a page at a time, without links',
    params: z.object({ roomId: id, name: room.roomReport }),
    query: room.roomSheetQuery,
    data: reportSheet,
    meta: reportMeta,
  }),
  packet: endpoint('GET', `${guest}/packet`, 'user', {
    summary: 'The packet of a locked month or year of the room, as a ZIP',
    query: closePeriodName,
    data: z.any(),
    answer: 'file',
  }),
  sample: endpoint('GET', `${guest}/sample/:id`, 'user', {
    summary: 'An audit sample of the period of the room',
    data: auditSample,
  }),
  bundle: endpoint('GET', `${guest}/sample/:id/bundle.zip`, 'user', {
    summary: 'The documents of such a sample',
    data: z.any(),
    answer: 'file',
  }),
};
