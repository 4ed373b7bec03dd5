import { accessRequestEndpoints as calls, type PracticeRole } from '@folio/contract';
import type { FastifyRequest } from 'fastify';
import { dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import type { Call, CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { route } from '../../../platform/http/route.ts';
import { withOrigin } from '../../../platform/http/session.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { enterPractice } from '../practice/index.ts';
import { type Acted, actForCompany, actForPractice, changeLevel } from './act.ts';
import { applyToCompany, invitePractice } from './ask.ts';
import { requestsOfCompany, requestsOfPractice } from './list-store.ts';
import { type Notices, openNotices } from './notices.ts';
import { findRequest } from './request-store.ts';
import type { RequestAct } from './transitions.ts';
import { viewAs } from './view-as.ts';

export function accessRequestRoutes(app: FolioApp, mailer: Mailer): void {
  const { config, database, log } = app.platform;
  const notices = openNotices(database, { mailer, log, publicUrl: config.publicUrl });
  app.http.addHook('onClose', () => notices.settled());
  companyRoutes(app, notices);
  practiceRoutes(app, notices);
}

/** A side gets no mail about its own act, and a withdrawn request causes no mail. */
function announce(notices: Notices, { request, changed }: Acted, by: 'practice' | 'company'): void {
  if (changed && request.state !== 'cancelled') notices.decided(request, by);
}

function companyRoutes(app: FolioApp, notices: Notices): void {
  const one = async ({ database, companyId }: CompanyCall, id: string) => {
    const { rows } = await requestsOfCompany(database.queries, companyId, { page: 1, limit: 1, id });
    if (rows[0] === undefined) throw new DomainError('not_found');
    return { data: rows[0] };
  };
  const act = async (
    call: CompanyCall,
    request: FastifyRequest,
    asked: { id: string; act: RequestAct; role?: PracticeRole },
  ) => {
    announce(notices, await actForCompany(withOrigin(call, request), asked), 'company');
    return one(call, asked.id);
  };

  route(app, calls.list, async ({ query, call }) => {
    const { rows, total } = await requestsOfCompany(call.database.queries, call.companyId, query);
    return { data: rows, meta: { page: query.page, limit: query.limit, total } };
  });
  route(app, calls.invite, async ({ body, call, request }) => {
    const row = await invitePractice(withOrigin(call, request), body);
    const made = await findRequest(call.database.queries, call, row.id, false);
    if (made !== null) notices.invited(made);
    return { data: row };
  });
  route(app, calls.accept, ({ params, body, call, request }) =>
    act(call, request, { id: params.id, act: 'accept', role: body.role }),
  );
  route(app, calls.reject, ({ params, call, request }) => act(call, request, { id: params.id, act: 'reject' }));
  route(app, calls.cancel, ({ params, call, request }) => act(call, request, { id: params.id, act: 'cancel' }));
  route(app, calls.revoke, ({ params, call, request }) => act(call, request, { id: params.id, act: 'revoke' }));
  route(app, calls.changeLevel, async ({ params, body, call, request }) => {
    await changeLevel(withOrigin(call, request), { id: params.id, role: body.role });
    return one(call, params.id);
  });
  dataRoute(app, calls.viewAs, ({ body, call, request }) => viewAs(withOrigin(call, request), body.on));
}

function practiceRoutes(app: FolioApp, notices: Notices): void {
  const act = async (
    call: Call,
    request: FastifyRequest,
    practiceId: string,
    asked: { id: string; act: RequestAct },
  ) => {
    const acted = await actForPractice(withOrigin(call, request), practiceId, asked);
    announce(notices, acted, 'practice');
    const { rows } = await requestsOfPractice(call.database.queries, practiceId, { page: 1, limit: 1, id: asked.id });
    if (rows[0] === undefined) throw new DomainError('not_found');
    return { data: rows[0] };
  };

  route(app, calls.listOfPractice, async ({ params, query, call }) => {
    await enterPractice(call.database.queries, call, params.practiceId, 'manager');
    const { rows, total } = await requestsOfPractice(call.database.queries, params.practiceId, query);
    return { data: rows, meta: { page: query.page, limit: query.limit, total } };
  });
  dataRoute(app, calls.apply, ({ params, body, call, request }) =>
    applyToCompany(withOrigin(call, request), params.practiceId, body),
  );
  route(app, calls.acceptInvitation, ({ params, call, request }) =>
    act(call, request, params.practiceId, { id: params.id, act: 'accept' }),
  );
  route(app, calls.rejectInvitation, ({ params, call, request }) =>
    act(call, request, params.practiceId, { id: params.id, act: 'reject' }),
  );
  route(app, calls.cancelApplication, ({ params, call, request }) =>
    act(call, request, params.practiceId, { id: params.id, act: 'cancel' }),
  );
  route(app, calls.endAssociation, ({ params, call, request }) =>
    act(call, request, params.practiceId, { id: params.id, act: 'revoke' }),
  );
}
