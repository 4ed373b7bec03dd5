import type { ModelAnswer } from '@folio/documents';
import { z } from 'zod';

const money = z
  .string()
  .nullable()
  .describe('plain decimal such as 1234.50, as printed; null when the page does not show it');
const day = z.string().nullable().describe('YYYY-MM-DD; null when the page does not show it');
const text = z.string().nullable().describe('exactly as printed; null when the page does not show it');

const party = z.object({ name: text, address: text, tax_id: text }).nullable();

const item = z.object({
  name: z.string(),
  quantity: money,
  price: money,
  tax_rate: money.describe('percent, such as 5'),
  amount: money,
});

const statement = z.object({
  account: text,
  currency: z.string().nullable().describe('ISO 4217 code'),
  period_start: day,
  period_end: day,
  opening_balance: money,
  closing_balance: money,
  lines: z.array(
    z.object({
      date: z.string().describe('YYYY-MM-DD'),
      description: z.string(),
      withdrawal: money.describe('money out, positive'),
      deposit: money.describe('money in, positive'),
      balance: money.describe('printed running balance, negative when overdrawn'),
    }),
  ),
});

/** The required form of the model's answer. */
export const modelAnswer = z.object({
  kind: z.enum([
    'bank_statement',
    'card_statement',
    'invoice',
    'receipt',
    'credit_note',
    'quotation',
    'delivery_note',
    'cheque',
    'remittance_advice',
    'official_letter',
    'other',
  ]),
  number: text,
  related_number: text.describe('on a credit note: the number of the invoice it corrects'),
  issue_date: day,
  due_date: day,
  payment_terms: text,
  currency: z.string().nullable().describe('ISO 4217 code'),
  supplier: party.describe('who issued the document'),
  customer: party.describe('who it is addressed to'),
  items: z.array(item),
  subtotal: money,
  discount: money,
  service_charge: money,
  tax: money,
  total: money,
  prepaid: money,
  amount_due: money,
  bank: text,
  statements: z.array(statement).describe('one for each account and currency; empty unless a bank or card statement'),
}) satisfies z.ZodType<ModelAnswer>;
