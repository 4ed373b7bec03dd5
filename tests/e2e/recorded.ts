import type { Page, Request } from '@playwright/test';

/** A call the page made, as it left. */
export interface Recorded {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** Keeps the API calls of a page from now on; `calls.length = 0` forgets them. */
export function recordCalls(page: Page): Recorded[] {
  const calls: Recorded[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/') && !pathname.startsWith('/fortify/')) return;
    calls.push({
      method: request.method(),
      path: pathname + search,
      headers: request.headers(),
      body: request.postData(),
    });
  });
  return calls;
}

/** The calls as `GET /api/user/profile`, without those that only decorate. */
export function namesOf(calls: readonly Recorded[]): string[] {
  return calls.map(({ method, path }) => `${method} ${path}`).filter((name) => name !== 'GET /api/config');
}
