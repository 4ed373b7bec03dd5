import type { registerRequest } from '@folio/contract';
import type { z } from 'zod';
import type { Database } from '../../platform/database/open.ts';
import type { Language } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { limitAttempts } from './attempts.ts';
import { hashPassword } from './password.ts';
import { insertPractice, insertUser } from './store.ts';

/** Creates the user, and for a practice its practice. Throws `email_taken`. Answers the user's id. */
export async function signUp(
  database: Database,
  now: Date,
  address: string,
  language: Language,
  form: z.infer<typeof registerRequest>,
): Promise<string> {
  await limitAttempts(database.queries, 'sign-up', address, 30, now);
  const passwordHash = await hashPassword(form.password);
  return database.queries.transaction().execute(async (queries) => {
    const userId = await insertUser(queries, {
      name: form.name,
      email: form.email,
      passwordHash,
      accountType: form.account_type,
      language,
    });
    if (userId === null) throw new Refusal('email_taken', { faults: [{ path: 'email', word: 'email_taken' }] });
    const { practice_name, pc_number, phone, address: practiceAddress } = form;
    if (form.account_type === 'practice' && practice_name && pc_number && phone && practiceAddress) {
      await insertPractice(queries, {
        ownerUserId: userId,
        ownerName: form.name,
        name: practice_name,
        pcNumber: pc_number,
        phone,
        email: form.email,
        address: practiceAddress,
      });
    }
    return userId;
  });
}
