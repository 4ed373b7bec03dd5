import type { Payment, Tender } from '@folio/documents';

/** An account of the company that money is paid from. */
export interface MoneyAccount {
  code: string;
  names: string[];
  number: string | null;
  currency: string;
  kind: 'bank' | 'card' | 'cash';
  isDefault: boolean;
}

/** Words that identify the account of a stored-value card or a wallet. */
const ACCOUNT_WORDS: Partial<Record<Tender, RegExp>> = {
  octopus: /octopus|八達通/iu,
  alipay: /alipay|支付寶/iu,
  wechat_pay: /wechat|微信/iu,
  payme: /payme/iu,
};

const CARD_DIGITS = 4;

/**
 * The account a printed payment came from: the card with the printed digits, an account of that wallet, the cash
 * account of that currency, else the default payment account of the currency. `isCertain` is true if the page itself
 * identifies the account.
 */
export function accountPaidFrom(
  { tender, cardDigits }: Payment,
  accounts: readonly MoneyAccount[],
  currency: string,
): { code: string; isCertain: boolean } | null {
  const own = accounts.filter((account) => account.currency === currency);
  const told = cardDigits === null ? undefined : accounts.find((account) => lastDigits(account.number) === cardDigits);
  if (told !== undefined) return { code: told.code, isCertain: true };
  const words = ACCOUNT_WORDS[tender.value];
  const named = words && own.find(({ names }) => names.some((name) => words.test(name)));
  if (named) return { code: named.code, isCertain: true };
  if (tender.value === 'cash') {
    const [cash] = preferred(own.filter(({ kind }) => kind === 'cash'));
    if (cash !== undefined) return { code: cash.code, isCertain: true };
  }
  const cards = tender.value === 'card' && cardDigits === null ? own.filter(({ kind }) => kind === 'card') : [];
  const [account] = [...cards, ...preferred(own.filter(({ kind }) => kind === 'bank'))];
  return account === undefined ? null : { code: account.code, isCertain: false };
}

function preferred(accounts: readonly MoneyAccount[]): MoneyAccount[] {
  return accounts.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
}

function lastDigits(number: string | null): string | null {
  const digits = (number ?? '').replace(/\D/gu, '');
  return digits.length < CARD_DIGITS ? null : digits.slice(-CARD_DIGITS);
}
