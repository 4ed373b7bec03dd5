import { z } from 'zod';
import { endpointsOf } from '../../wire/endpoint.ts';
import { listMeta } from '../../wire/wire.ts';
import * as asset from '../../year-end/fixed-asset.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('fixed asset');
const one = `${company}/fixed-asset/:id` as const;

/** Register of fixed assets, depreciation runs, disposals, and the note on movements. */
export const fixedAssetEndpoints = {
  classes: endpoint('GET', `${company}/asset-class`, 'read', {
    summary: 'Classes of fixed assets',
    data: z.array(asset.assetClass),
  }),
  createClass: endpoint('POST', `${company}/asset-class`, 'write', {
    summary: 'Add a class of fixed assets',
    body: asset.assetClassBody,
    data: asset.assetClass,
    idempotent: true,
  }),
  saveClass: endpoint('PUT', `${company}/asset-class/:id`, 'write', {
    summary: 'Change a class of fixed assets',
    body: asset.saveAssetClassBody,
    data: asset.assetClass,
  }),
  register: endpoint('GET', `${company}/fixed-asset`, 'read', {
    summary: 'Register of fixed assets, with what the ledger has',
    query: asset.assetListQuery,
    data: z.array(asset.fixedAssetRow),
    meta: asset.registerMeta,
  }),
  create: endpoint('POST', `${company}/fixed-asset`, 'write', {
    summary: 'Record a fixed asset',
    body: asset.newAssetBody,
    data: asset.fixedAsset,
    idempotent: true,
    postsByDate: true,
  }),
  billLines: endpoint('GET', `${company}/fixed-asset/bill-line`, 'read', {
    summary: 'Lines of bills that may be fixed assets',
    query: asset.billLineQuery,
    data: z.array(asset.billLine),
  }),
  setting: endpoint('GET', `${company}/fixed-asset/setting`, 'read', {
    summary: 'From which amount on lines of bills are offered as fixed assets',
    data: asset.assetSetting,
  }),
  saveSetting: endpoint('PUT', `${company}/fixed-asset/setting`, 'write', {
    summary: 'Change from which amount on lines of bills are offered as fixed assets',
    body: asset.assetSetting,
    data: asset.assetSetting,
  }),
  import: endpoint('POST', `${company}/fixed-asset/import`, 'write', {
    summary: 'Import fixed assets from CSV, or only check the file',
    body: asset.assetImportBody,
    data: asset.assetImport,
    idempotent: true,
  }),
  movement: endpoint('GET', `${company}/fixed-asset/movement`, 'read', {
    summary: 'Note on the movements of fixed assets',
    query: asset.assetMovementQuery,
    data: asset.assetMovement,
  }),
  get: endpoint('GET', one, 'read', { summary: 'A fixed asset', data: asset.fixedAsset }),
  dispose: endpoint('POST', `${one}/disposal`, 'write', {
    summary: 'Sell or scrap a fixed asset',
    body: asset.disposalBody,
    data: asset.fixedAsset,
    idempotent: true,
    postsByDate: true,
  }),
  disposalCandidates: endpoint('GET', `${one}/disposal-candidate`, 'read', {
    summary: 'Lines of sales invoices or of the bank that may be the proceeds of a fixed asset',
    query: asset.disposalCandidateQuery,
    data: z.array(asset.disposalCandidate),
    meta: listMeta,
  }),
  impair: endpoint('POST', `${one}/impairment`, 'write', {
    summary: 'Record the impairment of a fixed asset',
    body: asset.impairmentBody,
    data: asset.fixedAsset,
    idempotent: true,
    postsByDate: true,
  }),
  transfer: endpoint('POST', `${one}/transfer`, 'write', {
    summary: 'Transfer a fixed asset to another class',
    body: asset.assetTransferBody,
    data: asset.fixedAsset,
    idempotent: true,
    postsByDate: true,
  }),
  estimate: endpoint('POST', `${one}/estimate`, 'write', {
    summary: 'Change how a fixed asset is depreciated from a month on',
    body: asset.estimateBody,
    data: asset.fixedAsset,
    idempotent: true,
  }),
  depreciation: endpoint('GET', `${company}/depreciation`, 'read', {
    summary: 'Depreciation of a month, posted or proposed',
    query: asset.depreciationQuery,
    data: asset.depreciationRun,
  }),
  runDepreciation: endpoint('POST', `${company}/depreciation`, 'write', {
    summary: 'Post the depreciation of a month',
    body: asset.depreciationBody,
    data: asset.depreciationRun,
    idempotent: true,
    postsByDate: true,
  }),
  reverse: endpoint('POST', `${company}/asset-posting/:id/reverse`, 'write', {
    summary: 'Reverse a posting of the register',
    body: asset.assetReversalBody,
    data: asset.assetReversed,
    idempotent: true,
  }),
};
