import { isControlAccount, isPresentationOnly, payeeKey, type Suggestion, suggest } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { readOpenInvoices } from '../invoice/index.ts';
import { readBooks } from '../ledger/index.ts';
import { readClassified, readToDo, writeSuggestions } from './line-store.ts';
import type { StandingSuggestion, StoredLine } from './stored-line.ts';
import { noteSuggested, readSuggestedAt, readUnlinked } from './suggestion-store.ts';

export { forgetSuggestions } from './suggestion-store.ts';

const HISTORY = 300;

/**
 * Works out what the account's open lines seem to be, when anything was posted or imported since the last time; else the
 * standing suggestions hold. What a person sees is therefore what accepting it posts.
 */
export async function refreshSuggestions(
  tx: CompanyTransaction,
  account: { id: string; code: string; currency: string },
): Promise<void> {
  const { suggestedAt, lastNumber } = await readSuggestedAt(tx, account.id);
  if (suggestedAt === lastNumber) return;
  const lines = await readToDo(tx, { account: account.id });
  if (lines.length > 0) {
    const around = await surroundings(tx, account);
    const found = lines.map((line) => ({ line, suggestion: standing(suggest(line, around)) }));
    const changed = found.filter(({ line, suggestion }) => differs(line.suggestion, suggestion));
    await writeSuggestions(
      tx,
      changed.map(({ line, suggestion }) => ({ id: line.id, suggestion })),
    );
  }
  await noteSuggested(tx, account.id, lastNumber);
}

async function surroundings(tx: CompanyTransaction, account: { id: string; code: string; currency: string }) {
  const { chart, baseCurrency } = await readBooks(tx);
  const postable = chart.accounts.filter(
    (candidate) => candidate.active && !isControlAccount(candidate) && !isPresentationOnly(candidate),
  );
  return {
    documents: await readOpenInvoices(tx),
    mirrors: await readToDo(tx, { notAccount: account.id }),
    accountCodes: new Set(postable.map(({ code }) => code)),
    entries: await readUnlinked(tx, account, account.currency !== baseCurrency),
    history: historyOf(await readClassified(tx, HISTORY)),
  };
}

/** The newest coding of each payee; lines split over several accounts teach nothing. */
function historyOf(coded: readonly StoredLine[]): Map<string, string> {
  const history = new Map<string, string>();
  for (const line of coded.toReversed()) {
    const [code, ...others] = line.coded?.about ?? [];
    if (line.coded?.kind === 'classify' && code !== undefined && others.length === 0) history.set(payeeKey(line), code);
  }
  return history;
}

function standing(suggestion: Suggestion | null): StandingSuggestion | null {
  return suggestion === null ? null : { ...suggestion, reasons: suggestion.reasons.map((reason) => ({ ...reason })) };
}

function differs(a: StandingSuggestion | null, b: StandingSuggestion | null): boolean {
  return JSON.stringify(a) !== JSON.stringify(b);
}
