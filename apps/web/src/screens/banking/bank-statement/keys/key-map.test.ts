import { expect, it } from 'vitest';
import { commandOf } from './key-map.ts';

it.each([
  ['j', false, { do: 'move', by: 1, extend: false }],
  ['ArrowUp', true, { do: 'move', by: -1, extend: true }],
  ['PageDown', false, { do: 'page', by: 1 }],
  ['End', false, { do: 'last' }],
  ['Enter', false, { do: 'accept' }],
  ['1', false, { do: 'pick', index: 0 }],
  ['9', false, { do: 'pick', index: 8 }],
  ['0', false, null],
  ['S', false, { do: 'panel', panel: 'split' }],
  ['t', false, { do: 'panel', panel: 'transfer' }],
  ['g', false, { do: 'acceptCertain' }],
  ['A', true, { do: 'acceptCertain' }],
  ['a', false, null],
  [' ', false, { do: 'select' }],
  ['z', false, { do: 'undo' }],
  ['/', false, null],
  ['?', true, null],
])('%s, with shift %s', (key, shiftKey, command) => {
  expect(commandOf({ key, shiftKey })).toEqual(command);
});
