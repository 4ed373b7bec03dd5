const MASK = /[*xX•●#＊]/;
/** Fewer figures than these at the end of a number are no account's. */
const LEAST_TAIL = 8;
/** Fewer figures than these beside a mask say nothing. */
const LEAST_SHOWN = 3;

function digits(number: string | null): string {
  return (number ?? '').replace(/\D/g, '');
}

/** Figures with each run of masking marks as one star. */
function masked(number: string): string {
  return number.replace(/[^\d*xX•●#＊]/g, '').replace(/[*xX•●#＊]+/g, '*');
}

function fits(mask: string, plain: string): boolean {
  const shown = mask.replaceAll('*', '');
  return shown.length >= LEAST_SHOWN && new RegExp(`^${mask.replaceAll('*', '\\d*')}$`).test(plain);
}

/**
 * Whether two numbers, as printed, name one account. Spaces and dashes do not count, figures behind a mask may be any
 * (123-****-456), and one may carry the bank's code before it.
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

/** The one account of that number; null when none is, or more than one may be. Exact figures count before likely ones. */
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
