import { describe, expect, it } from 'vitest';
import { isMessageWord } from '../../../messages/index.ts';
import { changesOf } from './present-row.ts';

describe('the changes of an event', () => {
  it.each([
    ['of one value', { from: 'a', to: 'b' }, [['value', 'a', 'b']]],
    ['of fields', { name: { before: 'a', after: 'b' } }, [['name', 'a', 'b']]],
    ['of a record that was added', { name: 'a', note: '' }, [['name', null, 'a']]],
    [
      'of fields that are called from and to',
      { from: { before: null, after: '2025-04-01' }, to: { before: null, after: '2026-03-31' } },
      [
        ['from', null, '2025-04-01'],
        ['to', null, '2026-03-31'],
      ],
    ],
  ])('%s are listed field by field', (_, change, changes) => {
    expect(changesOf(change).map(({ field, before, after }) => [field, before, after])).toEqual(changes);
  });
});

it('the fields of tax, filing, accounts and deadlines have labels in both languages', () => {
  const fields = [
    ...['year', 'file_number', 'entity', 'lower_tier', 'commenced_on', 'adjustment', 'assessable', 'payable', 'amount'],
    ...['hksic', 'language', 'count', 'sha256', 'hash', 'file', 'end', 'version', 'state', 'reason', 'number'],
    ...['form', 'has_employees', 'is_represented', 'expects_loss', 'controllers_changed_on'],
    ...['deadline', 'due_on', 'done_on', 'note'],
  ];
  expect(fields.filter((field) => !isMessageWord(`audit_field_${field}`))).toEqual([]);
});
