import type { Direction, Party } from '../../reading.ts';
import { nameKey } from './party-names.ts';

/** The company's own names and numbers. */
export interface OwnIdentity {
  readonly names: readonly string[];
  readonly numbers: readonly string[];
}

const MIN_KEY_CHARACTERS = 2;

function sharesName(printed: string, own: string): boolean {
  const left = nameKey(printed);
  const right = nameKey(own);
  if (left.length < MIN_KEY_CHARACTERS || right.length < MIN_KEY_CHARACTERS) return false;
  return left === right || (right.length >= 4 && left.includes(right)) || (left.length >= 6 && right.includes(left));
}

/** Whether a party is the company itself, by one of its names or numbers. */
export function isOwn(party: Party | null, own: OwnIdentity): boolean {
  const name = party?.name?.value;
  const digits = party?.taxId?.value.replace(/\W/gu, '') ?? '';
  const byNumber =
    digits !== '' &&
    own.numbers.some(
      (number) => number.replace(/\W/gu, '') !== '' && digits.startsWith(number.replace(/\W/gu, '').slice(0, 8)),
    );
  return byNumber || (name !== undefined && own.names.some((candidate) => sharesName(name, candidate)));
}

/**
 * Sales when the company issued the document, purchase when it received it or somebody else issued it. Null when the
 * company's own names are not known, or nothing names the issuer.
 */
export function directionOf(supplier: Party | null, customer: Party | null, own: OwnIdentity): Direction | null {
  if (own.names.length === 0 && own.numbers.length === 0) return null;
  if (isOwn(supplier, own)) return 'sales';
  if (isOwn(customer, own)) return 'purchase';
  return (supplier?.name ?? null) === null ? null : 'purchase';
}
