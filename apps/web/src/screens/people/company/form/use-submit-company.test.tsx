import type { CompanyRow } from '@folio/contract';
import { act, waitFor } from '@testing-library/react';
import type { FormInstance } from 'antd';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pending, Refusal, serve, Unreached } from '../../../../../test/fake-server.ts';
import { quiet } from '../../../../../test/quiet.ts';
import { renderOnScreen } from '../../../../../test/render.tsx';
import { closeToast, toastStore } from '../../../../components/feedback/toast/toast.ts';
import { refreshSession } from '../../../../session/expired/refresh.ts';
import { dispatchSession, sessionState } from '../../../../session/session-store.ts';
import { type CompanyValues, emptyCompany } from './company-values.ts';
import { blankPerson } from './people-values.ts';
import { useSubmitCompany } from './use-submit-company.ts';

const values: CompanyValues = { ...emptyCompany, name: ' Harbour Lantern ', fye: '03-31' };

beforeEach(() => {
  localStorage.setItem('companyId', 'k1');
  for (const { id } of toastStore.snapshot()) closeToast(id);
});
afterEach(() => {
  dispatchSession({ type: 'signedOut', byChoice: false });
});

interface Opened {
  company?: CompanyRow | null;
  /** The user has a company already. */
  hasCompany?: boolean;
  sure?: boolean;
}

async function open({ company = { id: 'k1' } as CompanyRow, hasCompany = true, sure = false }: Opened = {}) {
  const server = {
    before: (_body: Record<string, unknown>): unknown => undefined,
    companies: hasCompany ? ['k1'] : [],
  };
  const calls = serve(async ({ name, body }) => {
    if (name.startsWith('GET /api/user/profile')) return { permission_level: 2, role: 'owner' };
    if (name === 'GET /api/company')
      return { data: server.companies.map((id) => ({ id })), meta: { total: server.companies.length } };
    if (name.startsWith('GET')) return [];
    await server.before(body as Record<string, unknown>);
    if (name === 'POST /api/company') server.companies.push('k2');
    return { id: name === 'POST /api/company' ? 'k2' : 'k1' };
  });
  if (!hasCompany) localStorage.removeItem('companyId');
  await refreshSession();
  const form = { setFieldsValue: vi.fn(), setFields: vi.fn(), scrollToField: vi.fn() };
  const dropDraft = vi.fn();
  const questions: string[] = [];
  const { client, result, router } = renderOnScreen(
    () => useSubmitCompany(form as unknown as FormInstance<CompanyValues>, company, dropDraft),
    {
      props: undefined,
      path: '/company/edit',
      ask: ({ title }) => {
        questions.push(title);
        return sure;
      },
    },
  );
  await quiet(client);
  return {
    server,
    form,
    dropDraft,
    questions,
    of: () => result.current,
    submit: async (typed: CompanyValues = values) => {
      await act(() => result.current.submit(typed));
      await quiet(client);
    },
    start: () => act(() => void result.current.submit(values)),
    quiet: () => quiet(client),
    sent: () => calls.filter(({ name }) => !name.startsWith('GET')).map(({ name, body }) => [name, body]),
    path: () => router.state.location.pathname,
  };
}

const yearRejected = new Refusal(409, 'company_has_postings', { message: 'Posted.', errors: { fye: ['Posted.'] } });

describe('saving a company', () => {
  it('sends trimmed values, drops the kept draft and returns to the list', async () => {
    const form = await open();
    await form.submit();
    expect(form.sent()).toMatchObject([['PUT /api/company/k1', { name: 'Harbour Lantern' }]]);
    expect([form.dropDraft.mock.calls.length, form.path()]).toEqual([1, '/company']);
    expect(toastStore.snapshot().map(({ text }) => text)).toEqual(['saved']);
  });

  it('shows in the form only the rows that are sent, so that messages find their rows', async () => {
    const form = await open();
    const director = { ...blankPerson('directors'), name: 'Lam' };
    await form.submit({ ...values, directors: [blankPerson('directors'), director], shareholders: [] });
    expect(form.form.setFieldsValue).toHaveBeenCalledWith(
      expect.objectContaining({ directors: [director], secretaries: [] }),
    );
    expect(form.sent()[0]?.[1]).toMatchObject({ directors: [{ name: 'Lam' }], shareholders: [] });
  });

  it('the first one becomes the current company, and its home opens', async () => {
    const form = await open({ company: null, hasCompany: false });
    await form.submit();
    expect([form.sent()[0]?.[0], sessionState().company?.id, form.path()]).toEqual([
      'POST /api/company',
      'k2',
      '/home',
    ]);
  });

  it('another one leaves the user where they are', async () => {
    const form = await open({ company: null });
    await form.submit();
    expect([sessionState().company?.id, form.path()]).toEqual(['k1', '/company']);
  });

  it('happens once, however often it is asked for', async () => {
    const form = await open();
    const slow = pending<void>();
    form.server.before = () => slow.promise;
    form.start();
    await waitFor(() => expect(form.of().isBusy).toBe(true));
    form.start();
    slow.resolve();
    await form.quiet();
    expect(form.sent()).toHaveLength(1);
  });
});

describe('a company that the server rejects', () => {
  it('shows the sentences at their fields and keeps the draft', async () => {
    const form = await open();
    form.server.before = () => {
      throw new Refusal(422, 'validation_failed', {
        message: 'Look again.',
        errors: { 'directors.0.name': ['Missing.'] },
      });
    };
    await form.submit();
    expect(form.form.setFields).toHaveBeenCalledWith([{ name: ['directors', 0, 'name'], errors: ['Missing.'] }]);
    expect([form.of().failure, form.dropDraft.mock.calls.length, form.path()]).toEqual([
      'Look again.',
      0,
      '/company/edit',
    ]);
  });

  it('for want of a connection says so', async () => {
    const form = await open();
    form.server.before = () => {
      throw new Unreached();
    };
    await form.submit();
    expect([form.of().failure, form.of().isBusy]).toEqual(['common:error.network', false]);
  });

  it.each([
    [true, 2, '/company'],
    [false, 1, '/company/edit'],
  ])('because of another financial year after postings asks whether it is meant: %s', async (sure, times, path) => {
    const form = await open({ sure });
    form.server.before = ({ accept_fye_change: isAccepted }) => {
      if (isAccepted !== true) throw yearRejected;
    };
    await form.submit();
    expect([form.questions, form.sent().length, form.path()]).toEqual([['fyeChange.title'], times, path]);
  });
});
