import type { Filing, FilingAnswersBody, FilingProfile } from '@folio/contract';
import { type ElementKind, fitsKind, isAnswered, TAX_ELEMENTS } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { openBooks } from '../../books/ledger/index.ts';
import { readHongKongBooks } from '../profits-tax/index.ts';
import type { AccountsCall } from '../statutory-accounts/index.ts';
import { findingsOf } from './findings.ts';
import { knownElements } from './known-elements.ts';
import { noteFiling } from './note-filing.ts';
import { openFiling } from './open-filing.ts';
import { insertFrozen, listFrozen, readAnswers, readTaxonomy, writeAnswers, writeProfile } from './store.ts';
import { contentOf, readFilingView } from './view.ts';

/** Saves what filings of every year follow from. Throws `stale_version`, and `validation_failed` for an unknown account or element. */
export async function saveProfile(tx: CompanyTransaction, call: AccountsCall, profile: FilingProfile): Promise<Filing> {
  const { chart } = await readHongKongBooks(tx);
  const taxonomy = knownElements(await readTaxonomy(tx));
  const faults: FieldIssue[] = [];
  for (const { code, element } of profile.accounts) {
    if (!chart.byCode.has(code)) faults.push({ path: 'accounts', word: 'unknown_account', values: { account: code } });
    if (element !== '' && TAX_ELEMENTS.get(element)?.from !== 'accounts')
      faults.push({ path: 'accounts', word: 'filing_unknown_element', values: { found: element } });
  }
  for (const { element } of profile.rows)
    if (element !== '' && taxonomy.accounts.size > 0 && !taxonomy.accounts.has(element))
      faults.push({ path: 'rows', word: 'filing_unknown_element', values: { found: element } });
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  if (!(await writeProfile(tx, profile))) throw new DomainError('stale_version');
  await noteFiling(tx, call, 'filing_profile_changed', { hksic: profile.hksic, language: profile.language });
  return readFilingView(tx, call);
}

/** Saves answers of a year. Throws `stale_version`, and `validation_failed` for a value that the item cannot have. */
export async function saveAnswers(
  tx: CompanyTransaction,
  call: AccountsCall,
  { year, version, answers }: FilingAnswersBody,
): Promise<Filing> {
  const stored = await readAnswers(tx, year);
  if (stored.version !== version) throw new DomainError('stale_version');
  const known = knownElements(await readTaxonomy(tx)).computation;
  const faults = answers.flatMap(({ element, value }) => answerFault(element, value, known.get(element)?.kind));
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  const next = new Map(stored.answers);
  for (const { element, value } of answers) {
    if (value === '') next.delete(element);
    else next.set(element, value);
  }
  if (!(await writeAnswers(tx, year, { answers: next, version }))) throw new DomainError('stale_version');
  await noteFiling(tx, call, 'filing_answers_saved', { year, count: String(answers.length) });
  return readFilingView(tx, call, year);
}

function answerFault(name: string, value: string, knownKind: ElementKind | undefined): FieldIssue[] {
  const element = TAX_ELEMENTS.get(name);
  if (element === undefined || !isAnswered(element))
    return [{ path: name, word: 'filing_unknown_element', values: { found: name } }];
  const kind = knownKind ?? element.kind;
  if (value === '' || fitsKind(kind, value)) return [];
  const word = kind === 'flag' ? 'filing_answer_yes_no' : kind === 'day' ? 'date_invalid' : 'filing_amount_whole';
  return [{ path: name, word, values: { found: value } }];
}

/**
 * Freezes the filing of a year: what its files say, with its hash. Throws `conflict` while a fault is open, or if the hash is not the
 * one that was seen.
 */
export async function freezeFiling(
  tx: CompanyTransaction,
  call: AccountsCall,
  { year, hash }: { year: string; hash: string },
): Promise<Filing> {
  // Until the end of the transaction no other one posts.
  await openBooks(tx);
  const opened = await openFiling(tx, call, year);
  if (opened === null) throw new DomainError('not_found');
  const made = contentOf(opened);
  if (made.hash !== hash) throw new DomainError('conflict', { word: 'filing_changed' });
  const faults = findingsOf(opened, call.language).filter(({ level }) => level === 'fault');
  const [first] = faults;
  if (first !== undefined) {
    const values = { count: String(faults.length), reason: first.message };
    throw new DomainError('conflict', { word: 'filing_not_ready', values });
  }
  const [last] = await listFrozen(tx, year);
  if (last?.hash === hash) throw new DomainError('conflict', { word: 'filing_frozen_already' });
  const number = (last?.number ?? 0) + 1;
  await insertFrozen(tx, year, { number, ...made, frozenAt: call.now, frozenBy: call.userId });
  await noteFiling(tx, call, 'filing_frozen', { year, hash });
  return readFilingView(tx, call, year);
}
