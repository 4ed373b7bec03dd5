import type { Direction, Party } from '../../../reading.ts';
import { editDistance } from '../../../values/words.ts';
import { nameKey } from './party-names.ts';

/** The company's own names, registration and tax numbers, and addresses. */
export interface OwnIdentity {
  readonly names: readonly string[];
  readonly numbers: readonly string[];
  readonly addresses?: readonly string[];
}

const MIN_KEY_CHARACTERS = 2;
/** Recognition may misread this share of a name, and more of an address. */
const MAX_NAME_ERRORS = 0.2;
const MAX_ADDRESS_ERRORS = 0.25;
const MIN_FUZZY_CHARACTERS = 6;
const MIN_ADDRESS_CHARACTERS = 12;
/** The first eight digits of a Hong Kong business registration number are the company's; the rest is the branch. */
const NUMBER_CHARACTERS = 8;

/** A Han and a Latin part of a bilingual name, and the whole. */
function keysOf(text: string): string[] {
  const parts = [text, text.replace(/\p{Script=Han}+/gu, ' '), (text.match(/\p{Script=Han}+/gu) ?? []).join('')];
  return [...new Set(parts.map(nameKey))].filter((key) => key.length >= MIN_KEY_CHARACTERS);
}

/**
 * 0 for different names, 1 for the same name; names that contain each other, or differ by misread letters, are
 * between.
 */
function likeness(left: string, right: string): number {
  if (left === right) return 1;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  const isHan = /\p{Script=Han}/u.test(short);
  if (short.length >= (isHan ? 3 : 5) && long.includes(short)) return 0.8;
  if (short.length < MIN_FUZZY_CHARACTERS) return 0;
  const errors = editDistance(left, right) / long.length;
  return errors <= MAX_NAME_ERRORS ? 0.9 - errors : 0;
}

function nameLikeness(printed: string, own: string): number {
  const likenesses = keysOf(printed).flatMap((left) => keysOf(own).map((right) => likeness(left, right)));
  return Math.max(0, ...likenesses);
}

/** Whether a printed name is this name: legal forms, punctuation, letter case and a few misread letters aside. */
export function isNameOf(printed: string, name: string): boolean {
  return nameLikeness(printed, name) > 0;
}

function digitsOf(text: string): string {
  return text.replace(/\W/gu, '').toUpperCase();
}

function sharesNumber(printed: string, own: string): boolean {
  const number = digitsOf(own).slice(0, NUMBER_CHARACTERS);
  return number.length >= 6 && digitsOf(printed).includes(number);
}

function addressKey(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function sharesAddress(printed: string, own: string): boolean {
  const [left, right] = [addressKey(printed), addressKey(own)];
  if (Math.min(left.length, right.length) < MIN_ADDRESS_CHARACTERS) return false;
  if (left.includes(right) || right.includes(left)) return true;
  return editDistance(left, right) <= Math.max(left.length, right.length) * MAX_ADDRESS_ERRORS;
}

/** The confidence that a party is the company itself, by its numbers, names or addresses: 0..1. */
export function ownLikeness(party: Party | null, own: OwnIdentity): number {
  if (party === null) return 0;
  const { name, taxId, address } = party;
  if (taxId !== null && own.numbers.some((number) => sharesNumber(taxId.value, number))) return 1;
  const byName = name === null ? 0 : Math.max(0, ...own.names.map((candidate) => nameLikeness(name.value, candidate)));
  const byAddress =
    address !== null && (own.addresses ?? []).some((candidate) => sharesAddress(address.value, candidate));
  return Math.max(byName, byAddress ? 0.6 : 0);
}

/**
 * Sales when the company issued the document, purchase when it received it or another party issued it. When both
 * parties resemble the company (a branch, a namesake, a building shared with the customer) the better match decides,
 * and the issuer when both are equal. Null when the company's names are not known, or the document does not name the
 * issuer.
 */
export function directionOf(supplier: Party | null, customer: Party | null, own: OwnIdentity): Direction | null {
  if (own.names.length === 0 && own.numbers.length === 0) return null;
  const issued = ownLikeness(supplier, own);
  const received = ownLikeness(customer, own);
  if (issued > 0 || received > 0) return issued >= received ? 'sales' : 'purchase';
  return (supplier?.name ?? null) === null ? null : 'purchase';
}
