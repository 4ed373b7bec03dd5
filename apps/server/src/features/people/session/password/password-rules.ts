import { DomainError, type FieldIssue } from '../../../../platform/http/domain-error.ts';

/** Facts about the owner that a password must not repeat. */
export interface Owner {
  email: string;
  name: string;
}

let common: Promise<ReadonlySet<string>> | null = null;

/** The most common passwords, in lower case; loaded when the first new password is set. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  );
  return common;
}

/** A password with fewer different characters is a pattern, at any length. */
const FEWEST_CHARACTERS = 4;
/** A shorter common word does not make a password weak: many words contain one. */
const SHORTEST_CORE = 4;

/** Throws `validation_failed` for a password that is easy to guess, with the reason at the field `password`. */
export async function checkNewPassword(password: string, owner: Owner): Promise<void> {
  const word = await weaknessOf(password, owner);
  if (word === null) return;
  const fault: FieldIssue = { path: 'password', word };
  throw new DomainError('validation_failed', { faults: [fault] });
}

/** The message key of the reason why a password of the right length is weak; null where it is not weak. */
export async function weaknessOf(
  password: string,
  { email, name }: Owner,
): Promise<'password_common' | 'password_pattern' | 'password_is_yours' | null> {
  const text = password.toLowerCase();
  if (new Set(text).size < FEWEST_CHARACTERS) return 'password_pattern';
  const own = [email, email.split('@')[0] ?? '', name].map(bare).filter((word) => word.length > 0);
  if (own.includes(bare(text)) || own.includes(bare(coreOf(text)))) return 'password_is_yours';
  const words = await commonPasswords();
  const core = coreOf(text);
  return words.has(text) || (core.length >= SHORTEST_CORE && words.has(core)) ? 'password_common' : null;
}

/** The text without digits and signs at its ends: `Dragon2024!` is as easy to guess as `dragon`. */
function coreOf(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '');
}
