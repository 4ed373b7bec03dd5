import { type Day, isDay } from '../calendar/index.ts';
import { LedgerIssue } from '../fault.ts';
import { type Currency, isCurrency } from '../money/index.ts';

/** Rejects an example file with the path, what was expected there, and what was found. */
export function refuse(path: string, expected: string, found: unknown): never {
  throw new LedgerIssue('bad_example', {
    path,
    expected,
    found: found === undefined ? 'nothing' : JSON.stringify(found),
  });
}

/** One JSON object being read, with its path for messages. */
export interface Fields {
  readonly path: string;
  readonly raw: Readonly<Record<string, unknown>>;
}

/** Views a value as an object. Throws `bad_example`. */
export function fieldsOf(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(path, 'an object', value);
  return { path, raw: Object.fromEntries(Object.entries(value)) };
}

function at(fields: Fields, key: string): string {
  return `${fields.path}.${key}`;
}

export function text(fields: Fields, key: string): string {
  const value = fields.raw[key];
  return typeof value === 'string' ? value : refuse(at(fields, key), 'a text', value);
}

export function optional<Value>(
  fields: Fields,
  key: string,
  read: (fields: Fields, key: string) => Value,
): Value | null {
  return fields.raw[key] === undefined || fields.raw[key] === null ? null : read(fields, key);
}

export function day(fields: Fields, key: string): Day {
  const value = text(fields, key);
  return isDay(value) ? value : refuse(at(fields, key), 'a day as YYYY-MM-DD', value);
}

export function decimal(fields: Fields, key: string): string {
  const value = text(fields, key);
  return /^-?\d+(\.\d+)?$/.test(value) ? value : refuse(at(fields, key), 'a decimal number as text', value);
}

export function currency(fields: Fields, key: string): Currency {
  const value = text(fields, key);
  return isCurrency(value) ? value : refuse(at(fields, key), 'a currency code of three capitals', value);
}

export function flag(fields: Fields, key: string): boolean {
  const value = fields.raw[key];
  return typeof value === 'boolean' ? value : refuse(at(fields, key), 'true or false', value);
}

export function oneOf<const Choice extends string>(fields: Fields, key: string, choices: readonly Choice[]): Choice {
  const value = fields.raw[key];
  const found = choices.find((choice) => choice === value);
  return found ?? refuse(at(fields, key), `one of ${choices.join(', ')}`, value);
}

/** A list of objects, each read by `read`. */
export function listOf<Item>(fields: Fields, key: string, read: (item: Fields) => Item): Item[] {
  const value = fields.raw[key];
  if (!Array.isArray(value)) return refuse(at(fields, key), 'a list', value);
  return value.map((item: unknown, index) => read(fieldsOf(item, `${at(fields, key)}[${index}]`)));
}

export function listOfTexts(fields: Fields, key: string): string[] {
  const value = fields.raw[key];
  if (!Array.isArray(value)) return refuse(at(fields, key), 'a list of texts', value);
  return value.map((item: unknown, index) =>
    typeof item === 'string' ? item : refuse(`${at(fields, key)}[${index}]`, 'a text', item),
  );
}

export function listOfDays(fields: Fields, key: string): Day[] {
  return listOfTexts(fields, key).map((value, index) =>
    isDay(value) ? value : refuse(`${at(fields, key)}[${index}]`, 'a day as YYYY-MM-DD', value),
  );
}

/** A nested object. */
export function object(fields: Fields, key: string): Fields {
  return fieldsOf(fields.raw[key], at(fields, key));
}
