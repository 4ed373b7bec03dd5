import { reportLayoutEndpoints as calls } from '@folio/contract';
import { dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { withOrigin } from '../../../platform/http/session.ts';
import { addPracticeLayout, changePracticeLayout, removePracticeLayout } from './keep-layout.ts';

export function practiceLayoutRoutes(app: FolioApp): void {
  dataRoute(app, calls.addToPractice, ({ params, body, call, request }) =>
    addPracticeLayout(withOrigin(call, request), params.practiceId, body),
  );
  dataRoute(app, calls.changeOfPractice, ({ params, body, call, request }) =>
    changePracticeLayout(withOrigin(call, request), params, body),
  );
  dataRoute(app, calls.removeFromPractice, ({ params, call, request }) =>
    removePracticeLayout(withOrigin(call, request), params),
  );
}
