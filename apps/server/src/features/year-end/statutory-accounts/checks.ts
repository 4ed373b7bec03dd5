import type { AccountsFacts, StatutoryAccounts } from '@folio/contract';
import { type AccountsCheck, absolute, type Day, remunerationInBooks } from '@folio/ledger';
import type { MessageWord } from '../../../messages/index.ts';
import type { ReportContext } from '../../reports/report/index.ts';
import { emolumentsOf } from './facts.ts';
import type { OpenedAccounts } from './open-accounts.ts';
import { hasBlank } from './texts.ts';

type ShownCheck = StatutoryAccounts['checks'][number];
type Level = ShownCheck['level'];
type OwnWord = MessageWord extends infer Word ? (Word extends `accounts_check_${infer Code}` ? Code : never) : never;

/** Every check of the accounts, each with its sentence and the place where it is put right. */
export function shownChecks(opened: OpenedAccounts, today: Day): ShownCheck[] {
  const { context, book, figures, takenOver } = opened;
  const { previous, period } = book;
  return [
    ...figures.checks.map((check) => ledgerCheck(context, check, period)),
    own(context, 'period_over', 'fault', period.to < today, null, { date: period.to }),
    factsCheck(context, book.facts),
    own(context, 'texts_complete', 'warning', !book.texts.some(hasBlank), '#accounts-texts'),
    emolumentsCheck(opened),
    own(
      context,
      'comparatives_complete',
      'warning',
      previous === null || takenOver === null || takenOver <= previous.from,
      '/accounting/opening-balances',
      { date: takenOver ?? '' },
    ),
    own(
      context,
      'period_locked',
      'warning',
      context.books.lockedThrough !== null && context.books.lockedThrough >= period.to,
      '/accounting/period-lock',
      { date: period.to },
    ),
  ];
}

/** The checks that prevent accounts from becoming final. */
export function faultsOf(checks: readonly ShownCheck[]): ShownCheck[] {
  return checks.filter(({ level, holds }) => level === 'fault' && !holds);
}

function own(
  { say }: ReportContext,
  code: OwnWord,
  level: Level,
  holds: boolean,
  place: string | null,
  values: Record<string, string> = {},
): ShownCheck {
  const message = holds ? say(`accounts_holds_${code}`) : say(`accounts_check_${code}`, values);
  return { code, level, holds, message, place: holds ? null : place };
}

function ledgerCheck(context: ReportContext, check: AccountsCheck, period: { from: Day; to: Day }): ShownCheck {
  const { code, level, holds, differenceMinor, accounts } = check;
  const values = { amount: context.money(absolute(differenceMinor)), accounts: accounts.join(', ') };
  return own(context, code, level, holds, placeOf(check, period), values);
}

/** Anchors are parts of the screen of the accounts. */
function placeOf({ code, accounts }: AccountsCheck, { from, to }: { from: Day; to: Day }): string {
  const postings = new URLSearchParams({ account: accounts.join(','), from, to });
  const places: Partial<Record<AccountsCheck['code'], string>> = {
    accounts_placed: '#accounts-rows',
    books_balance: '/accounting/verify',
    suspense_clear: `/reports/account-transaction?${postings}`,
    register_ties: '/accounting/fixed-assets',
    opening_equity_clear: '/accounting/opening-balances',
  };
  return places[code] ?? `/reports/trial-balance?${new URLSearchParams({ as_at: to })}`;
}

function factsCheck(context: ReportContext, facts: AccountsFacts): ShownCheck {
  const { say } = context;
  const missing = [
    facts.activity === '' && facts.activity_zh === '' ? [say('accounts_fact_activity')] : [],
    facts.auditor === '' && facts.auditor_zh === '' ? [say('accounts_fact_auditor')] : [],
    facts.directors.length === 0 ? [say('accounts_fact_directors')] : [],
    facts.approved_on === null ? [say('accounts_fact_approved_on')] : [],
  ].flat();
  const values = { missing: missing.join(say('accounts_between')) };
  return own(context, 'facts_complete', 'fault', missing.length === 0, '#accounts-facts', values);
}

/** The emoluments of the note and the directors' remuneration of the books may differ, for example by benefits. */
function emolumentsCheck({ context, book, figures }: OpenedAccounts): ShownCheck {
  const stated = emolumentsOf(book.facts, context.books.baseCurrency);
  const [column] = figures.columns;
  const inBooks = column === undefined ? 0n : remunerationInBooks(column, context.chart);
  const values = { stated: context.money(stated), books: context.money(inBooks) };
  return own(context, 'emoluments_agree', 'warning', stated === inBooks, '#accounts-facts', values);
}
