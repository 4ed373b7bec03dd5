import type { DisposalCandidate, FixedAsset } from '@folio/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal, routes, serve } from '../../../../../test/fake-server.ts';
import { quiet } from '../../../../../test/quiet.ts';
import { acted, quietClient } from '../../../../../test/render.tsx';
import { ChangeForm } from '../change-form.tsx';

const laptop: FixedAsset = {
  id: 'a1',
  number: 'FA-0001',
  name: 'Laptop',
  class_id: 'k',
  class_name: 'Computers',
  class_name_zh: '',
  tax_class: 'prescribed',
  acquired_on: '2026-01-10',
  in_use_on: '2026-01-10',
  cost: '3600.00',
  depreciation: '100.00',
  net: '3500.00',
  state: 'in_use',
  supplier: '',
  note: '',
  currency: null,
  foreign_cost: null,
  invoice_id: null,
  item: null,
  document_id: null,
  spot: null,
  estimates: [],
  postings: [],
  schedule: [],
};
const receipt: DisposalCandidate = {
  kind: 'bank_line',
  entry_id: 'e1',
  line_no: 2,
  record_id: 'b1',
  number: 'BNK-0007',
  date: '2026-04-12',
  party: 'Laptop buyer',
  description: 'TRANSFER',
  account: '4000',
  amount: '3000.00',
};
const onClose = vi.fn();

beforeEach(() => {
  localStorage.setItem('companyId', 'c1');
  onClose.mockClear();
});

/** The form; the bank has `lines`, and the server answers a disposal as `dispose` says. */
async function open(lines: readonly DisposalCandidate[], dispose: () => unknown = () => laptop) {
  const calls = serve(
    routes({
      'POST /api/company/c1/fixed-asset/a1/disposal': dispose,
      'GET /api/company/c1/fixed-asset/a1/disposal-candidate': () => lines,
      'GET /api/*': () => null,
    }),
  );
  const client = quietClient();
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ChangeForm asset={laptop} change="dispose" onClose={onClose} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await quiet(client);
  const choose = async (label: string, name: string | RegExp) => {
    acted(() => fireEvent.mouseDown(screen.getByLabelText(label)));
    acted(() => fireEvent.click(screen.getByTitle(name)));
    await quiet(client);
  };
  const send = async () => {
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await quiet(client);
  };
  const sent = () => calls.filter(({ name }) => name.endsWith('/disposal')).map(({ body }) => body);
  return { choose, send, sent };
}

describe('the form of a disposal', () => {
  it('scraps an asset unless a person says where the proceeds are', async () => {
    const form = await open([]);
    expect(screen.queryByLabelText('field.proceeds')).toBeNull();
    await form.send();
    expect(form.sent()).toMatchObject([{ proceeds: '0', proceeds_account: null, source: null }]);
  });

  it('takes amount, account and day from the chosen line, and keeps it when the server refuses', async () => {
    const form = await open([receipt], () => {
      throw new Refusal(400, 'validation_failed', { errors: { source: ['The line is taken.'] } });
    });
    await form.choose('disposal.way', 'disposal.ways.bank_line');
    await form.send();
    expect(form.sent()).toEqual([]);
    await form.choose('disposal.line.bank_line', /BNK-0007/);
    const proceeds = screen.getByLabelText<HTMLInputElement>('field.proceeds');
    expect([proceeds.value, proceeds.readOnly]).toEqual(['3,000.00', true]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/journal-entry/e1');
    await form.send();
    const source = { kind: 'bank_line', entry_id: 'e1', line_no: 2 };
    expect(form.sent()).toMatchObject([{ date: '2026-04-12', proceeds: '3000.00', proceeds_account: '4000', source }]);
    expect(screen.getByText('The line is taken.')).toBeTruthy();
    expect(proceeds.value).toBe('3,000.00');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says what to do where no line matches', async () => {
    const form = await open([]);
    await form.choose('disposal.way', 'disposal.ways.invoice_line');
    acted(() => fireEvent.mouseDown(screen.getByLabelText('disposal.line.invoice_line')));
    expect(screen.getByText('disposal.none.invoice_line')).toBeTruthy();
  });
});
