import { isIP } from 'node:net';
import { parseKey } from './platform/secret-box/index.ts';

/** A wrong value in the environment; the message names the variable, what was found and what it takes. */
export class ConfigError extends Error {}

export type Environment = Record<string, string | undefined>;

export function wholeNumber(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max) {
    throw new ConfigError(`${name} is "${text}"; it takes a whole number from ${min} to ${max}.`);
  }
  return Number(text);
}

export function address(env: Environment, name: string, protocols: string[]): string | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    // The value may hold a password: it is not repeated.
    throw new ConfigError(`${name} is not an address of the form ${protocols.map((p) => `${p}//...`).join(' or ')}.`);
  }
  return text;
}

export function flag(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name]?.toLowerCase();
  if (text === undefined || text === '') return fallback;
  if (['1', 'true', 'on', 'yes'].includes(text)) return true;
  if (['0', 'false', 'off', 'no'].includes(text)) return false;
  throw new ConfigError(`${name} is "${env[name]}"; it takes on or off.`);
}

export function oneOf<T extends string>(env: Environment, name: string, choices: readonly T[], fallback: T): T {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new ConfigError(`${name} is "${text}"; it takes ${choices.join(', ')}.`);
  return found;
}

/** IP addresses and networks with commas between them, such as `10.0.0.5, 172.16.0.0/12`. */
export function networks(env: Environment, name: string, fallback: string[]): string[] {
  const given = (env[name] ?? '').split(',').map((part) => part.trim());
  const found = given.filter((part) => part !== '');
  const wrong = found.find((part) => !isNetwork(part));
  if (wrong !== undefined)
    throw new ConfigError(`${name} has "${wrong}"; it takes IP addresses or networks such as 10.0.0.5, 172.16.0.0/12.`);
  return found.length === 0 ? fallback : found;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Whose name and address mails carry: `books@example.com`, or `Folio <books@example.com>`. */
export function sender(env: Environment): string {
  const text = env.MAIL_FROM?.trim();
  if (text === undefined || text === '') return 'Folio <no-reply@folio.example>';
  const bare = /^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
  if (!/^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/.test(bare) || /[\r\n]/.test(text))
    throw new ConfigError(
      `MAIL_FROM is "${text}"; it takes an address such as books@example.com or Folio <books@example.com>.`,
    );
  return text;
}

/** A key of 32 bytes; null where none is given. */
export function secretKey(env: Environment): Buffer | null {
  const text = env.FOLIO_SECRET_KEY?.trim();
  if (text === undefined || text === '') return null;
  try {
    return parseKey(text);
  } catch {
    // A key is not repeated.
    throw new ConfigError('FOLIO_SECRET_KEY is not a key; it takes 32 random bytes as base64 or hexadecimal.');
  }
}
