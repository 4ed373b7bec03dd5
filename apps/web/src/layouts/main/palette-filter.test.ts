import { describe, expect, it } from 'vitest';
import { filterCommands } from './palette-filter.ts';

const commands = [
  { label: 'Trial Balance', words: 'trial-balance' },
  { label: 'Balance Sheet' },
  { label: 'Bank Statement' },
  { label: '試算表', words: 'trial-balance' },
];
const found = (text: string) => filterCommands(commands, text).map((command) => command.label);

describe('the finder', () => {
  it('offers everything before anything is typed', () => {
    expect(found(' ')).toHaveLength(4);
  });
  it('puts what begins with the text first', () => {
    expect(found('bal')).toEqual(['Balance Sheet', 'Trial Balance', '試算表']);
  });
  it('wants every word', () => {
    expect(found('balance tri')).toEqual(['Trial Balance', '試算表']);
    expect(found('nothing')).toEqual([]);
  });
});
