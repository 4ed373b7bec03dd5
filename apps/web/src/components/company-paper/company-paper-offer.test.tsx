import type { CompanyAccess } from '@folio/contract';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { company, profile } from '../../../gallery/answers.ts';
import { dispatchSession } from '../../session/session-store.ts';
import { CompanyPaperOffer } from './company-paper-offer.tsx';

afterEach(() => dispatchSession({ type: 'signedOut', byChoice: true }));

const read = { title: null, number: null, total: null, currency: null, confidence: 1 };

function offer(may: readonly CompanyAccess[], { papers = ['annual_return' as const], companyId = company.id } = {}) {
  dispatchSession({ type: 'refreshed', profile: { ...profile, may: [...may] }, company });
  render(
    <MemoryRouter>
      <CompanyPaperOffer document={{ id: 'd1', summary: { ...read, company_papers: papers } }} companyId={companyId} />
    </MemoryRouter>,
  );
  return screen.queryByRole('link')?.getAttribute('href') ?? null;
}

describe('a certificate among the documents', () => {
  it('offers to fill the company form', () => {
    expect(offer(['read', 'control'])).toBe(`/company/${company.id}?paper=d1`);
    expect(screen.getByText('paper.offer papers=paper.kind.annual_return')).toBeTruthy();
  });

  it.each([
    ['a person who may not change the form', () => offer(['read', 'write'])],
    ['a document of another company', () => offer(['control'], { companyId: 'other' })],
    ['another document', () => offer(['control'], { papers: [] })],
  ])('offers nothing for %s', (_, offered) => {
    expect(offered()).toBeNull();
  });
});
