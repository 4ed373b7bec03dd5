import type { registerRequest } from '@folio/contract';
import type { z } from 'zod';
import type { Queries } from '../../../platform/database/open.ts';
import type { Language } from '../../../platform/http/call.ts';
import { noteAccountEvent, type Origin } from '../account-event/index.ts';
import type { SessionDesk } from './account/desk.ts';
import { notify } from './account/notices.ts';
import { limitAttempts, networkOf } from './attempts/attempts.ts';
import { hashPassword } from './password/password.ts';
import { checkNewPassword } from './password/password-rules.ts';
import { checkSignUpAllowed } from './sign-up-rule.ts';
import { insertPractice } from './store.ts';
import { createUser, findUserByEmail } from './users.ts';

type SignUpForm = z.infer<typeof registerRequest>;

/**
 * Creates the user, and for a practice its practice. An email that has an account gets the same answer, and its owner
 * a mail that says what to do: the form must not reveal who has an account. Throws `validation_failed` for a weak
 * password.
 */
export async function signUp(
  desk: SessionDesk,
  call: { now: Date; language: Language },
  from: Origin,
  form: SignUpForm,
): Promise<void> {
  const { queries } = desk.platform.database;
  await checkSignUpAllowed(desk.platform.config, queries, form.email, call.now);
  await limitAttempts(queries, 'sign-up', networkOf(from.address), 30, call.now);
  await checkNewPassword(form.password, form);
  const passwordHash = await hashPassword(form.password);
  const isNew = await queries.transaction().execute(async (tx) => {
    const userId = await createUser(tx, {
      name: form.name,
      email: form.email,
      passwordHash,
      accountType: form.account_type,
      language: call.language,
    });
    const owner = userId ?? (await findUserByEmail(tx, form.email))?.id ?? null;
    await noteAccountEvent(tx, { userId: owner, action: userId === null ? 'sign_up_tried' : 'signed_up', from });
    if (userId !== null) await openPractice(tx, userId, form);
    return userId !== null;
  });
  if (isNew) return;
  const owner = await findUserByEmail(queries, form.email);
  if (owner) notify(desk, owner, 'sign_up_taken');
}

/** The practice's fields of a sign-up. */
export type PracticeForm = Pick<
  SignUpForm,
  'name' | 'email' | 'account_type' | 'practice_name' | 'pc_number' | 'phone' | 'address'
>;

/** Creates the practice of a person who signs up for one; does nothing for the other kinds of account. */
export async function openPractice(queries: Queries, userId: string, form: PracticeForm): Promise<void> {
  const { practice_name, pc_number, phone, address } = form;
  if (form.account_type !== 'practice' || !practice_name || !pc_number || !phone || !address) return;
  await insertPractice(queries, {
    ownerUserId: userId,
    ownerName: form.name,
    name: practice_name,
    pcNumber: pc_number,
    phone,
    email: form.email,
    address,
  });
}
