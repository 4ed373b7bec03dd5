import { randomUUID } from 'node:crypto';
import type { AssetClass, FixedAsset, NewAssetBody } from '@folio/contract';
import { additionLines, assetFaults, type Estimate, endOfMonth, formatMoney, type NewAssetFacts } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { type CompanyBooks, type LedgerCall, openBooks, takeNumber } from '../../books/ledger/index.ts';
import { sourceOf } from './bill/bill-lines.ts';
import { classOf } from './classes.ts';
import { getAsset } from './get-asset.ts';
import { accountsOf, minorOf, noteAsset, recordPosting } from './record.ts';
import { insertAsset, insertEstimate } from './store.ts';

/**
 * Records an asset: by hand, from the line of a bill, or with the depreciation that the books have already. Throws
 * `validation_failed` with the faults, and `conflict` for a line that is an asset already.
 */
export async function addAsset(tx: CompanyTransaction, call: LedgerCall, body: NewAssetBody): Promise<FixedAsset> {
  const books = await openBooks(tx);
  const assetClass = await classOf(tx, body.class_id);
  return getAsset(tx, await insertNewAsset(tx, call, { body, books, assetClass }));
}

interface NewAsset {
  body: NewAssetBody;
  books: CompanyBooks;
  assetClass: AssetClass;
}

/** Records an asset of a known class in books that are open for posting; answers with its id. */
export async function insertNewAsset(
  tx: CompanyTransaction,
  call: LedgerCall,
  { body, books, assetClass }: NewAsset,
): Promise<string> {
  const facts = newAssetFacts(body, books);
  const faults = [...faultsOf(facts, books), ...sourceFaults(body, books, assetClass)];
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  const source = await sourceOf(tx, body.bill_line, facts.costMinor, books.baseCurrency);
  const id = randomUUID();
  const number = await takeNumber(tx, 'FA');
  const opening = facts.opening;
  const asset = {
    id,
    number,
    name: body.name,
    classId: body.class_id,
    taxClass: body.tax_class,
    acquiredOn: body.acquired_on,
    inUseOn: body.in_use_on,
    note: body.note,
    openingThrough: opening?.through ?? null,
    ...source,
    supplier: body.supplier || source.supplier,
  };
  await insertAsset(tx, call, asset);
  await insertEstimate(tx, call, { assetId: id, estimate: facts.estimate, reason: '' });
  const kind = opening === null ? ('addition' as const) : ('opening' as const);
  const amounts = {
    costMinor: facts.costMinor,
    depreciationMinor: opening?.depreciationMinor ?? 0n,
    proceedsMinor: 0n,
  };
  const label = `${number} ${body.name}`;
  const counter = body.counter_account ?? source.counterAccount(assetClass.cost_account);
  const lines =
    counter === null ? [] : additionLines(accountsOf(assetClass), counter, { label, amountMinor: facts.costMinor });
  const posting = { kind, date: opening?.through ?? body.acquired_on, classId: body.class_id, month: null, note: '' };
  await recordPosting(
    tx,
    call,
    { ...posting, lines: [{ assetId: id, kind, ...amounts }] },
    { narration: `Fixed asset ${label}`, lines },
  );
  const cost = formatMoney(facts.costMinor, books.baseCurrency);
  await noteAsset(tx, call, id, 'fixed_asset_added', { number, name: body.name, date: body.acquired_on, amount: cost });
  return id;
}

/** The facts that the rules check, with amounts read. */
export function newAssetFacts(body: NewAssetBody, { baseCurrency }: CompanyBooks): NewAssetFacts {
  const estimate: Estimate = {
    from: body.in_use_on,
    method: body.method,
    convention: body.convention,
    lifeMonths: body.life_months,
    residualMinor: minorOf('residual', body.residual, baseCurrency),
    rateBasisPoints: body.method === 'reducing_balance' ? body.rate_basis_points : null,
  };
  const through = body.through;
  const depreciationMinor = minorOf('depreciation', body.depreciation ?? '0', baseCurrency);
  const opening = through === null ? null : { depreciationMinor, through: endOfMonth(through) };
  return { acquiredOn: body.acquired_on, costMinor: minorOf('cost', body.cost, baseCurrency), estimate, opening };
}

/** The faults of an asset as issues of the request's fields. */
export function faultsOf(facts: NewAssetFacts, { baseCurrency }: CompanyBooks): FieldIssue[] {
  const values = {
    cost: formatMoney(facts.costMinor, baseCurrency),
    residual: formatMoney(facts.estimate.residualMinor, baseCurrency),
    acquired: facts.acquiredOn,
    months: String(facts.estimate.lifeMonths),
  };
  return assetFaults(facts).map(({ path, code }) => ({ path, word: code, values }));
}

function sourceFaults(body: NewAssetBody, { chart }: CompanyBooks, { cost_account }: AssetClass): FieldIssue[] {
  const faults: FieldIssue[] = [];
  if (body.depreciation !== null && body.through === null)
    faults.push({ path: 'through', word: 'asset_through_missing' });
  const counter = body.counter_account;
  if (counter === null) return faults;
  const account = chart.byCode.get(counter);
  const values = { account: counter };
  if (account === undefined || !account.active)
    faults.push({ path: 'counter_account', word: 'asset_account_unknown', values });
  if (counter === cost_account) faults.push({ path: 'counter_account', word: 'asset_counter_is_cost', values });
  if (body.through !== null) faults.push({ path: 'counter_account', word: 'asset_counter_of_opening' });
  return faults;
}
