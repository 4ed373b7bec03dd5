import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('input kept in this browser', () => {
  it('is there again under its name, until it is dropped', () => {
    keepDraft('a', { text: '陳', amount: null });
    keepDraft('b', [1]);
    expect([readDraft('a'), readDraft('b')]).toEqual([{ text: '陳', amount: null }, [1]]);
    dropDraft('a');
    expect([readDraft('a'), readDraft('b')]).toEqual([null, [1]]);
  });

  it('that cannot be read is ignored', () => {
    localStorage.setItem('folio.draft.a', '{"text":');
    expect(readDraft('a')).toBeNull();
  });

  it('does not stop the form if the storage is full', () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { setItem });
    keepDraft('a', 'typed');
    vi.unstubAllGlobals();
    expect(warning).toHaveBeenCalledTimes(1);
  });
});
