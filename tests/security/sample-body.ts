import type { Schema } from './operations.ts';

/** Texts that fit the formats of the contract; the first that a pattern takes is used. */
const TEXTS = [
  'text',
  '2026-03-31',
  '10.00',
  '1',
  'HKD',
  '03-31',
  'ABCDEF',
  'P12345',
  '12345678',
  '12345678-000-04-25-5',
  '2345 6789',
  '4000',
  'a'.repeat(64),
  'a1',
  'J0001',
  '12:00',
  'en-US',
];

const FORMATS: Readonly<Record<string, string>> = {
  email: 'somebody@example.com',
  uri: 'https://example.com/',
  date: '2026-03-31',
  'date-time': '2026-03-31T00:00:00.000Z',
};

/** Gives the id a field named so would hold; `contact_id` is one of a contact. */
type IdOf = (field: string) => string;

/** A body that its schema takes, every field filled, with the ids that `idOf` gives. */
export function sampleOf(schema: Schema, idOf: IdOf, field = '', depth = 0): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.find((one) => one.type !== 'null');
  if (choice !== undefined) return sampleOf(choice, idOf, field, depth);
  if (schema.allOf !== undefined)
    return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, idOf, field, depth)));
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  if (type === 'object' || schema.properties !== undefined) return objectOf(schema, idOf, depth);
  if (type === 'array') return arrayOf(schema, idOf, field, depth);
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
  if (type === 'boolean') return true;
  if (type === 'string' || schema.format !== undefined || schema.pattern !== undefined)
    return textOf(schema, idOf, field);
  return null;
}

const DEEPEST = 8;

function objectOf(schema: Schema, idOf: IdOf, depth: number): unknown {
  if (depth > DEEPEST) return {};
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(fields.map(([name, of]) => [name, sampleOf(of, idOf, name, depth + 1)]));
}

function arrayOf(schema: Schema, idOf: IdOf, field: string, depth: number): unknown[] {
  const parts = schema.prefixItems ?? (Array.isArray(schema.items) ? schema.items : null);
  if (parts !== null) return parts.map((part) => sampleOf(part, idOf, field, depth + 1));
  if (schema.items === undefined || Array.isArray(schema.items) || depth > DEEPEST) return [];
  const one = sampleOf(schema.items, idOf, field, depth + 1);
  return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => one);
}

function textOf(schema: Schema, idOf: IdOf, field: string): string {
  if (schema.format === 'uuid') return idOf(field);
  const known = schema.format === undefined ? undefined : FORMATS[schema.format];
  if (known !== undefined) return known;
  const pattern = schema.pattern === undefined ? null : new RegExp(schema.pattern, 'u');
  const fits = (text: string) =>
    (pattern?.test(text) ?? true) && text.length >= (schema.minLength ?? 0) && text.length <= (schema.maxLength ?? 1e9);
  return TEXTS.find(fits) ?? 'x'.repeat(schema.minLength ?? 1);
}
