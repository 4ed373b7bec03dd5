import { fixedAssetEndpoints as calls } from '@folio/contract';
import { companyListRoute, companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { addAsset } from './add-asset.ts';
import { listBillLines } from './bill/bill-lines.ts';
import { readSetting, saveSetting } from './bill/setting.ts';
import { createClass, listClasses, saveClass } from './classes.ts';
import { runDepreciation } from './depreciation/depreciate.ts';
import { readDepreciation } from './depreciation/read-depreciation.ts';
import { listDisposalCandidates } from './disposal/list-sources.ts';
import { disposeAsset } from './dispose.ts';
import { changeEstimate } from './estimate.ts';
import { getAsset } from './get-asset.ts';
import { impairAsset } from './impair.ts';
import { importAssets } from './import-assets.ts';
import { readMovementNote } from './movement-note.ts';
import { listRegister } from './register.ts';
import { reversePosting } from './reverse-posting.ts';
import { transferAsset } from './transfer/transfer-asset.ts';

export function fixedAssetRoutes(app: FolioApp): void {
  companyRoute(app, calls.classes, listClasses);
  companyRoute(app, calls.createClass, (tx, { body, call }) => createClass(tx, call, body));
  companyRoute(app, calls.saveClass, (tx, { params, body, call }) => saveClass(tx, call, params.id, body));
  companyListRoute(app, calls.register, (tx, { query }) => listRegister(tx, query));
  companyRoute(app, calls.create, (tx, { body, call }) => addAsset(tx, call, body));
  companyRoute(app, calls.billLines, (tx, { query }) => listBillLines(tx, query));
  companyRoute(app, calls.setting, (tx) => readSetting(tx));
  companyRoute(app, calls.saveSetting, (tx, { body, call }) => saveSetting(tx, call, body));
  companyRoute(app, calls.import, (tx, { body, call }) => importAssets(tx, call, body));
  companyRoute(app, calls.movement, (tx, { query }) => readMovementNote(tx, query));
  companyRoute(app, calls.get, (tx, { params }) => getAsset(tx, params.id));
  companyRoute(app, calls.dispose, (tx, { params, body, call }) => disposeAsset(tx, call, params.id, body));
  companyListRoute(app, calls.disposalCandidates, (tx, { params, query, call }) =>
    listDisposalCandidates(tx, params.id, query, call.today),
  );
  companyRoute(app, calls.impair, (tx, { params, body, call }) => impairAsset(tx, call, params.id, body));
  companyRoute(app, calls.transfer, (tx, { params, body, call }) => transferAsset(tx, call, params.id, body));
  companyRoute(app, calls.estimate, (tx, { params, body, call }) => changeEstimate(tx, call, params.id, body));
  companyRoute(app, calls.depreciation, (tx, { query }) => readDepreciation(tx, query));
  companyRoute(app, calls.runDepreciation, (tx, { body, call }) => runDepreciation(tx, call, body));
  companyRoute(app, calls.reverse, (tx, { params, body, call }) => reversePosting(tx, call, params.id, body.date));
}
