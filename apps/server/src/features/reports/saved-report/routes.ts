import { savedReportEndpoints as calls } from '@folio/contract';
import { companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { changeSavedReport, getSavedReport, listSavedReports, removeSavedReport, saveReport } from './keep-saved.ts';

export function savedReportRoutes(app: FolioApp): void {
  companyRoute(app, calls.list, (tx, { call }) => listSavedReports(tx, call));
  companyRoute(app, calls.save, async (tx, { body, call }) =>
    getSavedReport(tx, call, await saveReport(tx, call, body)),
  );
  companyRoute(app, calls.change, async (tx, { params, body, call }) => {
    await changeSavedReport(tx, call, params.id, body);
    return getSavedReport(tx, call, params.id);
  });
  companyRoute(app, calls.remove, (tx, { params, call }) => removeSavedReport(tx, call, params.id));
}
