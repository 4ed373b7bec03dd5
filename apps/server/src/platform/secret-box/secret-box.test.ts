import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecretBox, openSecretBox, parseKey, SecretBoxError } from './index.ts';

const key = Buffer.alloc(32, 7);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-secret-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the box', () => {
  const box = createSecretBox(key);
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'hoiyan');

  it('gives back what was put in, and looks different each time', () => {
    expect(box.open(sealed, 'hoiyan')).toBe('JBSWY3DPEHPK3PXP');
    expect(box.seal('JBSWY3DPEHPK3PXP', 'hoiyan').equals(sealed)).toBe(false);
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DP');
  });

  it('opens only for its owner and with its key', () => {
    expect(() => box.open(sealed, 'taiman')).toThrow(SecretBoxError);
    expect(() => createSecretBox(Buffer.alloc(32, 8)).open(sealed, 'hoiyan')).toThrow(SecretBoxError);
  });

  it('opens what the key before it sealed while it is being replaced, and seals only with the new one', () => {
    const newer = Buffer.alloc(32, 8);
    const both = createSecretBox(newer, key);
    expect(both.open(sealed, 'hoiyan')).toBe('JBSWY3DPEHPK3PXP');
    expect(() => both.open(sealed, 'taiman')).toThrow(SecretBoxError);
    const again = both.seal('JBSWY3DPEHPK3PXP', 'hoiyan');
    expect(createSecretBox(newer).open(again, 'hoiyan')).toBe('JBSWY3DPEHPK3PXP');
    expect(() => box.open(again, 'hoiyan')).toThrow(SecretBoxError);
  });

  it.each([0, 1, 13, 29, -1])('opens no more when its byte %i was changed', (at) => {
    const changed = Buffer.from(sealed);
    const place = at < 0 ? changed.length + at : at;
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => box.open(changed, 'hoiyan')).toThrow(SecretBoxError);
  });

  it('is nothing without its parts', () => {
    expect(() => box.open(sealed.subarray(0, 20), 'hoiyan')).toThrow(SecretBoxError);
  });
});

describe('the key', () => {
  it.each([key.toString('base64'), key.toString('base64url'), key.toString('hex')])('is read from %s', (text) => {
    expect(parseKey(text).equals(key)).toBe(true);
  });

  it.each(['', 'short', 'z'.repeat(64), `${key.toString('base64')}AA`])('is not "%s"', (text) => {
    expect(() => parseKey(text)).toThrow(SecretBoxError);
  });

  it('is made once in the data folder, for its owner alone', async () => {
    const boxes = await Promise.all([1, 2].map(() => openSecretBox(null, { folder, embedded: true })));
    const [first, second] = boxes;
    expect(second?.open(first?.seal('x', 'a') ?? Buffer.alloc(0), 'a')).toBe('x');
    const path = join(folder, 'secret.key');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const text = readFileSync(path, 'utf8');
    await openSecretBox(null, { folder, embedded: true });
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('is never guessed: a damaged file stops the start, a database elsewhere has none', async () => {
    writeFileSync(join(folder, 'secret.key'), 'half');
    await expect(openSecretBox(null, { folder, embedded: true })).rejects.toThrow(SecretBoxError);
    expect(await openSecretBox(null, { folder, embedded: false })).toBeNull();
    expect(await openSecretBox(key, { folder, embedded: false })).not.toBeNull();
  });
});
