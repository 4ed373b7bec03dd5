import { reportPackEndpoints as calls } from '@folio/contract';
import { readInCompany } from '../../../platform/database/transaction.ts';
import { attached, companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { signalOfClient } from '../../../platform/http/client-gone.ts';
import { route } from '../../../platform/http/route.ts';
import { createReportPack, getReportPack, listReportPacks, removeReportPack, saveReportPack } from './keep-pack.ts';
import { makePack } from './make-pack.ts';

export function reportPackRoutes(app: FolioApp): void {
  companyRoute(app, calls.list, (tx) => listReportPacks(tx));
  companyRoute(app, calls.get, (tx, { params }) => getReportPack(tx, params.id));
  companyRoute(app, calls.create, async (tx, { body, call }) =>
    getReportPack(tx, await createReportPack(tx, call, body)),
  );
  companyRoute(app, calls.save, async (tx, { params, body, call }) => {
    await saveReportPack(tx, call, params.id, body);
    return getReportPack(tx, params.id);
  });
  companyRoute(app, calls.remove, (tx, { params, call }) => removeReportPack(tx, call, params.id));
  route(app, calls.exportPack, async ({ params, query, call, reply }) => {
    const wish = { ...query, id: params.id };
    const file = await makePack(
      (work) => readInCompany(call.database, call.companyId, work, { mayUseReplica: true }),
      call,
      wish,
      signalOfClient(reply),
    );
    return attached(reply, file.type, file.name, file.content);
  });
}
