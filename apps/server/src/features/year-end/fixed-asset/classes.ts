import type { AssetClass, AssetClassBody, AuditAction } from '@folio/contract';
import { MAX_LIFE_MONTHS } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { type CompanyBooks, fieldChanges, type LedgerCall, openBooks, writeAudit } from '../../books/ledger/index.ts';
import { insertClass, readClasses, updateClass } from './class-store.ts';

export function listClasses(tx: CompanyTransaction): Promise<AssetClass[]> {
  return readClasses(tx);
}

/** A class of the company. Throws `validation_failed` at `class_id`. */
export async function classOf(tx: CompanyTransaction, id: string): Promise<AssetClass> {
  const found = (await readClasses(tx)).find((one) => one.id === id);
  if (found === undefined)
    throw new DomainError('validation_failed', { faults: [{ path: 'class_id', word: 'asset_class_unknown' }] });
  return found;
}

/** Adds a class. Throws `validation_failed` for accounts that do not fit. */
export async function createClass(tx: CompanyTransaction, call: LedgerCall, body: AssetClassBody): Promise<AssetClass> {
  refuseFaulty(body, await openBooks(tx));
  const id = await insertClass(tx, call, body);
  await note(tx, call, id, 'asset_class_added', { before: null, after: body });
  return classOf(tx, id);
}

/**
 * Changes a class. New assets get its terms; recorded assets keep theirs. The accounts of cost and depreciation stay once
 * the class has assets, because their postings are on these accounts. Throws `stale_version` and `validation_failed`.
 */
export async function saveClass(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  { version, ...body }: AssetClassBody & { version: number },
): Promise<AssetClass> {
  const books = await openBooks(tx);
  const before = (await readClasses(tx)).find((one) => one.id === id);
  if (before === undefined) throw new DomainError('not_found');
  if (before.version !== version) throw new DomainError('stale_version');
  refuseFaulty(body, books);
  const moved = (['cost_account', 'depreciation_account'] as const).filter((path) => before[path] !== body[path]);
  if (before.assets > 0 && moved.length > 0)
    throw new DomainError('validation_failed', {
      faults: moved.map((path) => ({ path, word: 'asset_class_account_used', values: { account: before[path] } })),
    });
  await updateClass(tx, id, body);
  await note(tx, call, id, 'asset_class_changed', { before, after: body });
  return classOf(tx, id);
}

const TYPES = {
  cost_account: ['asset'],
  depreciation_account: ['asset'],
  expense_account: ['expense'],
  disposal_account: ['expense', 'revenue'],
} as const;
type AccountField = keyof typeof TYPES;
const FIELDS = Object.keys(TYPES) as AccountField[];

function refuseFaulty(body: AssetClassBody, books: CompanyBooks): void {
  const faults: FieldIssue[] = FIELDS.flatMap((path) => accountFault(path, body[path], books) ?? []);
  if (body.cost_account === body.depreciation_account)
    faults.push({ path: 'depreciation_account', word: 'asset_class_same_account' });
  if (body.life_months < 1 || body.life_months > MAX_LIFE_MONTHS)
    faults.push({ path: 'life_months', word: 'asset_life' });
  if (body.method === 'reducing_balance' && body.rate_basis_points === null)
    faults.push({ path: 'rate_basis_points', word: 'asset_rate' });
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
}

function accountFault(path: AccountField, code: string, { chart, baseCurrency }: CompanyBooks): FieldIssue | null {
  const account = chart.byCode.get(code);
  const types: readonly string[] = TYPES[path];
  const values = { account: code };
  if (account === undefined || !account.active) return { path, word: 'asset_account_unknown', values };
  const isMoney = account.cashFlow === 'cash' || (account.currency ?? baseCurrency) !== baseCurrency;
  if (!types.includes(account.type) || isMoney) return { path, word: `asset_${path}`, values };
  return null;
}

function note(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  id: string,
  action: AuditAction,
  { before, after }: { before: AssetClassBody | null; after: AssetClassBody },
): Promise<void> {
  const change = fieldChanges(before && fieldsOf(before), fieldsOf(after));
  return writeAudit(tx, { userId, at, action, subjectType: 'asset_class', subjectId: id, change });
}

function fieldsOf(body: AssetClassBody) {
  return {
    name: body.name,
    name_zh: body.name_zh,
    ...Object.fromEntries(FIELDS.map((path) => [path, body[path]])),
    method: body.method,
    convention: body.convention,
    life_months: String(body.life_months),
    tax_class: body.tax_class,
  };
}
