import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GivenRole, JoinedCompany } from '@folio/contract';
import { type Client, dataOf, signedInClient } from './client.ts';

/** The token of the invitation that was mailed last to an address. */
function invitedToken(folder: string, email: string): string {
  const outbox = join(folder, 'outbox');
  const names = readdirSync(outbox).filter((name) => name.endsWith('.json'));
  for (const name of names.sort().reverse()) {
    const mail: { to: string; text: string } = JSON.parse(readFileSync(join(outbox, name), 'utf8'));
    const token = /\/auth\/invitation#(\S+)/.exec(mail.text)?.[1];
    if (mail.to === email && token !== undefined) return token;
  }
  throw new Error(`no invitation was mailed to ${email}`);
}

/** A person whom the owner invited, and who joined with this role. */
export async function colleague(
  owner: Client,
  folder: string,
  { companyId, email, role }: { companyId: string; email: string; role: GivenRole },
): Promise<Client> {
  dataOf(await owner.post(`/api/company/${companyId}/staff`, { email, role }));
  const person = await signedInClient(owner.url, folder, email, 'Ho Chi Kit');
  dataOf<JoinedCompany>(await person.post('/api/invitation/accept', { token: invitedToken(folder, email) }));
  return person;
}
