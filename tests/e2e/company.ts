import type { Page } from '@playwright/test';
import { createSampleCompany, signedInClient } from '../support/client.ts';
import type { TestServer } from '../support/server.ts';
import { enterAs, speak } from './person.ts';
import type { Language } from './words.ts';

/** A person with a company, made through the API, signed in in the browser. Answers the company's id. */
export async function signedInWithCompany(
  page: Page,
  server: TestServer,
  language: Language,
  email: string,
): Promise<string> {
  const client = await signedInClient(server.url, server.folder, email);
  const companyId = await createSampleCompany(client);
  await speak(page, language);
  await enterAs(page, client);
  return companyId;
}
