import type { DocumentDetail, DocumentDraft, StoredDocument } from '@folio/contract';
import { blankInvoiceDraft } from '@folio/contract/blank-draft';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal, serve, Unreached } from '../../../../../test/fake-server.ts';
import { quiet } from '../../../../../test/quiet.ts';
import { quietClient, renderOnScreen } from '../../../../../test/render.tsx';
import { useDocument } from '../../../../api/queries/documents/document.ts';
import { closeToast, toastStore } from '../../../../components/feedback/toast/toast.ts';
import { useReviewing } from './use-reviewing.ts';

const invoice = { ...blankInvoiceDraft('HKD'), number: 'A1' };
const bill: DocumentDraft = { kind: 'purchase_bill', invoice, statements: null };

function documentOf(changes: Partial<DocumentDetail> = {}): DocumentDetail {
  return {
    id: 'd1',
    name: 'bill.pdf',
    state: 'needs_review',
    version: 1,
    draft: bill,
    checks: [],
    other_holders: [],
    outcomes: [],
    ...changes,
  } as unknown as DocumentDetail;
}

beforeEach(() => {
  localStorage.setItem('companyId', 'c1');
  for (const { id } of toastStore.snapshot()) closeToast(id);
});

interface Opened {
  document?: DocumentDetail;
  next?: string | null;
  sure?: boolean;
}

/** A review over a server that confirms the version it has. */
async function open({ document = documentOf(), next = 'd2', sure = false }: Opened = {}) {
  const server = {
    stored: document,
    fault: null as Error | null,
    /** Somebody else saves this just before the confirmation arrives. */
    meanwhile: null as DocumentDetail | null,
  };
  const calls = serve(({ name, body }) => {
    if (name === 'GET /api/company/c1/ledger-account' || name.includes('account')) return [];
    if (name.startsWith('GET')) return server.stored;
    if (server.fault !== null) throw server.fault;
    if (server.meanwhile !== null && name.startsWith('POST')) server.stored = server.meanwhile;
    server.meanwhile = null;
    const { version, draft } = body as { version: number; draft?: DocumentDraft };
    if (version !== server.stored.version) throw new Refusal(409, 'stale_version', { message: 'Changed elsewhere.' });
    server.stored = { ...server.stored, version: version + 1, draft: draft ?? server.stored.draft };
    if (name.startsWith('PUT')) return server.stored;
    return { ...server.stored, state: 'processed', outcomes: [{ type: 'invoice', id: 'i1', number: 'B-7' }] };
  });
  const questions: string[] = [];
  const client = quietClient();
  const { result, router } = renderOnScreen(
    () => {
      const { data = document } = useDocument('d1');
      const following = next === null ? null : ({ id: next } as StoredDocument);
      return useReviewing(data, data.draft ?? bill, following);
    },
    {
      props: undefined,
      path: '/document/d1',
      client,
      ask: ({ title }) => {
        questions.push(title);
        return sure;
      },
    },
  );
  await quiet(client);
  return {
    server,
    questions,
    of: () => result.current,
    type: (number: string) =>
      act(() =>
        result.current.change((draft) => ({ ...draft, invoice: draft.invoice && { ...draft.invoice, number } })),
      ),
    confirm: async (bankLineId: string | null = null) => {
      await act(() => result.current.confirm(bankLineId));
      await quiet(client);
    },
    changes: () =>
      calls
        .filter(({ name }) => !name.startsWith('GET'))
        .map(({ name }) => name.replace('/api/company/c1/document/d1', '')),
    bodies: () => calls.filter(({ name }) => name.endsWith('/confirm')).map(({ body }) => body),
    path: () => router.state.location.pathname,
  };
}

const toasts = () => toastStore.snapshot().map(({ text }) => text);

describe('confirming a document', () => {
  it('saves what was typed last, says what it became, and opens the next one', async () => {
    const review = await open();
    review.type('A2');
    await review.confirm('l1');
    expect(review.changes()).toEqual(['PUT /draft', 'POST /confirm']);
    expect(review.server.stored.draft?.invoice?.number).toBe('A2');
    expect(review.bodies()).toEqual([
      { version: 2, accept_arithmetic: false, accept_holder: false, bank_line_id: 'l1' },
    ]);
    expect([toasts(), review.path()]).toEqual([['confirmed name=B-7'], '/document/d2']);
  });

  it('after the last one opens the list', async () => {
    const review = await open({ next: null });
    await review.confirm();
    expect(review.path()).toBe('/document');
  });

  it('of a kind that is not booked files it', async () => {
    const review = await open({ document: documentOf({ draft: { kind: 'cheque', invoice: null, statements: null } }) });
    await review.confirm();
    expect(review.changes()).toEqual(['POST /file-away']);
  });

  it('does nothing while the draft cannot be saved', async () => {
    const review = await open();
    review.type('A2');
    review.server.fault = new Unreached();
    await review.confirm();
    expect([review.changes(), review.path(), review.of().isHeld]).toEqual([['PUT /draft'], '/document/d1', true]);
  });

  it('again while it is running does nothing', async () => {
    const review = await open();
    act(() => void review.of().confirm(null));
    expect(review.of().isBusy).toBe(true);
    await review.confirm();
    expect([review.bodies().length, review.path()]).toEqual([1, '/document/d2']);
  });
});

describe('what a person has to accept first', () => {
  const off = documentOf({ checks: [{ code: 'total', holds: false, where: null, message: '' }] as never });
  const foreign = documentOf({ other_holders: ['Somebody Else'] });
  const both = documentOf({ ...off, other_holders: ['Somebody Else'] });

  it.each([
    ['arithmetic that does not hold', off, ['acceptArithmetic'], [true, false]],
    ['another holder', foreign, ['holder.ask'], [false, true]],
    ['both', both, ['acceptArithmetic', 'holder.ask'], [true, true]],
  ])('%s', async (_, document, questions, [arithmetic, holder]) => {
    const review = await open({ document, sure: true });
    await review.confirm();
    expect(review.questions).toEqual(questions);
    expect(review.bodies()).toEqual([
      { version: 1, accept_arithmetic: arithmetic, accept_holder: holder, bank_line_id: null },
    ]);
  });

  it.each([
    ['arithmetic', off],
    ['holder', foreign],
  ])('without a yes to the %s nothing is posted, and the document stays open', async (_, document) => {
    const review = await open({ document });
    await review.confirm();
    expect([review.changes(), review.path(), review.of().isBusy]).toEqual([[], '/document/d1', false]);
  });
});

describe('a confirmation that the server rejects', () => {
  it('shows the sentences at their fields and its own', async () => {
    const review = await open();
    review.server.fault = new Refusal(422, 'validation_failed', {
      message: 'Look again.',
      errors: { 'draft.invoice.number': ['Taken.'] },
    });
    await review.confirm();
    expect([review.of().refusal, review.of().errors]).toEqual(['Look again.', { 'draft.invoice.number': ['Taken.'] }]);
    expect([review.of().isBusy, review.path()]).toEqual([false, '/document/d1']);
  });

  it('for want of a connection says so, and is over with the next attempt', async () => {
    const review = await open();
    review.server.fault = new Unreached();
    await review.confirm();
    expect(review.of().refusal).toBe('common:error.network');
    review.server.fault = null;
    await review.confirm();
    expect([review.of().refusal, review.path()]).toEqual([null, '/document/d2']);
  });

  it('because somebody saved it in between shows their version and says so; the next attempt posts it', async () => {
    const review = await open();
    review.server.meanwhile = documentOf({ version: 5, draft: { ...bill, invoice: { ...invoice, number: 'theirs' } } });
    await review.confirm();
    expect([review.of().refusal, review.path()]).toEqual(['Changed elsewhere.', '/document/d1']);
    await vi.waitFor(() => expect(review.of().draft.invoice?.number).toBe('theirs'));
    await review.confirm();
    expect([review.of().refusal, review.path()]).toEqual([null, '/document/d2']);
  });
});

describe('a version that another user saved meanwhile', () => {
  it('is merged with what is typed here when the draft is saved', async () => {
    const review = await open();
    review.type('mine');
    review.server.stored = documentOf({ version: 4, draft: { ...bill, invoice: { ...invoice, reference: 'theirs' } } });
    await review.confirm();
    expect(review.server.stored.draft?.invoice).toMatchObject({ number: 'mine', reference: 'theirs' });
    expect(review.path()).toBe('/document/d2');
  });

  it('with another value for the same field holds the review until a person decides', async () => {
    const review = await open();
    review.type('mine');
    review.server.stored = documentOf({ version: 4, draft: { ...bill, invoice: { ...invoice, number: 'theirs' } } });
    await review.confirm();
    expect([review.of().state, review.of().isHeld, review.of().refusal]).toEqual(['conflict', true, null]);
    expect(review.bodies()).toEqual([]);
  });
});
