import type { AccountsBody, AuditAction, StatutoryAccounts } from '@folio/contract';
import { type Day, defaultTextsAt } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, openBooks, sha256, writeAudit } from '../../books/ledger/index.ts';
import { openReport } from '../../reports/report/index.ts';
import { faultsOf, shownChecks } from './checks.ts';
import { checkFactAmounts } from './facts.ts';
import { insertFrozen, lastEntryNumber, listFrozen } from './frozen-store.ts';
import { type AccountsCall, type OpenedAccounts, openAccounts } from './open-accounts.ts';
import { checkAccountsPeriod, previousPeriod } from './periods.ts';
import {
  type AccountsContent,
  insertAccounts,
  listAccounts,
  readAssignments,
  readCompanyFacts,
  replaceAssignments,
  type StoredAccounts,
  updateAccounts,
  updateState,
} from './store.ts';
import { editedTexts, proposedTexts } from './texts.ts';
import { readAccounts } from './view.ts';

/**
 * Saves what a person added to the accounts of a period. Throws `stale_version`, `conflict` if they are final, and
 * `validation_failed` for a period of more than 18 months or one that overlaps other accounts.
 */
export async function saveAccounts(
  tx: CompanyTransaction,
  call: AccountsCall,
  body: AccountsBody,
): Promise<StatutoryAccounts> {
  const period = { from: body.start, to: body.end };
  checkAccountsPeriod(period);
  const context = await openReport(tx, call, { names: 'one' });
  const { books } = context;
  checkFactAmounts(body.facts, books.baseCurrency);
  const all = await listAccounts(tx);
  const stored = all.find(({ endsOn }) => endsOn === body.end) ?? null;
  checkOverlap(all, body);
  if ((stored?.version ?? 0) !== body.version) throw new DomainError('stale_version');
  if (stored?.state === 'final') throw new DomainError('conflict', { word: 'accounts_are_final' });
  const company = await readCompanyFacts(tx);
  const { extent } = await context.journalDays();
  const previous = previousPeriod({ years: books.years, firstEntry: extent?.first ?? null }, period);
  const periods = { period, previous };
  const proposed = proposedTexts(defaultTextsAt(body.start), company, body.facts, books.baseCurrency, periods);
  await keep(tx, call, stored, contentOf({ ...body, texts: editedTexts(proposed, body.texts) }));
  await keepAssignments(tx, body, new Set(books.chart.byCode.keys()));
  await note(tx, call, body.end, 'statutory_accounts_saved', { version: String(body.version + 1) });
  return readAccounts(tx, call, body.end);
}

function contentOf({ start, end, rounding, with_cash_flow, facts, texts }: AccountsBody): AccountsContent {
  return { startsOn: start, endsOn: end, rounding, withCashFlow: with_cash_flow, facts, texts };
}

async function keep(
  tx: CompanyTransaction,
  call: LedgerCall,
  stored: StoredAccounts | null,
  content: AccountsContent,
): Promise<void> {
  const isKept =
    stored === null
      ? await insertAccounts(tx, content, { createdBy: call.userId, at: call.now })
      : await updateAccounts(tx, stored, content);
  if (!isKept) throw new DomainError('stale_version');
}

/** Accounts of two periods never share a day. */
function checkOverlap(all: readonly StoredAccounts[], { start, end }: AccountsBody): void {
  const other = all.find(({ startsOn, endsOn }) => endsOn !== end && startsOn <= end && endsOn >= start);
  if (other === undefined) return;
  const fault = { word: 'accounts_periods_overlap', values: { from: other.startsOn, to: other.endsOn } };
  throw new DomainError('validation_failed', { ...fault, faults: [{ path: 'start', ...fault }] });
}

async function keepAssignments(
  tx: CompanyTransaction,
  { assignments }: AccountsBody,
  codes: ReadonlySet<string>,
): Promise<void> {
  const unknown = assignments.find(({ code }) => !codes.has(code));
  if (unknown !== undefined) {
    const values = { account: unknown.code };
    throw new DomainError('validation_failed', {
      word: 'unknown_account',
      values,
      faults: [{ path: 'assignments', word: 'unknown_account', values }],
    });
  }
  const unique = [...new Map(assignments.map((one) => [one.code, one])).values()];
  const before = [...(await readAssignments(tx))].map(([code, row]) => ({ code, row }));
  if (JSON.stringify(before) !== JSON.stringify(unique)) await replaceAssignments(tx, unique);
}

/**
 * Freezes the accounts: what is printed, with its hash and the last entry that it includes. Throws `conflict` while a
 * check that must hold fails, or if they are final already.
 */
export async function finaliseAccounts(
  tx: CompanyTransaction,
  call: AccountsCall,
  { end, version }: { end: Day; version: number },
): Promise<StatutoryAccounts> {
  // Until the end of the transaction no other one posts, so that the figures include exactly the last entry.
  await openBooks(tx);
  const opened = await openAccounts(tx, call, end);
  const stored = atVersion(opened, version);
  if (stored.state === 'final') throw new DomainError('conflict', { word: 'accounts_are_final' });
  const [fault] = faultsOf(shownChecks(opened, call.today));
  if (fault !== undefined)
    throw new DomainError('conflict', { word: 'accounts_not_ready', values: { reason: fault.message } });
  const content = JSON.stringify(opened.book);
  const hash = sha256(content);
  const [last] = await listFrozen(tx, stored.id);
  if (!(await updateState(tx, stored, 'final'))) throw new DomainError('stale_version');
  await insertFrozen(tx, stored.id, {
    number: (last?.number ?? 0) + 1,
    content,
    hash,
    lastEntry: await lastEntryNumber(tx),
    frozenAt: call.now,
    frozenBy: call.userId,
  });
  await note(tx, call, end, 'statutory_accounts_finalised', { hash });
  return readAccounts(tx, call, end);
}

/** Makes final accounts a draft again. What was frozen stays. */
export async function reopenAccounts(
  tx: CompanyTransaction,
  call: AccountsCall,
  { end, version }: { end: Day; version: number },
): Promise<StatutoryAccounts> {
  const stored = atVersion(await openAccounts(tx, call, end), version);
  if (stored.state !== 'final') throw new DomainError('conflict', { word: 'accounts_not_final' });
  if (!(await updateState(tx, stored, 'draft'))) throw new DomainError('stale_version');
  await note(tx, call, end, 'statutory_accounts_reopened', {});
  return readAccounts(tx, call, end);
}

function atVersion({ stored }: OpenedAccounts, version: number): StoredAccounts {
  if (stored === null) throw new DomainError('not_found');
  if (stored.version !== version) throw new DomainError('stale_version');
  return stored;
}

async function note(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  end: Day,
  action: AuditAction,
  values: Record<string, string>,
): Promise<void> {
  const stored = (await listAccounts(tx)).find(({ endsOn }) => endsOn === end);
  if (stored === undefined) return;
  const change = { end: { before: null, after: end }, ...fieldsOf(values) };
  await writeAudit(tx, { userId, at, action, subjectType: 'statutory_accounts', subjectId: stored.id, change });
}

function fieldsOf(values: Record<string, string>) {
  return Object.fromEntries(Object.entries(values).map(([field, after]) => [field, { before: null, after }]));
}
