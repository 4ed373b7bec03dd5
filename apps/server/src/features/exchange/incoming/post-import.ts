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
import { type CompanyTransaction, inCompany } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { createAccount } from '../../chart/index.ts';
import { readBooks, readHead, writeAudit } from '../../ledger/index.ts';
import { postJournals } from '../../manual-journal/index.ts';
import { postOpening } from '../../opening-balance/index.ts';
import { DayNets } from '../day-nets.ts';
import { findImport, markPosted, postedBefore, remember, type StoredImport } from '../import-store.ts';
import { monthsOf, type StoredBalances } from '../stored-balances.ts';
import type { ExchangeTools } from '../tools.ts';
import { getImport, requiredDraft } from './imports.ts';
import { understandingOf } from './read-file.ts';
import { type ReadRun, readRunFacts } from './read-run.ts';

/** Journals posted by one call of the door. */
const AT_ONCE = 200;

/**
 * Posts an import: new accounts, balances to begin with, and every entry as a manual journal, all of it or nothing. What their
 * books come to by month is kept, to be compared with ours.
 */
export async function postImport(
  call: CompanyCall,
  tools: ExchangeTools,
  id: string,
  version: number,
): Promise<ImportDetail> {
  // Not the call's own transaction: the first of these carries the idempotency key, and that is the posting.
  const draft = await inCompany(call.database, call.companyId, (tx) => findImport(tx, id));
  if (draft === null || draft.sha256 === null) throw new Refusal('not_found');
  const bytes = await tools.storage.read(call.companyId, draft.sha256);
  const facts = await inCompany(call.database, call.companyId, (tx) => readRunFacts(tx, draft));
  const read = await understandingOf(call, bytes, facts);
  await call.transaction(async (tx) => {
    const run = await requiredDraft(tx, id, version);
    // The file was read before this transaction: nothing it was read against may have changed since.
    if (!isDeepStrictEqual(await readRunFacts(tx, run), facts)) throw new Refusal('stale_version');
    await refuseUnready(tx, run, read);
    await post(tx, call, run, read);
  });
  return getImport(call, tools, id);
}

async function refuseUnready(tx: CompanyTransaction, run: StoredImport, { understood }: ReadRun): Promise<void> {
  if (await postedBefore(tx, run)) throw new Refusal('conflict', { word: 'import_posted_before' });
  const [first] = understood.faults;
  if (first !== undefined)
    throw new Refusal('validation_failed', { word: `import_${first.code}`, values: { ...first.values } });
  if (understood.openings.size === 0 && understood.entries.length === 0)
    throw new Refusal('validation_failed', { word: 'import_no_rows' });
}

async function post(tx: CompanyTransaction, call: CompanyCall, run: StoredImport, read: ReadRun): Promise<void> {
  const { understood, request } = read;
  await makeAccounts(tx, call, understood);
  const before = (await readHead(tx)).lastNumber;
  const openings = openingLines(understood, request.chart);
  const { openingDay } = understood;
  if (openingDay !== null && openings.size > 0) {
    const lines = [...openings].map(([code, minor]) => typedLine(code, minor, request.baseCurrency));
    await postOpening(tx, call, { date: openingDay, lines });
  }
  await postEntries(tx, call, read);
  const after = (await readHead(tx)).lastNumber;
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
    // Units of another currency belong to accounts kept in it; elsewhere the base amount says all.
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

/** Every account's choice, so that a later look tells which account went where. */
function finalChoices({ accounts }: Understanding): ImportChoices['accounts'] {
  const chosen = accounts.flatMap(({ account, choice }) => {
    if (choice === null) return [];
    // What was new is ours by now.
    return [[account.key, choice.to === 'new' ? { to: 'account' as const, code: choice.code } : choice] as const];
  });
  return Object.fromEntries(chosen);
}

/** What to propose for the next file; an account for a history stands for the control account it was made for. */
function rememberedOf({ accounts }: Understanding, { merged }: StoredBalances): Map<string, string> {
  return new Map(
    accounts.flatMap(({ account, choice }) =>
      choice === null ? [] : [[account.key, merged[choice.code] ?? choice.code] as const],
    ),
  );
}

/** Accounts that took the history of receivables and payables count with these when both sides are compared. */
export function mergedAccounts(chart: Chart): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const role of ['accounts_receivable', 'accounts_payable'] as const) {
    const control = chart.accounts.find((account) => account.systemRole === role);
    const taker = chart.accounts.find((account) => account.name === BROUGHT_IN[role].name);
    if (control !== undefined && taker !== undefined) merged[taker.code] = control.code;
  }
  return merged;
}

/** Their balances by our account, and what of ours the import brought, at each month's end (or the day of a trial balance). */
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
