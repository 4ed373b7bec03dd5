import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isReady, useKeptDraft, useOnceKey, wrongAddresses } from './mail-draft.ts';

describe('an email', () => {
  it.each([
    ['a@b.hk', true],
    ['first.last+tag@mail.example.com', true],
    ['陳@例子.香港', true],
    ['a@b', false],
    ['a b@c.hk', false],
    ['a@b.hk,c@d.hk', false],
    ['<a@b.hk>', false],
    ['@b.hk', false],
    ['', false],
  ])('to %s has a valid address: %s', (address, isValid) => {
    expect(wrongAddresses([address])).toEqual(isValid ? [] : [address]);
  });

  const mail = { to: ['a@b.hk'], cc: [], subject: 'S', body: 'B' };
  it.each([
    ['complete', {}, true],
    ['without a receiver', { to: [] }, false],
    ['with a wrong copy', { cc: ['x'] }, false],
    ['without a subject', { subject: ' ' }, false],
    ['without a text', { body: '\n' }, false],
  ])('%s may be sent: %s', (_, changes, ready) => {
    expect(isReady({ ...mail, ...changes })).toBe(ready);
  });

  it('that is not sent yet is there again after the dialog was closed, until it is given up', () => {
    const first = renderHook(() => useKeptDraft<{ body: string }>('i1'));
    act(() => first.result.current.keep({ body: 'typed' }));
    first.unmount();
    const again = renderHook(() => useKeptDraft<{ body: string }>('i1'));
    expect(again.result.current.draft).toEqual({ body: 'typed' });
    act(() => again.result.current.drop());
    expect(renderHook(() => useKeptDraft('i1')).result.current.draft).toBeNull();
  });

  it('sent again unchanged has the same key, so that it arrives once; a changed one has another', () => {
    const { result } = renderHook(() => useOnceKey());
    const key = result.current(mail);
    expect(result.current({ ...mail })).toBe(key);
    expect(result.current({ ...mail, body: 'C' })).not.toBe(key);
  });
});
