import type { Page } from '@playwright/test';
import { createSampleCompany, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { enterAs, holdSession, speak } from '../person.ts';
import type { Language } from '../words.ts';

/**
 * A person with a company, made through the API, signed in in the browser: on the screen of the path, or without one on none yet.
 * Answers the company's id.
 */
export async function signedInWithCompany(
  page: Page,
  server: TestServer,
  language: Language,
  email: string,
  path: string | null = null,
): Promise<string> {
  const client = await signedInClient(server.url, server.folder, email);
  const companyId = await createSampleCompany(client);
  await speak(page, language);
  if (path === null) await holdSession(page, client);
  else await enterAs(page, client, path);
  return companyId;
}
