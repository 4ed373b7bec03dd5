import { z } from 'zod';
import { endpointsOf } from '../../wire/endpoint.ts';
import { listMeta, nothing } from '../../wire/wire.ts';
import * as close from '../../year-end/close.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('close');

const one = `${company}/close` as const;
const templates = '/api/practice/:practiceId/close-template' as const;

/** Closing a month or a year. */
export const closeEndpoints = {
  board: endpoint('GET', one, 'read', {
    summary: 'Tasks, schedules, movements and sign-offs of a month or a year',
    query: close.closeQuery,
    data: close.closeBoard,
  }),
  findings: endpoint('GET', `${one}/finding`, 'read', {
    summary: 'What a check found, by day',
    query: close.closeFindingQuery,
    data: z.array(close.closeFinding),
    meta: listMeta,
  }),
  setting: endpoint('PUT', `${one}/setting`, 'write', {
    summary: 'From which amounts on movements and entries are checked',
    body: close.closeSettingBody,
    data: nothing,
  }),
  addTasks: endpoint('POST', `${one}/task`, 'write', {
    summary: 'Add tasks that the period does not have yet',
    body: close.addTasksBody,
    data: close.addedTasks,
  }),
  changeTask: endpoint('PUT', `${one}/task/:id`, 'write', {
    summary: 'Change a task, or mark it as done',
    body: close.changeTaskBody,
    data: nothing,
  }),
  removeTask: endpoint('DELETE', `${one}/task/:id`, 'write', { summary: 'Delete a task', data: nothing }),
  keepSchedule: endpoint('PUT', `${one}/schedule`, 'write', {
    summary: 'Keep a figure from outside the books and an explanation',
    body: close.scheduleBody,
    data: nothing,
  }),
  attachFile: endpoint('POST', `${one}/schedule/file`, 'write', {
    summary: 'Attach a file of the file storage to a schedule',
    body: close.scheduleFileBody,
    data: nothing,
  }),
  detachFile: endpoint('POST', `${one}/schedule/file/remove`, 'write', {
    summary: 'Remove a file from a schedule',
    body: close.scheduleFileRemoval,
    data: nothing,
  }),
  keepMovement: endpoint('PUT', `${one}/movement`, 'write', {
    summary: 'Keep why an account changed',
    body: close.movementBody,
    data: nothing,
  }),
  prepare: endpoint('POST', `${one}/prepare`, 'write', {
    summary: 'Sign off schedules as the preparer',
    body: close.signOffBody,
    data: nothing,
  }),
  review: endpoint('POST', `${one}/review`, 'approve', {
    summary: 'Sign off schedules as the reviewer',
    body: close.signOffBody,
    data: nothing,
  }),
  lock: endpoint('POST', `${one}/lock`, 'control', {
    summary: 'Lock the books through the end of the period',
    body: close.closeLockBody,
    data: nothing,
  }),
  templates: endpoint('GET', templates, 'user', {
    summary: 'Lists of closing tasks of a practice',
    data: z.array(close.closeTemplateRow),
  }),
  addTemplate: endpoint('POST', templates, 'user', {
    summary: 'Keep a list of closing tasks',
    body: close.closeTemplateBody,
    data: close.closeTemplateRow,
  }),
  changeTemplate: endpoint('PUT', `${templates}/:id`, 'user', {
    summary: 'Change a list of closing tasks',
    body: close.closeTemplateChange,
    data: nothing,
  }),
  removeTemplate: endpoint('DELETE', `${templates}/:id`, 'user', {
    summary: 'Delete a list of closing tasks',
    data: nothing,
  }),
};
