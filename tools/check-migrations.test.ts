import { expect, it } from 'vitest';
import { faultsOfMigrations } from './check-migrations.mjs';

const landed = { '0001-first': 'aa', '0002-second': 'bb' };

it.each([
  ['as they landed', landed, landed, [landed], []],
  ['a new one, listed', { ...landed, '0003-new': 'cc' }, { ...landed, '0003-new': 'cc' }, [landed], []],
  ['a new one, not listed', { ...landed, '0003-new': 'cc' }, landed, [landed], ['0003-new is not in']],
  ['an edited one', { ...landed, '0002-second': 'xx' }, landed, [landed], ['0002-second was edited']],
  [
    'an edited one, and the list with it',
    { ...landed, '0002-second': 'xx' },
    { ...landed, '0002-second': 'xx' },
    [landed],
    ['another checksum than the one that landed'],
  ],
  ['a removed one', { '0001-first': 'aa' }, landed, [landed], ['0002-second was removed']],
])('migrations %s', (_, checksums, listed, versions, expected) => {
  const faults = faultsOfMigrations(checksums, listed, versions);
  expect(faults).toHaveLength(expected.length);
  for (const [at, part] of expected.entries()) expect(faults[at]).toContain(part);
});
