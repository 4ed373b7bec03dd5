import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { HEAD_BYTES, PIECE_BYTES, SealError, seal, TAG_BYTES, unseal } from './sealed-stream.ts';

const key = Buffer.alloc(32, 7);
const SEALED_PIECE = PIECE_BYTES + TAG_BYTES;

async function* inParts(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const sealed = (bytes: Buffer, part = 50_000) => buffer(Readable.from(seal(key, inParts(bytes, part))));
const opened = (bytes: Buffer, part = 50_000, by = key) => buffer(Readable.from(unseal(by, inParts(bytes, part))));
/** The pieces of a sealed stream, the head first. */
const piecesOf = (bytes: Buffer) => {
  const starts = Array.from(
    { length: Math.ceil((bytes.length - HEAD_BYTES) / SEALED_PIECE) },
    (_, n) => HEAD_BYTES + n * SEALED_PIECE,
  );
  return [bytes.subarray(0, HEAD_BYTES), ...starts.map((at) => bytes.subarray(at, at + SEALED_PIECE))];
};

describe('a sealed stream', () => {
  it.each([0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 3 * PIECE_BYTES, 5_000_000])(
    'gives back %i bytes, in whatever parts they arrive',
    async (length) => {
      const bytes = randomBytes(length);
      for (const part of [length + 1, 9_973]) {
        const whole = await sealed(bytes, part);
        expect((await opened(whole, 70_001)).equals(bytes)).toBe(true);
        const pieces = Math.max(1, Math.ceil(length / PIECE_BYTES));
        expect(whole.length).toBe(HEAD_BYTES + length + pieces * TAG_BYTES);
      }
    },
  );

  it('looks different each time, and does not show its content', async () => {
    const bytes = Buffer.from('Golden Bauhinia Trading Limited');
    const [one, other] = [await sealed(bytes), await sealed(bytes)];
    expect(one.subarray(8).equals(other.subarray(8))).toBe(false);
    expect(one.includes('Bauhinia')).toBe(false);
  });

  it('opens only with its key', async () => {
    await expect(opened(await sealed(randomBytes(100)), 100, Buffer.alloc(32, 8))).rejects.toThrow(SealError);
  });

  it.each([0, 7, 8, HEAD_BYTES - 1, HEAD_BYTES, HEAD_BYTES + SEALED_PIECE - 1, HEAD_BYTES + SEALED_PIECE, -1])(
    'does not open after one bit of byte %i was changed',
    async (at) => {
      const whole = await sealed(randomBytes(2 * PIECE_BYTES));
      const place = at < 0 ? whole.length + at : at;
      whole[place] = (whole[place] ?? 0) ^ 1;
      await expect(opened(whole)).rejects.toThrow(SealError);
    },
  );

  it.each([
    ['nothing', 0],
    ['a part of the head', HEAD_BYTES - 1],
    ['the head', HEAD_BYTES],
    ['less than an authentication', HEAD_BYTES + TAG_BYTES - 1],
    ['one piece of three', HEAD_BYTES + SEALED_PIECE],
    ['two pieces of three', HEAD_BYTES + 2 * SEALED_PIECE],
    ['all but the last byte', -1],
  ])('does not open if only %s remains', async (_, length) => {
    const whole = await sealed(randomBytes(3 * PIECE_BYTES));
    await expect(opened(whole.subarray(0, length < 0 ? whole.length + length : length))).rejects.toThrow(SealError);
  });

  it.each([
    ['exchanged', [0, 2, 1, 3]],
    ['repeated', [0, 1, 1, 2, 3]],
    ['left out', [0, 1, 3]],
    ['added after the last', [0, 1, 2, 3, 3]],
  ])('does not open if pieces were %s', async (_, order) => {
    const pieces = piecesOf(await sealed(randomBytes(3 * PIECE_BYTES)));
    await expect(opened(Buffer.concat(order.map((at) => pieces[at] ?? Buffer.alloc(0))))).rejects.toThrow(SealError);
  });

  it('does not open with a piece of another stream of the same key', async () => {
    const [one, other] = [piecesOf(await sealed(randomBytes(100_000))), piecesOf(await sealed(randomBytes(100_000)))];
    const mixed = [one[0], other[1], one[2]].map((piece) => piece ?? Buffer.alloc(0));
    await expect(opened(Buffer.concat(mixed))).rejects.toThrow(SealError);
  });

  it('hands on nothing of a piece that was changed', async () => {
    const whole = await sealed(randomBytes(2 * PIECE_BYTES));
    const last = whole.length - 1;
    whole[last] = (whole[last] ?? 0) ^ 1;
    const seen: number[] = [];
    const reading = async () => {
      for await (const piece of unseal(key, inParts(whole, 1000))) seen.push(piece.length);
    };
    await expect(reading()).rejects.toThrow(SealError);
    expect(seen).toEqual([PIECE_BYTES]);
  });
});
