import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from './placeholders.ts';

const store = (entries: Record<string, string>) => ({ getItem: (key: string) => entries[key] ?? null });

describe('placeholders in a path', () => {
  it('come from the store', () => {
    const filled = fillPlaceholders(
      '/api/company/:companyId/account/:accountId/x',
      store({ companyId: 'c', accountId: 'a' }),
    );
    expect(filled).toBe('/api/company/c/account/a/x');
  });
  it('become empty text where nothing is stored', () => {
    expect(fillPlaceholders('/api/company/:companyId/account/', store({}))).toBe('/api/company//account/');
  });
  it('leave other words alone and cannot break out of their place', () => {
    const filled = fillPlaceholders('/a/:companyIdentity/:companyId', store({ companyId: '../x?y' }));
    expect(filled).toBe('/a/:companyIdentity/..%2Fx%3Fy');
  });
});
