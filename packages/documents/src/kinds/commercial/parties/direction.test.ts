import { describe, expect, it } from 'vitest';
import type { Field } from '../../../evidence/field.ts';
import type { Party } from '../../../reading.ts';
import { directionOf, type OwnIdentity } from './direction.ts';

function read(value: string): Field<string> {
  return { value, page: 1, box: null, confidence: 0.9, origin: 'read' };
}

function party(name: string | null, more: { address?: string; taxId?: string } = {}): Party {
  return {
    name: name === null ? null : read(name),
    address: more.address === undefined ? null : read(more.address),
    taxId: more.taxId === undefined ? null : read(more.taxId),
  };
}

const OWN: OwnIdentity = {
  names: ['Golden Bauhinia Trading Limited', '金紫荊貿易有限公司'],
  numbers: ['60167195-000-10-22-7'],
  addresses: ['Flat 5, 12/F, Nan Sing Centre, 8 King’s Road, North Point, Hong Kong'],
};
const OTHER = party('Somebody Else Co., Ltd.');

describe('the direction of a document', () => {
  it.each([
    ['the same name', party('Golden Bauhinia Trading Limited'), OTHER, 'sales'],
    ['another legal form', party('GOLDEN BAUHINIA TRADING LTD.'), OTHER, 'sales'],
    ['the Chinese name', OTHER, party('金紫荊貿易有限公司'), 'purchase'],
    ['both names on a line', party('金紫荊貿易有限公司 Golden Bauhinia Trading Ltd'), OTHER, 'sales'],
    ['misread letters', party('Go1den Bauhlnia Tradlng Limited'), OTHER, 'sales'],
    ['a branch in the name', OTHER, party('Golden Bauhinia Trading (Kowloon Branch)'), 'purchase'],
    ['the registration number', party('Unreadable', { taxId: '60167195-000' }), OTHER, 'sales'],
    ['the registration number in a longer text', OTHER, party('??', { taxId: 'BR 60167195' }), 'purchase'],
    [
      'the address',
      OTHER,
      party('Accounts department', { address: "Flat 5, 12/F, Nan Sing Centre, 8 King's Road, North Point" }),
      'purchase',
    ],
    ['nobody known', OTHER, party('A Third Party Limited'), 'purchase'],
    ['both ours', party('Golden Bauhinia Trading Limited'), party('Golden Bauhinia Trading Ltd'), 'sales'],
    [
      'the better likeness',
      party('Golden Bauhinia Tradling Limted'),
      party('Golden Bauhinia Trading Limited'),
      'purchase',
    ],
    ['no issuer', party(null), OTHER, null],
    ['nothing at all', null, null, null],
  ] as const)('by %s', (_, supplier, customer, direction) => {
    expect(directionOf(supplier, customer, OWN)).toBe(direction);
  });

  it('keeps short names of others apart', () => {
    const own = { names: ['Ace Limited'], numbers: [] };
    expect(directionOf(party('Acme Limited'), OTHER, own)).toBe('purchase');
    expect(directionOf(party('ACE LTD'), OTHER, own)).toBe('sales');
  });

  it('is unknown while the company has no name', () => {
    expect(directionOf(OTHER, OTHER, { names: [], numbers: [] })).toBeNull();
  });
});
