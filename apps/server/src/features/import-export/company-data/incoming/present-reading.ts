import type { AccountChoiceBody, ImportAccount, ImportReading } from '@folio/contract';
import {
  type AccountChoice,
  type AccountUse,
  absolute,
  type Chart,
  type Currency,
  formatMoney,
  type NameableRole,
  postedCodes,
  rolesFor,
  rolesOfSection,
  type TheirEntry,
  type Understanding,
} from '@folio/ledger';
import { sentence } from '../../../../messages/index.ts';
import type { Language } from '../../../../platform/http/call.ts';
import type { MessageValues } from '../../../../platform/http/domain-error.ts';
import type { ReadRun } from './read-run.ts';

type Finding = ImportReading['faults'][number];

const SHOWN_FAULTS = 200;
const SHOWN_ENTRIES = 20;
const SHOWN_LINES = 12;
const SHOWN_ROWS = 6;

/** What the texts of a reading depend on. */
interface Shown {
  currency: Currency;
  chart: Chart;
  language: Language;
}

/** Facts outside the file that prevent posting, or that the user should know before. */
export interface Surroundings {
  /** Opening balances were posted before: posting replaces them. */
  replacesOpening: boolean;
  /** The same file was posted before. */
  postedBefore: boolean;
}

function finding(language: Language, word: string, row: number | null, values: MessageValues): Finding {
  return { row, code: word, message: sentence(language, `import_${word}`, values) };
}

function choiceBody(choice: AccountChoice | null): AccountChoiceBody | null {
  if (choice === null || choice.to !== 'new') return choice;
  const { to, code, name, nameZh, section, role } = choice;
  return { to, code, name, name_zh: nameZh, section, role };
}

/** The roles for which the account of a choice can be named; none for one that is left for later. */
function rolesOffered(choice: AccountChoice | null, chart: Chart): NameableRole[] {
  if (choice?.to === 'new') return rolesOfSection(choice.section);
  const account = choice?.to === 'account' ? chart.byCode.get(choice.code) : undefined;
  return account === undefined ? [] : rolesFor(account);
}

function presentAccount(use: AccountUse, { currency, chart, language }: Shown): ImportAccount {
  const { account, problem, choice } = use;
  return {
    key: account.key,
    code: account.code,
    name: account.name,
    type: account.type,
    lines: use.lines,
    balance: formatMoney(use.balanceMinor, currency),
    choice: choiceBody(choice),
    roles_offered: rolesOffered(choice, chart),
    reason: use.reason,
    problem: problem === null ? null : sentence(language, `import_${problem}`, { account: choice?.code ?? '' }),
  };
}

/** Names of our existing accounts and of the accounts to be created. */
function namesOf(understood: Understanding, chart: Chart, language: Language): ReadonlyMap<string, string> {
  const chinese = language === 'zh-Hant';
  const known = chart.accounts.map(({ code, name, nameZh }) => [code, chinese ? nameZh : name] as const);
  const made = understood.accounts.flatMap(({ choice }) =>
    choice?.to === 'new' ? [[choice.code, chinese ? choice.nameZh : choice.name] as const] : [],
  );
  return new Map([...known, ...made]);
}

function presentEntry(
  entry: TheirEntry,
  codes: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
  currency: Currency,
): ImportReading['preview'][number] {
  const lines = entry.lines.slice(0, SHOWN_LINES).map((line) => {
    const code = codes.get(line.account) ?? '';
    const amount = formatMoney(absolute(line.amountMinor), currency);
    return {
      account_code: code,
      account_name: names.get(code) ?? line.account,
      description: line.description,
      debit: line.amountMinor > 0n ? amount : null,
      credit: line.amountMinor < 0n ? amount : null,
    };
  });
  return { date: entry.date, number: entry.number, narration: entry.narration, lines };
}

function totals({ openings, entries }: Understanding): { debit: bigint; credit: bigint } {
  const amounts = [...openings.values(), ...entries.flatMap((entry) => entry.lines.map((line) => line.amountMinor))];
  return {
    debit: amounts.reduce((sum, minor) => (minor > 0n ? sum + minor : sum), 0n),
    credit: amounts.reduce((sum, minor) => (minor < 0n ? sum - minor : sum), 0n),
  };
}

function warningsOf({ request, understood }: ReadRun, around: Surroundings, language: Language): Finding[] {
  const { layout, openings, accounts } = understood;
  const later = accounts.filter(({ choice, balanceMinor }) => choice?.to === 'later' && balanceMinor !== 0n);
  const broughtIn = accounts.filter(({ reason }) => reason === 'control' && request.kind === 'general_ledger');
  const difference = [...openings.values()].reduce((sum, minor) => sum + minor, 0n);
  const warn = (word: string, values: MessageValues = {}) => finding(language, word, null, values);
  const listed = (uses: readonly AccountUse[]) => uses.map(({ account }) => account.name).join(', ');
  return [
    ...(layout !== null && !layout.datesCertain ? [warn('dates_uncertain')] : []),
    ...(later.length > 0 ? [warn('left_for_later', { accounts: listed(later) })] : []),
    ...(broughtIn.length > 0 ? [warn('control_brought_in', { accounts: listed(broughtIn) })] : []),
    ...(request.kind === 'general_ledger' && difference !== 0n
      ? [warn('opening_difference', { difference: formatMoney(difference, request.baseCurrency) })]
      : []),
    ...(around.replacesOpening && openings.size > 0 ? [warn('replaces_opening')] : []),
  ];
}

/** How a file was understood, in the caller's language. */
export function presentReading(run: ReadRun, around: Surroundings, language: Language): ImportReading {
  const { request, understood } = run;
  const { layout, rows, entries, accounts } = understood;
  const { baseCurrency: currency, chart } = request;
  const { debit, credit } = totals(understood);
  const codes = postedCodes(accounts);
  const names = namesOf(understood, chart, language);
  const faults = understood.faults.map((fault) => finding(language, fault.code, fault.row, fault.values));
  if (around.postedBefore) faults.unshift(finding(language, 'posted_before', null, {}));
  const below = rows.slice((layout?.headerAt ?? 0) + 1);
  return {
    columns: (layout?.columns ?? []).map(({ index, heading, role }) => ({ index, heading, role })),
    sample: below.slice(0, SHOWN_ROWS).map((row) => row.cells.slice(0, 30)),
    date_order: layout?.dateOrder ?? 'dmy',
    dates_certain: layout?.datesCertain ?? true,
    amount_sign: understood.sign,
    as_at: understood.openingDay,
    first_date: understood.firstDate,
    last_date: understood.lastDate,
    rows: below.length,
    entries: entries.length,
    lines: entries.reduce((sum, entry) => sum + entry.lines.length, understood.openings.size),
    left_out: understood.leftOut,
    total_debit: formatMoney(debit, currency),
    total_credit: formatMoney(credit, currency),
    accounts: accounts.map((use) => presentAccount(use, { currency, chart, language })),
    preview: entries.slice(0, SHOWN_ENTRIES).map((entry) => presentEntry(entry, codes, names, currency)),
    faults: faults.slice(0, SHOWN_FAULTS),
    fault_count: faults.length,
    warnings: warningsOf(run, around, language),
    ready: faults.length === 0,
  };
}
