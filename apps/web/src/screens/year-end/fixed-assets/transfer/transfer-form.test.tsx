import type { AssetClass, FixedAsset } from '@folio/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal, routes, serve } from '../../../../../test/fake-server.ts';
import { quiet } from '../../../../../test/quiet.ts';
import { acted, quietClient } from '../../../../../test/render.tsx';
import { ChangeForm } from '../change-form.tsx';

const computers: AssetClass = {
  id: 'k',
  name: 'Computers',
  name_zh: '',
  cost_account: '1510',
  depreciation_account: '1511',
  expense_account: '6500',
  disposal_account: '7120',
  method: 'straight_line',
  convention: 'full_month',
  life_months: 36,
  rate_basis_points: null,
  tax_class: 'prescribed',
  version: 1,
  assets: 1,
};
const machines: AssetClass = { ...computers, id: 'm', name: 'Machines', life_months: 48, tax_class: 'pool_30' };
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
const onClose = vi.fn();

beforeEach(() => {
  localStorage.setItem('companyId', 'c1');
  onClose.mockClear();
});

/** The form, and a server that answers a transfer as `transfer` says. */
async function open(classes: readonly AssetClass[], transfer: () => unknown = () => laptop) {
  const calls = serve(
    routes({
      'POST /api/company/c1/fixed-asset/a1/transfer': transfer,
      'GET /api/company/c1/asset-class': () => classes,
      'GET /api/*': () => null,
    }),
  );
  const client = quietClient();
  render(
    <QueryClientProvider client={client}>
      <ChangeForm asset={laptop} change="transfer" onClose={onClose} />
    </QueryClientProvider>,
  );
  await quiet(client);
  const send = async () => {
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await quiet(client);
  };
  const choose = (name: string) => {
    acted(() => fireEvent.mouseDown(screen.getByLabelText('transfer.class')));
    acted(() => fireEvent.click(screen.getByTitle(name)));
  };
  const sent = () => calls.filter(({ name }) => name.endsWith('/transfer')).map(({ body }) => body);
  return { send, choose, sent };
}

describe('the form of a transfer', () => {
  it('offers the other classes, and leaves life, method and tax class unless a person changes them', async () => {
    const form = await open([computers, machines]);
    acted(() => fireEvent.mouseDown(screen.getByLabelText('transfer.class')));
    expect(screen.queryByTitle('Computers')).toBeNull();
    acted(() => fireEvent.click(screen.getByTitle('Machines')));
    expect(screen.queryByLabelText('field.life_months')).toBeNull();
    await form.send();
    expect(form.sent()).toMatchObject([{ class_id: 'm', tax_class: null, estimate: null }]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('proposes the life that the new class usually has', async () => {
    const form = await open([computers, machines]);
    form.choose('Machines');
    acted(() => fireEvent.click(screen.getByRole('checkbox')));
    expect(screen.getByLabelText<HTMLInputElement>('field.life_months').value).toBe('48');
    await form.send();
    expect(form.sent()).toMatchObject([{ estimate: { life_months: 48, method: 'straight_line', residual: '0' } }]);
  });

  it('says why the day does not fit, and keeps what was typed', async () => {
    const form = await open([computers, machines], () => {
      throw new Refusal(400, 'validation_failed', { errors: { date: ['The month is charged.'] } });
    });
    form.choose('Machines');
    await form.send();
    expect(screen.getByText('The month is charged.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await form.send();
    expect(form.sent()).toHaveLength(2);
  });

  it('says what to do where there is no other class', async () => {
    await open([computers]);
    expect(screen.getByText('transfer.noClass')).toBeTruthy();
  });
});
