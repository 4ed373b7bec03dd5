import type { CompanyPosition, DashboardNeeds } from '@folio/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { needs as waiting } from '../../../../../gallery/answers.ts';
import { type Call, serve } from '../../../../../test/fake-server.ts';
import { quiet } from '../../../../../test/quiet.ts';
import { quietClient } from '../../../../../test/render.tsx';
import type { HomeFace } from './home-face.ts';
import { HomeLead } from './home-lead.tsx';

const position: CompanyPosition = {
  as_at: '2026-11-26',
  base_currency: 'HKD',
  cash: '5000.00',
  cash_accounts: ['1010', '1020'],
  receivable: '155483.50',
  payable: '74485.91',
};
const answer = ({ name }: Call) => (name.endsWith('/position') ? position : {});

beforeEach(() => localStorage.setItem('companyId', 'c1'));

async function open(face: HomeFace, needs: Partial<DashboardNeeds> = {}) {
  serve(answer);
  const client = quietClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <HomeLead face={face} needs={{ ...waiting, ...needs }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await quiet(client);
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

const figures = [
  '/reports/account-transaction?account=1010%2C1020&from=2026-01-01&to=2026-11-26',
  '/reports/aged-receivable',
  '/reports/aged-payable',
];

describe('the first part of Home', () => {
  it('shows a reader three figures, each with its report, and nothing to do', async () => {
    expect(await open('reader', { access_requests: 1 })).toEqual(figures);
    expect(screen.getByText('$155,483.50')).toBeTruthy();
  });

  it('shows an owner the figures, then what waits for the owner, then the month', async () => {
    const needs = { access_requests: 1, sales_drafts: 2, overdue_invoices: 3 };
    const links = await open('owner', needs);
    expect(links.slice(0, 7)).toEqual([
      ...figures,
      '/questions',
      '/settings/explore/access-management',
      '/sales?state=draft',
      '/sales?state=overdue',
    ]);
    expect(links[7]).toBe('/document');
    expect(screen.getByText(/you.overdue.title count=3/)).toBeTruthy();
  });

  it('says to an owner that nothing waits', async () => {
    await open('owner', { open_questions: 0, answered_questions: 0, access_requests: 0 });
    expect(screen.getByText('you.none')).toBeTruthy();
  });

  it('shows who keeps the books the month and its work, without the figures of the owner', async () => {
    const links = await open('books');
    expect(links[0]).toBe('/document');
    expect(links).not.toContain('/reports/aged-payable');
    expect(links).toContain('/purchases?state=unpaid');
  });
});
