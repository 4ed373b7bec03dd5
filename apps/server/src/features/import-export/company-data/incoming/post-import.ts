import { isDeepStrictEqual } from 'node:util';
import type { ImportChoices, ImportDetail } from '@folio/contract';
import {
  absolute,
  accountByRole,
  BROUGHT_IN,
  type Chart,
  type Day,
  formatMoney,
  openingLines,
  postedCodes,
  type TheirEntry,
  type Understanding,
} from '@folio/ledger';
import { type CompanyTransaction, inCompany } from '../../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { createAccount, nameForRole } from '../../../books/chart-of-accounts/index.ts';
import { readBooks, readChainHead, writeAudit } from '../../../books/ledger/index.ts';
import { postJournals } from '../../../books/manual-journal/index.ts';
import { postOpening } from '../../../trade/opening-balance/index.ts';
import { DayNets } from '../day-nets.ts';
import { findImport, markPosted, postedBefore, remember, type StoredImport } from '../import-store.ts';
import { monthsOf, type StoredBalances } from '../stored-balances.ts';
import type { ExchangeTools } from '../tools.ts';
import { getImport, requiredDraft } from './imports.ts';
import { understandingOf } from './read-file.ts';
import { type ReadRun, readRunFacts } from './read-run.ts';

/** Journals posted in one call to the ledger. */
const AT_ONCE = 200;

/**
 * Posts an import: new accounts, the roles accounts are named for, opening balances, and every entry as a manual journal, all or nothing. The monthly
 * balances of the source books are stored, to be compared with ours.
 */
export async function postImport(
  call: CompanyCall,
  tools: ExchangeTools,
  id: string,
  version: number,
): Promise<ImportDetail> {
  // Not the call's own transaction: the first transaction of the call carries the idempotency key, and that must be
  // the posting.
  const draft = await inCompany(call.database, call.companyId, (tx) => findImport(tx, id));
  if (draft === null || draft.sha256 === null) throw new DomainError('not_found');
  const bytes = await tools.storage.read(call.companyId, draft.sha256);
  const facts = await inCompany(call.database, call.companyId, (tx) => readRunFacts(tx, draft));
  const read = await understandingOf(call, bytes, facts);
  await call.transaction(async (tx) => {
    const run = await requiredDraft(tx, id, version);
    // The file was read before this transaction: the facts it was read against must be unchanged.
    if (!isDeepStrictEqual(await readRunFacts(tx, run), facts)) throw new DomainError('stale_version');
    await refuseUnready(tx, run, read);
    await post(tx, call, run, read);
  });
  return getImport(call, tools, id);
}

async function refuseUnready(tx: CompanyTransaction, run: StoredImport, { understood }: ReadRun): Promise<void> {
  if (await postedBefore(tx, run)) throw new DomainError('conflict', { word: 'import_posted_before' });
  const [first] = understood.faults;
  if (first !== undefined)
    throw new DomainError('validation_failed', { word: `import_${first.code}`, values: { ...first.values } });
  if (understood.openings.size === 0 && understood.entries.length === 0)
    throw new DomainError('validation_failed', { word: 'import_no_rows' });
}

async function post(tx: CompanyTransaction, call: CompanyCall, run: StoredImport, read: ReadRun): Promise<void> {
  const { understood, request } = read;
  await makeAccounts(tx, call, understood);
  await nameAccounts(tx, call, understood);
  const before = (await readChainHead(tx)).lastNumber;
  const openings = openingLines(understood, request.chart);
  const { openingDay } = understood;
  if (openingDay !== null && openings.size > 0) {
    const lines = [...openings].map(([code, minor]) => typedLine(code, minor, request.baseCurrency));
    await postOpening(tx, call, { date: openingDay, lines });
  }
  await postEntries(tx, call, read);
  const after = (await readChainHead(tx)).lastNumber;
  const theirs = await balancesOf(tx, read, openings);
  const choices: ImportChoices = { ...run.choices, accounts: finalChoices(understood) };
  await remember(tx, rememberedOf(understood, theirs));
  await markPosted(tx, call.now, run.id, choices, {
    theirs,
    firstNumber: after > before ? before + 1n : null,
    lastNumber: after > before ? after : null,
    entryCount: Number(after - before),
    firstDate: understood.openingDay ?? understood.firstDate,
    lastDate: understood.lastDate,
    archive: null,
  });
  await writeAudit(tx, {
    userId: call.userId,
    at: call.now,
    action: 'import_posted',
    subjectType: 'import_run',
    subjectId: run.id,
    change: { file: run.fileName, kind: run.kind, entries: String(after - before) },
  });
}

async function makeAccounts(tx: CompanyTransaction, call: CompanyCall, { accounts }: Understanding): Promise<void> {
  const made = new Set<string>();
  for (const { choice } of accounts) {
    if (choice?.to !== 'new' || made.has(choice.code)) continue;
    made.add(choice.code);
    const { code, name, nameZh, section } = choice;
    await createAccount(tx, call, { code, name, name_zh: nameZh, section });
  }
}

/** Names accounts for the roles chosen, before anything is posted to them. */
async function nameAccounts(tx: CompanyTransaction, call: CompanyCall, { accounts }: Understanding): Promise<void> {
  for (const { choice } of accounts)
    if (choice !== null && choice.to !== 'later' && choice.role) await nameForRole(tx, call, choice.code, choice.role);
}

const NO_FOREIGN = { currency: null, foreign_amount: null, rate: null };

function typedLine(code: string, minor: bigint, currency: string) {
  const amount = formatMoney(absolute(minor), currency);
  const sides = minor > 0n ? { debit: amount, credit: null } : { debit: null, credit: amount };
  return { account_code: code, ...sides, ...NO_FOREIGN };
}

function journalOf(entry: TheirEntry, codes: ReadonlyMap<string, string>, { request }: ReadRun) {
  const { baseCurrency, chart } = request;
  const lines = entry.lines.map((line) => {
    const code = codes.get(line.account) ?? '';
    const { foreign } = line;
    // Foreign amounts are stored only on accounts kept in that currency; elsewhere the base amount is enough.
    const kept = foreign !== null && chart.byCode.get(code)?.currency === foreign.currency;
    const units = kept
      ? {
          ...NO_FOREIGN,
          currency: foreign.currency,
          foreign_amount: formatMoney(foreign.amountMinor, foreign.currency),
        }
      : {};
    const description = (line.description || line.contact).slice(0, 500);
    return { ...typedLine(code, line.amountMinor, baseCurrency), ...units, description, contact_id: null };
  });
  const { date, narration, number } = entry;
  return { date, narration: narration || number, reference: number, reverse_on: null, lines };
}

async function postEntries(tx: CompanyTransaction, call: CompanyCall, read: ReadRun): Promise<void> {
  const { entries, accounts } = read.understood;
  const codes = postedCodes(accounts);
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const journals = entries.slice(from, from + AT_ONCE).map((entry) => journalOf(entry, codes, read));
    await postJournals(tx, call, journals, (index) => `entries.${from + index}.`);
  }
}

/** The choice for every account, so that the import later shows which account was mapped where. */
function finalChoices({ accounts }: Understanding): ImportChoices['accounts'] {
  const chosen = accounts.flatMap(({ account, choice }) => {
    if (choice === null) return [];
    // New accounts exist by now.
    return [[account.key, choice.to === 'new' ? { to: 'account' as const, code: choice.code } : choice] as const];
  });
  return Object.fromEntries(chosen);
}

/** The choices to propose for the next file; an account made for a history is replaced by its control account. */
function rememberedOf({ accounts }: Understanding, { merged }: StoredBalances): Map<string, string> {
  return new Map(
    accounts.flatMap(({ account, choice }) =>
      choice === null ? [] : [[account.key, merged[choice.code] ?? choice.code] as const],
    ),
  );
}

/**
 * Accounts with the imported history of receivables and payables are merged with these when both sides are compared.
 */
export function mergedAccounts(chart: Chart): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const role of ['accounts_receivable', 'accounts_payable'] as const) {
    const control = chart.accounts.find((account) => account.systemRole === role);
    const taker = chart.accounts.find((account) => account.name === BROUGHT_IN[role].name);
    if (control !== undefined && taker !== undefined) merged[taker.code] = control.code;
  }
  return merged;
}

/**
 * The source's balances by our account, and the imported part of ours, at each month's end (or on the day of a trial
 * balance).
 */
async function balancesOf(
  tx: CompanyTransaction,
  { understood, request, financialYearEnd }: ReadRun,
  openings: ReadonlyMap<string, bigint>,
): Promise<StoredBalances> {
  const { chart } = await readBooks(tx);
  const equity = accountByRole(chart, 'opening_balance_equity').code;
  const all = new Map(
    understood.accounts.flatMap(({ account, choice }) =>
      choice === null ? [] : [[account.key, choice.code] as const],
    ),
  );
  const [theirs, imported] = [new DayNets(), new DayNets()];
  const add = (nets: DayNets, date: Day, accountCode: string, netMinor: bigint) =>
    nets.add({ date, closing: false, accountCode, netMinor });
  const { openingDay } = understood;
  if (openingDay !== null) {
    for (const [key, minor] of understood.openings) add(theirs, openingDay, all.get(key) ?? '', minor);
    for (const [code, minor] of openings) add(imported, openingDay, code, minor);
    add(imported, openingDay, equity, -[...openings.values()].reduce((sum, minor) => sum + minor, 0n));
  }
  for (const { date, lines } of understood.entries) {
    for (const line of lines)
      for (const nets of [theirs, imported]) add(nets, date, all.get(line.account) ?? '', line.amountMinor);
  }
  const single = request.kind === 'trial_balance' && openingDay !== null;
  const days = single ? [openingDay] : theirs.monthEnds();
  const later = understood.accounts.flatMap(({ choice }) => (choice?.to === 'later' ? [choice.code] : []));
  return {
    months: monthsOf(theirs.balances(days, chart, financialYearEnd), imported.balances(days, chart, financialYearEnd)),
    merged: mergedAccounts(chart),
    waiting: [...new Set(later)],
  };
}
