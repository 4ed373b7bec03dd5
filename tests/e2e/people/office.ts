import { Client, dataOf, password, signIn } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';

/** A person who signs up with a practice of their own. */
export async function signUpPractice(server: TestServer, email: string): Promise<Client> {
  const client = new Client(server.url);
  await client.get('/fortify/csrf');
  const practice = {
    practice_name: 'Stone Quay CPA Limited',
    pc_number: 'M0417',
    phone: '2345 6700',
    address: 'Wan Chai',
  };
  const person = { name: 'Kwok Wing Sze', email, password, password_confirmation: password };
  dataOf(await client.post('/fortify/register', { ...person, account_type: 'practice', ...practice }));
  await signIn(client, server.folder, email);
  return client;
}

/** The practice asks a company by its registration number, and the owner accepts it as adviser. */
export async function letIn(office: Client, owner: Client, company: { id: string; number: string }): Promise<void> {
  const [practice] = dataOf<{ practices: { id: string }[] }>(await office.get('/api/user/profile')).practices;
  dataOf(await office.post(`/api/practice/${practice?.id}/request`, { number: company.number }));
  const path = `/api/company/${company.id}/access-request`;
  const asked = dataOf<{ id: string }[]>(await owner.get(`${path}?state=pending`));
  dataOf(await owner.post(`${path}/${asked[0]?.id}/accept`, { role: 'adviser' }));
}
