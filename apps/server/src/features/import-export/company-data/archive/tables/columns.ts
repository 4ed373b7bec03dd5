import { z } from 'zod';

/**
 * The content of a column, for export and import. `id` names a record of the company, `reference` a text that may be
 * one, `person` a user of the installation, of whom only the name is exported. A `?` means that it may be empty.
 */
export type ColumnKind =
  | 'id'
  | 'reference'
  | 'person'
  | 'text'
  | 'flag'
  | 'count'
  | 'minor'
  | 'decimal'
  | 'day'
  | 'instant'
  | 'bytes'
  | 'json';
export type ColumnRule = ColumnKind | `${ColumnKind}?`;

export interface Column {
  name: string;
  kind: ColumnKind;
  nullable: boolean;
}

/** A row of a table file: minor units and decimals as text, instants in ISO 8601, bytes in hexadecimal after `\x`. */
export type ArchiveRow = Record<string, unknown>;

const SHAPES: Readonly<Record<ColumnKind, z.ZodType>> = {
  id: z.uuid(),
  reference: z.string(),
  person: z.string(),
  text: z.string(),
  flag: z.boolean(),
  count: z.number().int(),
  minor: z.string().regex(/^-?\d{1,19}$/),
  decimal: z.string().regex(/^-?\d{1,18}(\.\d{1,20})?$/),
  day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  instant: z.iso.datetime({ offset: true }),
  bytes: z.string().regex(/^\\x([0-9a-f]{2})*$/),
  json: z.json(),
};

/** The database type of each kind; persons are imported as null. */
export const SQL_TYPES: Readonly<Record<Exclude<ColumnKind, 'person'>, string>> = {
  id: 'uuid',
  reference: 'text',
  text: 'text',
  flag: 'boolean',
  count: 'integer',
  minor: 'bigint',
  decimal: 'numeric',
  day: 'date',
  instant: 'timestamptz',
  bytes: 'bytea',
  json: 'jsonb',
};

export function columnsOf(rules: Readonly<Record<string, ColumnRule>>): Column[] {
  return Object.entries(rules).map(([name, rule]) => {
    const nullable = rule.endsWith('?');
    const kind = (nullable ? rule.slice(0, -1) : rule) as ColumnKind;
    return { name, kind, nullable: nullable || kind === 'person' };
  });
}

/** The schema of a table's rows in an archive. */
export function shapeOf(columns: readonly Column[]): z.ZodType<ArchiveRow> {
  const fields = columns.map(({ name, kind, nullable }) => [name, nullable ? SHAPES[kind].nullable() : SHAPES[kind]]);
  return z.object(Object.fromEntries(fields));
}
