import { describe, expect, it } from 'vitest';
import { mostPictureMegabytes, pictureFault } from './crop-picture.ts';

describe('a chosen picture', () => {
  const most = mostPictureMegabytes * 1024 * 1024;
  it.each([
    ['image/png', 10, null],
    ['image/jpeg', most, null],
    ['image/webp', most + 1, 'size'],
    ['image/jpeg', 0, 'empty'],
    ['image/svg+xml', 10, 'type'],
    ['image/heic', 10, 'type'],
    ['text/html', 10, 'type'],
    ['', 10, 'type'],
  ] as const)('%s of %i bytes: %s', (type, size, fault) => {
    expect(pictureFault({ type, size })).toBe(fault);
  });
});
