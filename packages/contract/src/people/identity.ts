import { z } from 'zod';
import { fieldMessages } from '../wire/field-messages.ts';
import { plainName } from '../wire/text.ts';
import { id, instant } from '../wire/wire.ts';
import { accountType } from './session.ts';

/** A third party people may sign in with; its name is on the button. */
export const identityProvider = z.object({ id: z.string(), name: z.string() });

export const providerParams = z.object({ provider: z.string().max(40) });
/** `return_to`: the path in this application to open afterwards. */
export const startQuery = z.object({ return_to: z.string().max(2000).optional() });
/** What a provider adds to the address, or posts; it is checked where it is used. */
export const providerAnswer = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

/**
 * A person whom a provider identified, and who has no account with that identity. `create`: the details shown become
 * an account. `prove`: first the person gives a code mailed to `email`, or, where `password_possible`, the password
 * of the existing account.
 */
export const arrival = z.object({
  provider: identityProvider,
  step: z.enum(['prove', 'create']),
  name: z.string(),
  email: z.string(),
  password_possible: z.boolean(),
});
export type Arrival = z.infer<typeof arrival>;

/** Next step: `create` the account, give the `second_factor`, or `in` (signed in). */
export const arrivalNext = z.object({
  next: z.enum(['create', 'second_factor', 'in']),
  return_to: z.string().nullable(),
});
export type ArrivalNext = z.infer<typeof arrivalNext>;

export const arrivalCode = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{6}$/)
    .register(fieldMessages, { format: 'code_length' }),
});
export const arrivalPassword = z.object({ password: z.string().min(1).max(200) });

/** What a new account states in addition to what the provider supplied. */
export const arrivalAccount = z
  .object({
    name: plainName(120),
    account_type: accountType,
    practice_name: plainName(200).or(z.literal('')).optional(),
    pc_number: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[PM]?\d{3,6}$/)
      .optional(),
    phone: z.string().trim().max(40).optional(),
    address: z.string().trim().max(400).optional(),
  })
  .check((context) => {
    const body = context.value;
    if (body.account_type !== 'practice') return;
    for (const field of ['practice_name', 'pc_number', 'phone', 'address'] as const)
      if (!body[field])
        context.issues.push({ code: 'custom', path: [field], params: { word: 'required' }, input: body[field] });
  });

/** A third-party identity with which the person signs in. */
export const identityRow = z.object({
  id,
  provider: identityProvider,
  email: z.string().nullable(),
  created_at: instant,
  last_used_at: instant.nullable(),
  /** Sign-in with this provider needs no code: the person chose this. */
  skips_code: z.boolean(),
});
export type IdentityRow = z.infer<typeof identityRow>;

export const identityChange = z.object({ skips_code: z.boolean() });
export const identityStart = z.object({ provider: z.string().max(40), return_to: z.string().max(2000).optional() });
/** Address of the provider's page; the browser opens it. */
export const identityStarted = z.object({ url: z.string() });
