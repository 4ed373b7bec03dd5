import { bankRuleEndpoints as calls } from '@folio/contract';
import { companyListRoute, companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { getAutoConfirm, setAutoConfirm } from './auto-confirm.ts';
import { createRule, listRules, orderRules, removeRule, updateRule } from './keep-rule.ts';
import { forgetPayee, listMemory } from './payee-memory.ts';
import { ruleFromLine } from './rule-from-line.ts';
import { tryRule } from './try-rule.ts';

export function bankRuleRoutes(app: FolioApp): void {
  companyRoute(app, calls.list, listRules);
  companyRoute(app, calls.create, (tx, { body, call }) => createRule(tx, call, body));
  companyRoute(app, calls.update, (tx, { params, body, call }) => updateRule(tx, call, { ...body, id: params.id }));
  companyRoute(app, calls.remove, (tx, { params, call }) => removeRule(tx, call, params.id));
  companyRoute(app, calls.order, (tx, { body, call }) => orderRules(tx, call, body.ids));
  companyRoute(app, calls.trial, (tx, { body, call }) => tryRule(tx, call.language, body));
  companyRoute(app, calls.fromLine, (tx, { params }) => ruleFromLine(tx, params.id));
  companyListRoute(app, calls.memory, (tx, { query }) => listMemory(tx, query));
  companyRoute(app, calls.forget, (tx, { params, call }) => forgetPayee(tx, call, params.id));
  companyRoute(app, calls.autoConfirm, getAutoConfirm);
  companyRoute(app, calls.setAutoConfirm, (tx, { body, call }) => setAutoConfirm(tx, call, body.on));
}
