import { type FieldFault, Refusal } from '../../platform/http/refusal.ts';

/** What of its owner a password must not be. */
export interface Owner {
  email: string;
  name: string;
}

let common: Promise<ReadonlySet<string>> | null = null;

/** The passwords that are tried first, in lower case; loaded when the first new password is set. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => word.toLowerCase())),
  );
  return common;
}

/** Fewer different characters than this are a pattern, however long it is. */
const FEWEST_CHARACTERS = 4;
/** A common word of fewer letters says nothing about the whole: many words hold one. */
const SHORTEST_CORE = 4;

/** Throws `validation_failed` for a password that would be guessed early, with the reason at the field `password`. */
export async function checkNewPassword(password: string, owner: Owner): Promise<void> {
  const word = await weaknessOf(password, owner);
  if (word === null) return;
  const fault: FieldFault = { path: 'password', word };
  throw new Refusal('validation_failed', { faults: [fault] });
}

/** Why a password of the right length is weak: the word of its sentence, null where it is not. */
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

/** What is left without digits and signs at the ends: `Dragon2024!` is as easy to guess as `dragon`. */
function coreOf(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '');
}
