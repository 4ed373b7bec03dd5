import { closeEndpoints as calls } from '@folio/contract';
import { companyListRoute, companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { attachToSchedule, detachFromSchedule, keepMovement, keepSchedule } from './keep-notes.ts';
import { addTasks, changeTask, removeTask } from './keep-task.ts';
import { lockPeriod } from './lock-period.ts';
import { listFindings, readBoard } from './read-board.ts';
import { changeLimits } from './setting.ts';
import { signOffSchedules } from './sign-off.ts';

export function closeRoutes(app: FolioApp): void {
  companyRoute(app, calls.board, (tx, { query, call }) => readBoard(tx, call, query));
  companyListRoute(app, calls.findings, (tx, { query, call }) => listFindings(tx, call, query));
  companyRoute(app, calls.setting, (tx, { body, call }) => changeLimits(tx, call, body));
  companyRoute(app, calls.addTasks, (tx, { body, call }) => addTasks(tx, call, body));
  companyRoute(app, calls.changeTask, (tx, { params, body, call }) => changeTask(tx, call, params.id, body));
  companyRoute(app, calls.removeTask, (tx, { params, call }) => removeTask(tx, call, params.id));
  companyRoute(app, calls.keepSchedule, (tx, { body, call }) => keepSchedule(tx, call, body));
  companyRoute(app, calls.attachFile, (tx, { body, call }) => attachToSchedule(tx, call, body));
  companyRoute(app, calls.detachFile, (tx, { body, call }) => detachFromSchedule(tx, call, body));
  companyRoute(app, calls.keepMovement, (tx, { body, call }) => keepMovement(tx, call, body));
  companyRoute(app, calls.prepare, (tx, { body, call }) => signOffSchedules(tx, call, 'preparer', body));
  companyRoute(app, calls.review, (tx, { body, call }) => signOffSchedules(tx, call, 'reviewer', body));
  companyRoute(app, calls.lock, (tx, { body, call }) => lockPeriod(tx, call, body));
}
