import { describe, expect, it } from 'vitest';
import { afterKept } from './use-typed.ts';

const plain = { read: (text: string) => text, write: (text: string) => text };
const after = (value: string, handed: string[], kept: string) =>
  afterKept({ value, kept: '', handed }, { ...plain, kept });

describe('text that is typed while an earlier one is on its way', () => {
  it('stays when the earlier one arrives', () => {
    expect(after('abc', ['ab'], 'ab')).toEqual({ value: 'abc', kept: 'ab', handed: [] });
    expect(after('abcd', ['ab', 'abc'], 'ab')).toEqual({ value: 'abcd', kept: 'ab', handed: ['abc'] });
  });

  it('stays when an earlier text is skipped, because only the last one was shown', () => {
    expect(after('abcd', ['ab', 'abc'], 'abc')).toEqual({ value: 'abcd', kept: 'abc', handed: [] });
  });

  it('gives way to a text from elsewhere, such as the address after Back', () => {
    expect(after('abc', ['ab'], 'other')).toEqual({ value: 'other', kept: 'other', handed: [] });
    expect(after('ab', [], 'ab')).toEqual({ value: 'ab', kept: 'ab', handed: [] });
  });
});
