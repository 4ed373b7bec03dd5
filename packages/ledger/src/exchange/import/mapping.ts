import {
  type Account,
  BROUGHT_IN_CODES,
  type Chart,
  FIRST_NEW_CODE,
  isBankAccountCode,
  isControlAccount,
  isPresentationOnly,
  type NameableRole,
  roleFault,
  rolesOfSection,
  type Section,
} from '../../accounts/index.ts';
import { sectionOfType, usualAccountCalled } from './account-words.ts';
import { nameKey, type TheirAccount } from './their-account.ts';

/** The account for an account of the other system: one of ours, or a new one. */
export type AccountChoice =
  | { readonly to: 'account'; readonly code: string; readonly role?: NameableRole | null | undefined }
  | {
      readonly to: 'new';
      readonly code: string;
      readonly name: string;
      readonly nameZh: string;
      readonly section: Section;
      /** The role the account is named for once it exists. */
      readonly role?: NameableRole | null | undefined;
    }
  /**
   * Left out of opening balances, to be entered separately: receivables and payables with their open documents, a
   * bank account in another currency with its amount there.
   */
  | { readonly to: 'later'; readonly code: string };

/** Why a choice was proposed. */
export type ChoiceReason = 'remembered' | 'name' | 'usual_name' | 'code' | 'control' | 'type' | 'none';

export interface ProposedChoice {
  readonly choice: AccountChoice | null;
  readonly reason: ChoiceReason;
}

export interface MappingContext {
  readonly chart: Chart;
  /** Choices of earlier imports: our code by the other system's account key. */
  readonly remembered: ReadonlyMap<string, string>;
  /**
   * Opening balances leave receivables and payables to their documents; a history imports them on separate accounts.
   */
  readonly kind: 'trial_balance' | 'general_ledger';
}

/** Accounts for the history of receivables and payables of another system, whose documents stay there. */
export const BROUGHT_IN = {
  accounts_receivable: {
    code: BROUGHT_IN_CODES.accounts_receivable,
    name: 'Trade receivables brought in',
    nameZh: '轉入之應收賬款',
    section: 'current_assets',
  },
  accounts_payable: {
    code: BROUGHT_IN_CODES.accounts_payable,
    name: 'Trade payables brought in',
    nameZh: '轉入之應付賬款',
    section: 'current_liabilities',
  },
} as const;

function isUsable(account: Account | null | undefined): account is Account {
  return account?.active === true && !isPresentationOnly(account);
}

function byName(theirs: TheirAccount, chart: Chart): Account | undefined {
  const key = nameKey(theirs.name);
  return chart.accounts.find((account) => [account.name, account.nameZh].some((name) => nameKey(name) === key));
}

/** The choice for an account: a control account cannot be posted by hand. */
function choiceOf(account: Account, { chart, kind }: MappingContext): AccountChoice {
  if (kind === 'trial_balance' && account.currency !== null) return { to: 'later', code: account.code };
  if (!isControlAccount(account)) return { to: 'account', code: account.code };
  if (kind === 'trial_balance') return { to: 'later', code: account.code };
  const wanted =
    account.systemRole === 'accounts_payable' ? BROUGHT_IN.accounts_payable : BROUGHT_IN.accounts_receivable;
  const present = chart.accounts.find((candidate) => candidate.name === wanted.name && candidate.active);
  if (present !== undefined) return { to: 'account', code: present.code };
  return { to: 'new', ...wanted, code: freeCode(wanted.code, wanted.section, chart, new Set()) };
}

/** Letters, digits, points and dashes, as the chart has them; codes of bank accounts come with bank accounts only. */
function isCode(code: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9.-]{0,19}$/.test(code) && !isBankAccountCode(code);
}

/** The wanted code when it is free, else the next free one of the section. */
export function freeCode(wanted: string | null, section: Section, chart: Chart, taken: ReadonlySet<string>): string {
  const free = (code: string) => !chart.byCode.has(code) && !taken.has(code);
  if (wanted !== null && isCode(wanted) && free(wanted)) return wanted;
  let code = FIRST_NEW_CODE[section];
  while (!free(String(code))) code += 1;
  return String(code);
}

/** True when two names share a word of three letters or more, or a Chinese pair of characters. */
function related(a: string, b: string): boolean {
  const parts = (text: string) => {
    const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
    const characters = [...text.replace(/[^\p{Script=Han}]/gu, '')];
    return new Set([...words, ...characters.slice(1).map((sign, index) => `${characters[index]}${sign}`)]);
  };
  const others = parts(b);
  return [...parts(a)].some((part) => others.has(part));
}

function proposeOne(theirs: TheirAccount, context: MappingContext, taken: Set<string>): ProposedChoice {
  const { chart, remembered } = context;
  const known = chart.byCode.get(remembered.get(theirs.key) ?? '');
  if (isUsable(known)) return { choice: choiceOf(known, context), reason: 'remembered' };
  const named = byName(theirs, chart);
  if (isUsable(named))
    return { choice: choiceOf(named, context), reason: isControlAccount(named) ? 'control' : 'name' };
  const usual = usualAccountCalled(theirs.name, chart);
  if (isUsable(usual))
    return { choice: choiceOf(usual, context), reason: isControlAccount(usual) ? 'control' : 'usual_name' };
  const coded = theirs.code === null ? undefined : chart.byCode.get(theirs.code);
  const sameWords =
    coded !== undefined &&
    (theirs.name === theirs.code || related(theirs.name, coded.name) || related(theirs.name, coded.nameZh));
  if (isUsable(coded) && sameWords)
    return { choice: choiceOf(coded, context), reason: isControlAccount(coded) ? 'control' : 'code' };
  const section = theirs.type === null ? null : sectionOfType(theirs.type);
  if (section === null) return { choice: null, reason: 'none' };
  const code = freeCode(theirs.code, section, chart, taken);
  taken.add(code);
  return { choice: { to: 'new', code, name: theirs.name, nameZh: theirs.name, section }, reason: 'type' };
}

/**
 * A proposal for each account of the other system: the earlier choice, an equal name in either language, a name other
 * programs use, an equal code with words in common, else a new account if its type is known. Null waits for a person.
 */
export function proposeChoices(
  accounts: readonly TheirAccount[],
  context: MappingContext,
): ReadonlyMap<string, ProposedChoice> {
  const taken = new Set<string>();
  return new Map(accounts.map((theirs) => [theirs.key, proposeOne(theirs, context, taken)]));
}

/** Why a choice is invalid. */
export type ChoiceFault =
  | 'choice_missing'
  | 'account_unknown'
  | 'account_inactive'
  | 'account_presentation_only'
  | 'account_control'
  | 'choice_not_later'
  | 'foreign_needed'
  | 'code_taken'
  | 'code_invalid'
  | 'role_unfit'
  | 'role_twice'
  | 'name_missing';

/** Whether the account can be named for the role; postings of the present account are looked at when it is named. */
function fitsRole(wanted: Account, role: NameableRole): boolean {
  return roleFault({ role, wanted, present: null, isPosted: () => false }) === null;
}

/** Checks a choice against the chart; null when it can be used. */
export function checkChoice(choice: AccountChoice | null, { chart, kind }: MappingContext): ChoiceFault | null {
  if (choice === null) return 'choice_missing';
  const account = chart.byCode.get(choice.code);
  if (choice.to === 'new') {
    if (account !== undefined) return 'code_taken';
    if (!isCode(choice.code)) return 'code_invalid';
    if (choice.name.trim() === '') return 'name_missing';
    return choice.role && !rolesOfSection(choice.section).includes(choice.role) ? 'role_unfit' : null;
  }
  if (account === undefined) return 'account_unknown';
  if (!account.active) return 'account_inactive';
  if (isPresentationOnly(account)) return 'account_presentation_only';
  const control = isControlAccount(account);
  if (choice.to === 'account') {
    if (control) return 'account_control';
    return choice.role && !fitsRole(account, choice.role) ? 'role_unfit' : null;
  }
  const mayWait = kind === 'trial_balance' && (control || account.currency !== null);
  return mayWait ? null : 'choice_not_later';
}

const CREDIT_SECTIONS: ReadonlySet<Section> = new Set([
  'current_liabilities',
  'non_current_liabilities',
  'equity',
  'revenue',
  'other_income',
]);

/** True when the own side of the account a choice leads to is the credit. */
export function isCreditSide(choice: AccountChoice | null, chart: Chart): boolean {
  if (choice === null) return false;
  if (choice.to === 'new') return CREDIT_SECTIONS.has(choice.section);
  const type = chart.byCode.get(choice.code)?.type;
  return type === 'liability' || type === 'equity' || type === 'revenue';
}
