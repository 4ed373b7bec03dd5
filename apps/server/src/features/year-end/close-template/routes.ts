import { closeEndpoints as calls } from '@folio/contract';
import { dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { withOrigin } from '../../../platform/http/session.ts';
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './keep-template.ts';

export function closeTemplateRoutes(app: FolioApp): void {
  dataRoute(app, calls.templates, ({ params, call }) => listTemplates(call, params.practiceId));
  dataRoute(app, calls.addTemplate, ({ params, body, call, request }) =>
    addTemplate(withOrigin(call, request), params.practiceId, body),
  );
  dataRoute(app, calls.changeTemplate, ({ params, body, call, request }) =>
    changeTemplate(withOrigin(call, request), params, body),
  );
  dataRoute(app, calls.removeTemplate, ({ params, call, request }) =>
    removeTemplate(withOrigin(call, request), params),
  );
}
