import type { AssetClass } from '@folio/contract';
import { expect, it } from 'vitest';
import { usualTerms } from '../terms.ts';
import { sentTransfer, startOfTransfer, type TypedTransfer, takeClass } from './transfer-fields.tsx';

const machines: AssetClass = {
  id: 'm',
  name: 'Machines',
  name_zh: '機器',
  cost_account: '1500',
  depreciation_account: '1501',
  expense_account: '6500',
  disposal_account: '7120',
  method: 'reducing_balance',
  convention: 'by_days',
  life_months: 48,
  rate_basis_points: 2550,
  tax_class: 'pool_30',
  version: 1,
  assets: 0,
};
const typed: TypedTransfer = {
  ...usualTerms,
  ...startOfTransfer,
  date: '2026-03-10',
  note: '',
  residual: '',
  ...takeClass(machines),
};

it('a transfer leaves the tax class, life and method, unless a person chose to change them', () => {
  const stays = { date: '2026-03-10', note: '', class_id: 'm', tax_class: null, estimate: null };
  expect(sentTransfer(typed)).toEqual(stays);
  expect(sentTransfer({ ...typed, tax_class: 'pool_30' })).toEqual({ ...stays, tax_class: 'pool_30' });
});

it('a changed estimate begins with what the new class usually has', () => {
  expect(sentTransfer({ ...typed, changes_estimate: true }).estimate).toEqual({
    method: 'reducing_balance',
    convention: 'by_days',
    life_months: 48,
    rate_basis_points: 2550,
    residual: '0',
  });
});
