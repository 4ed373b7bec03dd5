import { bankRuleEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { getAutoConfirm, setAutoConfirm } from './auto-confirm.ts';
import { createRule, listRules, orderRules, removeRule, updateRule } from './keep-rule.ts';
import { forgetPayee, listMemory } from './payee-memory.ts';
import { ruleFromLine } from './rule-from-line.ts';
import { tryRule } from './try-rule.ts';

export function bankRuleRoutes(app: FolioApp): void {
  route(app, calls.list, async ({ call }) => ({ data: await call.transaction(listRules) }));
  route(app, calls.create, async ({ body, call }) => ({
    data: await call.transaction((tx) => createRule(tx, call, body)),
  }));
  route(app, calls.update, async ({ params, body, call }) => ({
    data: await call.transaction((tx) => updateRule(tx, call, { ...body, id: params.id })),
  }));
  route(app, calls.remove, async ({ params, call }) => {
    await call.transaction((tx) => removeRule(tx, call, params.id));
    return { data: null };
  });
  route(app, calls.order, async ({ body, call }) => ({
    data: await call.transaction((tx) => orderRules(tx, call, body.ids)),
  }));
  route(app, calls.trial, async ({ body, call }) => ({
    data: await call.transaction((tx) => tryRule(tx, call.language, body)),
  }));
  route(app, calls.fromLine, async ({ params, call }) => ({
    data: await call.transaction((tx) => ruleFromLine(tx, params.id)),
  }));
  route(app, calls.memory, async ({ query, call }) => {
    const { rows, meta } = await call.transaction((tx) => listMemory(tx, query));
    return { data: rows, meta };
  });
  route(app, calls.forget, async ({ params, call }) => {
    await call.transaction((tx) => forgetPayee(tx, call, params.id));
    return { data: null };
  });
  route(app, calls.autoConfirm, async ({ call }) => ({ data: await call.transaction(getAutoConfirm) }));
  route(app, calls.setAutoConfirm, async ({ body, call }) => ({
    data: await call.transaction((tx) => setAutoConfirm(tx, call, body.on)),
  }));
}
