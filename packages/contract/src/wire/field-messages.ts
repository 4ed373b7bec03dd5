import { z } from 'zod';

/** Keys of the messages of a field: for a missing value, a malformed one, and a list that is too long. */
export interface FieldMessages {
  missing?: string;
  format?: string;
  most?: string;
}

/** Messages of single schemas; they come before those of the field's name. */
export const fieldMessages = z.registry<FieldMessages>();

/** Fields of these names have the same messages in every request. */
const BY_NAME: Readonly<Record<string, FieldMessages>> = {
  name: { missing: 'enter_name' },
  registration_number: { missing: 'enter_registration_number' },
  incorporated_date: { missing: 'enter_incorporated_date', format: 'date_invalid' },
  industry: { missing: 'enter_industry' },
  br: { missing: 'enter_br', format: 'br_format' },
  ci: { missing: 'enter_ci', format: 'ci_format' },
  address: { missing: 'enter_address' },
  fye: { missing: 'enter_fye' },
  directors: { missing: 'enter_directors' },
  shareholders: { missing: 'enter_shareholders' },
  secretaries: { missing: 'enter_secretaries' },
  email: { missing: 'enter_email', format: 'email_invalid' },
  password: { missing: 'enter_password' },
  phone: { missing: 'enter_phone', format: 'phone_format' },
  contact_phone: { format: 'phone_format' },
  pc_number: { missing: 'enter_pc_number', format: 'pc_number_format' },
  shares: { format: 'shares_format' },
  paid: { format: 'paid_format' },
  licence: { format: 'licence_format' },
  currency: { format: 'currency_unknown' },
  rate_percent: { format: 'tax_rate_range' },
  quantity: { format: 'decimal_format' },
  price: { format: 'decimal_format' },
  discount: { format: 'decimal_format' },
  amount: { format: 'amount_format' },
  items: { most: 'too_many_items' },
  ...Object.fromEntries(
    [
      'br_expires_on',
      'first_accounts_to',
      'appointed_on',
      'resigned_on',
      'issue_date',
      'due_date',
      'from',
      'to',
      'as_at',
      'date',
      'reverse_on',
      'valid_from',
      'valid_to',
      'through',
    ].map((name) => [name, { format: 'date_invalid' }]),
  ),
};

/** The messages of the field at a path in a schema: its schema's own, else those of its name. */
export function messagesAt(schema: z.ZodType, path: readonly PropertyKey[]): FieldMessages {
  const name = path.findLast((part) => typeof part === 'string');
  return ownMessages(schema, path) ?? (typeof name === 'string' ? BY_NAME[name] : undefined) ?? {};
}

function ownMessages(schema: z.core.$ZodType, path: readonly PropertyKey[]): FieldMessages | undefined {
  const [part, ...rest] = path;
  const own = part === undefined ? fieldMessages.get(schema) : undefined;
  if (own !== undefined) return own;
  const inside = within(schema);
  if (inside !== null) return ownMessages(inside, path);
  if (part === undefined) return undefined;
  if (schema instanceof z.ZodArray) return ownMessages(schema.element, rest);
  const field = schema instanceof z.ZodObject ? schema.shape[String(part)] : undefined;
  return field === undefined ? undefined : ownMessages(field, rest);
}

/** The schema inside one that only makes it optional, nullable, defaulted or transformed. */
function within(schema: z.core.$ZodType): z.core.$ZodType | null {
  if (schema instanceof z.ZodPipe) return schema.in;
  const isWrapper =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly;
  return isWrapper ? schema.unwrap() : null;
}
