import type { ContactDetail, InvoiceDraft } from '@folio/contract';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pending, Refusal, routes, serve } from '../../../../test/fake-server.ts';
import { quiet } from '../../../../test/quiet.ts';
import { renderWithQueries } from '../../../../test/render.tsx';
import { emptyDraft } from '../invoice-draft.ts';
import { useContactDefaults } from './use-contact-defaults.ts';

const contact = (id: string, changes: Partial<ContactDetail> = {}) =>
  ({
    id,
    name: `Contact ${id}`,
    address: `Street ${id}`,
    ship_to: null,
    tax_id: null,
    payment_term_id: null,
    currency: null,
    sales_account: null,
    purchase_account: null,
    tax_code: null,
    language: null,
    ...changes,
  }) as ContactDetail;
const contacts: Record<string, ContactDetail> = {
  a: contact('a', { currency: 'USD' }),
  b: contact('b'),
  c: contact('c', { currency: 'EUR' }),
};

beforeEach(() => {
  localStorage.setItem('companyId', 'c1');
});

async function open({ first = null as string | null, before = (_id: string): unknown => undefined } = {}) {
  serve(
    routes({
      'GET /api/company/c1/contact/*': async ({ name }) => {
        const id = name.split('/').at(-1) ?? '';
        await before(id);
        const found = contacts[id];
        if (found === undefined) throw new Refusal(404, 'not_found');
        return found;
      },
      'GET *': ({ query }) => (query.currency === 'USD' ? { rate: '7.8', date: '2026-03-03' } : []),
    }),
  );
  const blank: InvoiceDraft = { ...emptyDraft('HKD', '2026-03-03'), contact_id: first };
  const { client, result } = renderWithQueries(
    () => {
      const [draft, change] = useState(blank);
      return { draft, change, onContact: useContactDefaults('sales_invoice', blank, change) };
    },
    { props: undefined },
  );
  await quiet(client);
  return {
    of: () => result.current,
    /** As the form does: the choice is in the draft first, its defaults follow. */
    choose: (id: string) =>
      act(() => {
        result.current.change((draft) => ({ ...draft, contact_id: id }));
        result.current.onContact(id);
      }),
    type: (changes: Partial<InvoiceDraft>) => act(() => result.current.change((draft) => ({ ...draft, ...changes }))),
    quiet: () => quiet(client),
    shown: () => {
      const { contact_id, customer, currency } = result.current.draft;
      return [contact_id, customer.address, currency];
    },
  };
}

describe('the defaults of a chosen contact', () => {
  it('are filled in once they are known', async () => {
    const form = await open();
    form.choose('a');
    expect(form.shown()).toEqual(['a', null, 'HKD']);
    await form.quiet();
    expect(form.shown()).toEqual(['a', 'Street a', 'USD']);
  });

  it('leave nothing of the contact before', async () => {
    const form = await open();
    for (const id of ['a', 'c', 'b']) {
      form.choose(id);
      await form.quiet();
    }
    expect(form.shown()).toEqual(['b', 'Street b', 'HKD']);
  });

  it('that arrive after another contact was chosen are dropped', async () => {
    const slow = pending<void>();
    const form = await open({ before: (id) => (id === 'a' ? slow.promise : undefined) });
    form.choose('a');
    form.choose('b');
    slow.resolve();
    await form.quiet();
    expect(form.shown()).toEqual(['b', 'Street b', 'HKD']);
  });

  it('do not overwrite what was typed while they were loaded', async () => {
    const slow = pending<void>();
    const form = await open({ before: () => slow.promise });
    form.choose('a');
    form.type({ currency: 'SGD' });
    slow.resolve();
    await form.quiet();
    expect(form.shown()).toEqual(['a', 'Street a', 'SGD']);
  });

  it('of a document that was opened again are known: they were not typed', async () => {
    const form = await open({ first: 'a' });
    form.type({ customer: { name: 'Contact a', address: 'Street a', tax_id: null } });
    form.choose('b');
    await form.quiet();
    expect(form.shown()).toEqual(['b', 'Street b', 'HKD']);
  });

  it('that cannot be loaded leave the document as it is', async () => {
    const form = await open();
    form.choose('gone');
    await form.quiet();
    expect(form.shown()).toEqual(['gone', null, 'HKD']);
  });
});
