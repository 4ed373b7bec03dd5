import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { providerSettings, settings } from './config-schema.ts';
import { settingNotes } from './config-values.ts';

const OPERATING = join(import.meta.dirname, '../../../docs/operating.md');

function rowsOf(schema: z.ZodObject, prefix = ''): string[] {
  return Object.entries(schema.shape).map(([name, value]) => {
    const note = settingNotes.get(value);
    return `| \`${prefix}${name}\` | ${note?.takes} | ${note?.fallback} | ${note?.purpose} |`;
  });
}

it('docs/operating.md has a row for every setting, with the words of the schema', () => {
  const rows = [...rowsOf(settings), ...rowsOf(providerSettings(false), 'OIDC_<ID>_')];
  const table = ['| variable | takes | default | purpose |', '|---|---|---|---|', ...rows].join('\n');
  const text = readFileSync(OPERATING, 'utf8');
  const start = text.indexOf('| variable | takes |');
  expect(text.slice(start, text.indexOf('\n\n', start))).toBe(table);
});

it('keeps every value that may hold a password or a key out of errors', () => {
  const isSecret = (name: string) =>
    /(?:KEY|SECRET|TOKEN|OTLP_HEADERS|DATABASE_(?:DIRECT_|READ_)?URL|SMTP_URL|LLM_URL)$/.test(name);
  const named = [settings, providerSettings(true)].flatMap((schema) => Object.entries(schema.shape));
  const marked = named.filter(([, value]) => settingNotes.get(value)?.isSecret).map(([name]) => name);
  expect(marked).toEqual(named.map(([name]) => name).filter(isSecret));
});
