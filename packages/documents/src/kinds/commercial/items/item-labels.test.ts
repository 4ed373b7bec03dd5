import { describe, expect, it } from 'vitest';
import { summaryOf } from './item-labels.ts';

describe('lines that are no items', () => {
  it.each([
    ['Subtotal', 'total'],
    ['Sub-Total (HK$)', 'total'],
    ['Grand Total incl. GST', 'total'],
    ['小計 Subtotal', 'total'],
    ['應繳總額 Total amount payable', 'total'],
    ['Monthly charges subtotal', 'total'],
    ['Rechnungsbetrag', 'total'],
    ['VAT @ 20%', 'tax'],
    ['Sales Tax', 'tax'],
    ['zzgl. 19 % MwSt.', 'tax'],
    ['10% Service charge', 'service'],
    ['加一服務費', 'service'],
    ['Less loyalty discount 5%', 'discount'],
    ['折扣 5%', 'discount'],
    ['Cash', 'payment'],
    ['八達通 Octopus', 'payment'],
    ['Deposit paid', 'payment'],
    ['03 May Deposit paid', 'payment'],
    ['Change', 'payment'],
    ['Carried forward', 'carried'],
    ['承上頁', 'carried'],
    ['Previous balance', 'previous'],
  ])('%s is a %s line', (label, kind) => expect(summaryOf(label)).toBe(kind));

  it.each([
    '',
    'Lamp',
    'Tax return filing',
    'Visa application fee',
    'Cash flow forecast',
    'Cleaning service',
    'Installation service',
    'Totally Spies DVD',
    'Change management workshop',
    'Discounted cash flow model',
    '現場勘察',
    'Payment gateway setup',
    'Delivery charge',
  ])('%s may be an item', (label) => expect(summaryOf(label)).toBeNull());
});
