import { describe, expect, it } from 'vitest';
import { type HeldBecause, maskedAddress, type Receiver, receiverRules, withoutRepeats } from './receivers.ts';

const address = 'ann@x.example';
const known = (over: Partial<Receiver> = {}): Receiver[] => [
  { address, outside: false, unsubscribedAt: null, ...over },
];
const stopped = { unsubscribedAt: new Date(0) };

describe('an address of a schedule', () => {
  it.each<[string, Receiver[], boolean, HeldBecause | null]>([
    ['of a person who reads the books', known(), true, null],
    ['of a person who read them before', known(), false, 'no_access'],
    ['that was confirmed as outside', known({ outside: true }), false, null],
    ['that was outside and is now of a person who reads the books', known({ outside: true }), true, null],
    ['whose owner reads the books and unsubscribed', known(stopped), true, 'unsubscribed'],
    ['whose owner is outside and unsubscribed', known({ outside: true, ...stopped }), false, 'unsubscribed'],
    ['that came with imported books, without access', [], false, 'no_access'],
    ['that came with imported books, with access', [], true, null],
  ])('%s', (_, receivers, isReader, expected) => {
    const { held } = receiverRules(receivers, new Set(isReader ? [address] : []));
    expect(held('Ann@X.example')).toBe(expected);
  });

  it('is kept once, as it was typed first', () => {
    expect(withoutRepeats(['Ann@x.example', 'bo@x.example', 'ann@X.example'])).toEqual([
      'Ann@x.example',
      'bo@x.example',
    ]);
  });

  it.each([
    ['ann@x.example', 'a***@x.example'],
    ['a@x.example', 'a***@x.example'],
    ['a@b@x.example', 'a***@x.example'],
  ])('%s is shown as %s on a page without sign-in', (full, masked) => {
    expect(maskedAddress(full)).toBe(masked);
  });
});
