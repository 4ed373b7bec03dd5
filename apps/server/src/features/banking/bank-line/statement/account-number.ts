const MASK = /[*xX•●#＊]/;
/** A suffix with fewer digits than this does not identify an account. */
const LEAST_TAIL = 8;
/** Fewer visible digits than this in a masked number do not identify an account. */
const LEAST_SHOWN = 3;

function digits(number: string | null): string {
  return (number ?? '').replace(/\D/g, '');
}

/** Digits only, with each run of masking characters replaced by one asterisk. */
function masked(number: string): string {
  return number.replace(/[^\d*xX•●#＊]/g, '').replace(/[*xX•●#＊]+/g, '*');
}

function fits(mask: string, plain: string): boolean {
  const shown = mask.replaceAll('*', '');
  return shown.length >= LEAST_SHOWN && new RegExp(`^${mask.replaceAll('*', '\\d*')}$`).test(plain);
}

/**
 * Whether two printed numbers identify the same account. Ignores spaces and dashes; masked digits match any digits
 * (123-****-456); one number may have the bank code as a prefix.
 */
export function isSameAccountNumber(one: string | null, other: string | null): boolean {
  const [a, b] = [digits(one), digits(other)];
  if (a === '' || b === '' || one === null || other === null) return false;
  if (MASK.test(one) && !MASK.test(other)) return fits(masked(one), b);
  if (MASK.test(other) && !MASK.test(one)) return fits(masked(other), a);
  if (MASK.test(one)) return masked(one) === masked(other);
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short === long || (short.length >= LEAST_TAIL && long.endsWith(short));
}

/**
 * The only account with that number; null if no account or several may match. Exact matches take precedence over
 * probable ones.
 */
export function accountOfNumber<Account extends { number: string | null }>(
  accounts: readonly Account[],
  number: string | null,
): Account | null {
  const exact = accounts.filter(
    (account) => digits(account.number) !== '' && digits(account.number) === digits(number),
  );
  const found = exact.length > 0 ? exact : accounts.filter((account) => isSameAccountNumber(account.number, number));
  return found.length === 1 ? (found[0] ?? null) : null;
}
