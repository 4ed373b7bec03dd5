import type { InvoiceDetail, InvoiceDraft } from '@folio/contract';
import { act } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, Refusal, serve, Unreached } from '../../../test/fake-server.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { emptyDraft } from './invoice-draft.ts';
import { useInvoiceDraft } from './use-invoice-draft.ts';

const blank = emptyDraft('HKD', '2026-03-03');
const path = '/api/company/c1/invoice';

/** How the next call ends: `drop` loses it on the way there, `lose` loses its answer on the way back. */
type Fate = 'answer' | 'drop' | 'lose' | 'reject';

/** The invoices of a company: versions are checked, and a key answers once and for one request only. */
class Invoices {
  readonly stored = new Map<string, { version: number; draft: InvoiceDraft }>();
  readonly #answered = new Map<string, { request: string; answer: unknown }>();
  readonly fates: Fate[] = [];

  readonly answer = (call: Call): unknown => {
    const fate = this.fates.shift() ?? 'answer';
    if (fate === 'drop') throw new Unreached();
    if (fate === 'reject') throw new Refusal(422, 'validation_failed');
    const answer = this.#once(call);
    if (fate === 'lose') throw new Unreached();
    return answer;
  };

  #once(call: Call): unknown {
    const key = call.headers['Idempotency-Key'];
    if (typeof key !== 'string') return this.#done(call);
    const request = `${call.name} ${JSON.stringify(call.body)}`;
    const before = this.#answered.get(key);
    if (before !== undefined && before.request !== request) throw new Refusal(409, 'conflict');
    const answer = before?.answer ?? this.#done(call);
    this.#answered.set(key, { request, answer });
    return answer;
  }

  #done({ name, body }: Call): unknown {
    const { version, draft } = (body ?? {}) as { version: number; draft: InvoiceDraft };
    if (name === `POST ${path}`) return this.#put(`i${this.stored.size + 1}`, 1, draft);
    const [, id = '', verb = ''] = /invoice\/(\w+)(?:\/(\w+))?$/.exec(name) ?? [];
    const now = this.stored.get(id);
    if (now === undefined) throw new Refusal(404, 'not_found');
    if (name.startsWith('GET')) return this.#detail(id);
    if (name.startsWith('DELETE')) return { deleted: this.stored.delete(id) };
    if (version !== now.version) throw new Refusal(409, 'stale_version');
    return this.#put(id, version + 1, verb === '' ? draft : now.draft);
  }

  #put(id: string, version: number, draft: InvoiceDraft) {
    this.stored.set(id, { version, draft });
    return this.#detail(id);
  }

  #detail(id: string) {
    return { id, ...this.stored.get(id) } as InvoiceDetail;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('companyId', 'c1');
});
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

function open() {
  const invoices = new Invoices();
  const calls = serve(invoices.answer);
  const { result, unmount } = renderWithQueries(
    () => useInvoiceDraft({ type: 'sales_invoice', id: null, version: 0, draft: blank }),
    { props: undefined },
  );
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return {
    invoices,
    wait,
    close: unmount,
    of: () => result.current,
    type: (reference: string) => act(() => result.current.change((draft) => ({ ...draft, reference }))),
    run: async <T,>(work: (of: ReturnType<typeof useInvoiceDraft>) => Promise<T>): Promise<T> => {
      let done: T | undefined;
      await act(async () => {
        const running = work(result.current);
        await vi.advanceTimersByTimeAsync(0);
        done = await running;
      });
      return done as T;
    },
    stored: () => [...invoices.stored.values()].map(({ draft }) => draft.reference),
    asked: () => calls.map(({ name }) => name.replace(/\/api\/company\/[^/]+\/invoice/, '')),
  };
}

describe('an invoice being written', () => {
  it('has no record until something is typed; the address then names it', async () => {
    const form = open();
    await form.wait(5000);
    expect(form.asked()).toEqual([]);
    form.type('PO 7');
    await form.wait(600);
    expect([form.stored(), form.of().id]).toEqual([['PO 7'], 'i1']);
    expect(window.location.pathname + window.location.search).toBe('/invoiceEditor?id=i1');
  });

  it('is created once if the answer to the first save is lost and more is typed meanwhile', async () => {
    const form = open();
    form.invoices.fates.push('lose');
    form.type('PO');
    await form.wait(600);
    expect(form.of().state).toBe('failed');
    form.type('PO 7');
    await form.wait(60_000);
    expect([form.stored(), form.of().state, form.of().draft.reference]).toEqual([['PO 7'], 'saved', 'PO 7']);
  });

  it('is created with the corrected values after the server rejected the first ones', async () => {
    const form = open();
    form.invoices.fates.push('reject');
    form.type('wrong');
    await form.wait(600);
    expect([form.stored(), form.of().state]).toEqual([[], 'failed']);
    form.type('right');
    await form.wait(600);
    expect([form.stored(), form.of().state]).toEqual([['right'], 'saved']);
  });

  it('ends as typed in one record, whatever is lost on the way', async () => {
    const fates = fc.array(fc.constantFrom<Fate>('answer', 'drop', 'lose'), { maxLength: 6 });
    const typing = fc.array(
      fc.record({ text: fc.constantFrom('a', 'ab', 'abc'), pause: fc.constantFrom(0, 700, 9000) }),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    await fc.assert(
      fc.asyncProperty(fates, typing, async (first, texts) => {
        localStorage.removeItem('folio.draft.invoice..sales_invoice');
        const form = open();
        form.invoices.fates.push(...first);
        for (const { text, pause } of texts) {
          form.type(text);
          await form.wait(pause);
        }
        await form.wait(200_000);
        expect(form.invoices.stored.size).toBe(1);
        const wanted = texts.at(-1)?.text;
        expect(form.of().draft.reference).toBe(wanted);
        expect([form.of().state, form.stored()]).toEqual(['saved', [wanted]]);
        form.close();
      }),
      { numRuns: 40 },
    );
  });
});

describe('finishing an invoice', () => {
  it('saves what was typed last and confirms that version', async () => {
    const form = open();
    form.type('PO 7');
    const done = await form.run((of) => of.finish('confirm'));
    expect([done?.id, done?.version, form.stored()]).toEqual(['i1', 2, ['PO 7']]);
    expect(form.asked()).toEqual(['POST ', 'POST /i1/confirm']);
  });

  it('creates even a document in which nothing was typed', async () => {
    const form = open();
    const done = await form.run((of) => of.finish('submit'));
    expect([done?.id, form.asked()]).toEqual(['i1', ['POST ', 'POST /i1/submit']]);
  });

  it('does nothing if the document could not be saved', async () => {
    const form = open();
    form.type('PO 7');
    form.invoices.fates.push('drop');
    expect(await form.run((of) => of.finish('confirm'))).toBeNull();
    expect(form.asked()).toEqual(['POST ']);
  });
});

describe('giving an invoice up', () => {
  it('deletes its record and what this browser kept', async () => {
    const form = open();
    form.type('PO 7');
    await form.run((of) => of.remove());
    form.close();
    expect([form.stored(), form.asked()]).toEqual([[], ['POST ', 'DELETE /i1']]);
    expect(Object.keys(localStorage).filter((name) => name.startsWith('folio.draft'))).toEqual([]);
  });

  it('asks nothing of the server if there is no record yet', async () => {
    const form = open();
    await form.run((of) => of.remove());
    expect(form.asked()).toEqual([]);
  });

  it('a copy of another type leaves the draft as it is', async () => {
    const form = open();
    form.type('PO 7');
    await form.wait(600);
    const made = await form.run((of) => of.copyTyped('quotation', { ...of.draft, reference: 'copied' }));
    expect([made, form.stored(), form.of().draft.reference]).toEqual(['i2', ['PO 7', 'copied'], 'PO 7']);
  });
});
