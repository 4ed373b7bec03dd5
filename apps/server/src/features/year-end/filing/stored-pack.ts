import { filingKind, filingLanguage } from '@folio/contract';
import { z } from 'zod';

const words = z.object({ en: z.string(), zh: z.string() });
const cell = z.object({
  kind: filingKind,
  value: z.string(),
  unit: z.string().nullable(),
  element: z.string().nullable(),
  context: z.object({ from: z.string().nullable(), to: z.string(), partner: z.number().optional() }),
});
const row = z.object({ label: words, cells: z.array(cell.nullable()), isTotal: z.boolean() });
const section = z.object({ title: words, heads: z.array(words), rows: z.array(row) });

/** A frozen filing as the database has it: a `FilingPack`. */
export const storedPack = z.object({
  edition: z.string(),
  form: z.enum(['BIR51', 'BIR52']),
  language: filingLanguage,
  companyName: z.string(),
  identifier: z.string(),
  year: z.string(),
  basis: z.object({ from: z.string(), to: z.string() }),
  currency: z.string(),
  isTagged: z.boolean(),
  partnerDimension: z.object({ domain: z.string(), holder: z.enum(['segment', 'scenario']) }).optional(),
  documents: z.array(z.object({ file: z.enum(['computation', 'accounts']), title: words, sections: z.array(section) })),
});
