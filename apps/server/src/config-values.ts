import { isIP } from 'node:net';
import { z } from 'zod';
import { parseKey } from './platform/secret-box/index.ts';

/** A wrong value in the environment; the message names the variable, what was found and what it takes. */
export class ConfigError extends Error {}

export type Environment = Record<string, string | undefined>;

/** What people read about a setting: in the error about a wrong value, and in docs/operating.md. */
export interface SettingNote {
  /** Completes "it takes ...". */
  takes: string;
  /** What applies if the setting is absent. */
  fallback: string;
  purpose: string;
  /** The value may contain a password or a key, so errors never repeat it. */
  isSecret?: true;
}

export const settingNotes = z.registry<SettingNote>();

/** Reads settings. Throws `ConfigError` with a sentence for each wrong value. `prefix` begins the variables' names. */
export function readSettings<T extends z.ZodRawShape>(
  schema: z.ZodObject<T>,
  env: Environment,
  prefix = '',
): z.output<z.ZodObject<T>> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, env[`${prefix}${name}`]?.trim() || undefined]),
  );
  const parsed = schema.safeParse(given, { reportInput: true });
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map(({ path: [name, part], input }) => {
    const key = String(name);
    const note = settingNotes.get(schema.shape[key] as z.ZodType);
    return wrongValue(`${prefix}${key}`, { whole: given[key], part: part === undefined ? null : String(input) }, note);
  });
  throw new ConfigError([...new Set(sentences)].join('\n'));
}

/** `part`: the wrong part of a list, null if the whole value is wrong. */
function wrongValue(
  name: string,
  { whole, part }: { whole: string | undefined; part: string | null },
  note: SettingNote | undefined,
): string {
  const takes = `it takes ${note?.takes ?? 'another value'}.`;
  if (whole === undefined) return `${name} is empty; ${takes}`;
  if (note?.isSecret) return `${name} has a value that is not repeated here, because it may be secret; ${takes}`;
  return part === null ? `${name} is "${whole}"; ${takes}` : `${name} has "${part}"; ${takes}`;
}

type Words = Pick<SettingNote, 'purpose'>;

function numberFrom(min: number, max: number) {
  return z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max));
}

export function wholeNumber(min: number, max: number, fallback: number, { purpose }: Words) {
  return numberFrom(min, max)
    .default(fallback)
    .register(settingNotes, { takes: `a whole number from ${min} to ${max}`, fallback: String(fallback), purpose });
}

/** A part of a whole. */
export function share(fallback: number, { purpose }: Words) {
  return z
    .string()
    .regex(/^(0(\.\d{1,6})?|1(\.0)?)$/)
    .transform(Number)
    .default(fallback)
    .register(settingNotes, { takes: 'a number from 0 to 1 such as 0.05', fallback: String(fallback), purpose });
}

/** A whole number whose default depends on other settings. */
export function optionalNumber(min: number, max: number, words: Pick<SettingNote, 'fallback' | 'purpose'>) {
  return numberFrom(min, max)
    .optional()
    .register(settingNotes, { takes: `a whole number from ${min} to ${max}`, ...words });
}

export function flag(words: Pick<SettingNote, 'fallback' | 'purpose'>) {
  return z
    .stringbool({ truthy: ['1', 'true', 'on', 'yes'], falsy: ['0', 'false', 'off', 'no'] })
    .optional()
    .register(settingNotes, { takes: 'on or off', ...words });
}

export function oneOf<const T extends readonly [string, ...string[]]>(
  choices: T,
  fallback: T[number],
  { purpose }: Words,
) {
  const takes = `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
  const schema = z
    .literal(choices)
    .optional()
    .transform((choice): T[number] => choice ?? fallback);
  settingNotes.add(schema, { takes, fallback, purpose });
  return schema;
}

/** An address with one of the protocols, such as `https:`. */
export function address(protocols: readonly string[], note: Omit<SettingNote, 'takes'>) {
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol))
    .optional()
    .register(settingNotes, {
      takes: `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      ...note,
    });
}

export function text(note: SettingNote) {
  return z.string().optional().register(settingNotes, note);
}

/** A path such as `folio/files/`; the slash at its end may be left out. */
export function prefix(note: Omit<SettingNote, 'takes'>) {
  return z
    .string()
    .regex(/^\w[\w.-]*(?:\/\w[\w.-]*)*\/?$/)
    .transform((text) => (text.endsWith('/') ? text : `${text}/`))
    .optional()
    .register(settingNotes, { takes: 'letters, digits, dots, dashes and slashes, such as folio/', ...note });
}

/** Parts separated by commas; empty parts are ignored. */
export function list(isRight: (part: string) => boolean, note: SettingNote) {
  return z
    .string()
    .transform((whole) =>
      whole
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(z.string().refine(isRight)))
    .optional()
    .register(settingNotes, note);
}

/** An IP address or a network such as `172.16.0.0/12`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Whether a part of a list of headers has a name and a value that can be decoded. */
export function isHeader(part: string): boolean {
  return /^[A-Za-z0-9-]+ *=(?:[^%]|%[0-9A-Fa-f]{2})+$/.test(part);
}

/** The name and address that emails carry: `books@example.com`, or `Folio <books@example.com>`. */
export function sender(fallback: string, { purpose }: Words) {
  return z
    .string()
    .refine((text) => {
      const bare = /^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
      return /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/.test(bare) && !/[\r\n]/.test(text);
    })
    .default(fallback)
    .register(settingNotes, {
      takes: 'an address such as books@example.com or Folio <books@example.com>',
      fallback,
      purpose,
    });
}

/** A key that a person may type, long enough that it cannot be guessed. */
export function passphrase(minimum: number, words: Pick<SettingNote, 'fallback' | 'purpose'>) {
  return z
    .string()
    .min(minimum)
    .optional()
    .register(settingNotes, { takes: `at least ${minimum} characters`, isSecret: true, ...words });
}

export function secretKey(words: Pick<SettingNote, 'fallback' | 'purpose'>) {
  return z
    .string()
    .transform((text, context) => {
      try {
        return parseKey(text);
      } catch {
        context.addIssue({ code: 'custom' });
        return z.NEVER;
      }
    })
    .optional()
    .register(settingNotes, { takes: '32 random bytes as base64 or hexadecimal', isSecret: true, ...words });
}
