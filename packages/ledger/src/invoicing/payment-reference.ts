/*
 * The reference a customer quotes when paying: 8 characters and a check character (ISO 7064 MOD 27,26 over a special
 * alphabet, in which no two characters look similar and no word can be spelt). It begins with a letter and a digit,
 * so that an account number or a word is not taken for a reference.
 */
const DIGITS = '23456789';
const LETTERS = 'BCDFGHJKMNPQRTVWXY';
const ALPHABET = `${DIGITS}${LETTERS}`;
const LENGTH = 9;

/** Number of random bytes in a reference. */
export const PAYMENT_REFERENCE_BYTES = LENGTH - 1;

/** The check character of the characters before it, or null when one is not of the alphabet. */
function checkCharacterOf(body: string): string | null {
  let sum: number = ALPHABET.length;
  for (const character of body) {
    const value = ALPHABET.indexOf(character);
    if (value < 0) return null;
    const next = (sum + value) % ALPHABET.length || ALPHABET.length;
    sum = (next * 2) % (ALPHABET.length + 1);
  }
  return ALPHABET[(ALPHABET.length + 1 - sum) % ALPHABET.length] ?? null;
}

/** A payment reference from random bytes the caller supplies: `PAYMENT_REFERENCE_BYTES` of them. */
export function paymentReferenceOf(chance: Uint8Array): string {
  const body = Array.from({ length: PAYMENT_REFERENCE_BYTES }, (_, index) => {
    const characters = index === 0 ? LETTERS : index === 1 ? DIGITS : ALPHABET;
    return characters[(chance[index] ?? 0) % characters.length];
  }).join('');
  return `${body}${checkCharacterOf(body)}`;
}

/** As it is printed, in threes: `K47 R2Q X9M`. */
export function formatPaymentReference(reference: string): string {
  return reference.replace(/(.{3})(?=.)/g, '$1 ');
}

/**
 * The reference a person typed or a bank passed on, in any case, with or without spaces and dashes; null when the
 * text is not a reference.
 */
export function parsePaymentReference(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]+/gu, '');
  if (plain.length !== LENGTH || !LETTERS.includes(plain.slice(0, 1)) || !DIGITS.includes(plain.slice(1, 2)))
    return null;
  return checkCharacterOf(plain.slice(0, -1)) === plain.slice(-1) ? plain : null;
}

const WRITTEN = new RegExp(
  `(?=([${LETTERS}][\\s\\p{Pd}]?[${DIGITS}](?:[\\s\\p{Pd}]?[${ALPHABET}]){${LENGTH - 2}}))`,
  'gu',
);

/** Every payment reference in a text, in order of appearance, without duplicates. */
export function findPaymentReferences(text: string): string[] {
  const written = text.normalize('NFKC').toUpperCase().matchAll(WRITTEN);
  const found = [...written].flatMap(([, candidate = '']) => parsePaymentReference(candidate) ?? []);
  return [...new Set(found)];
}
