import { readFileSync } from 'node:fs';
import { hamming } from '@folio/documents';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadGrey } from './load-image.ts';
import { pictureHash } from './picture-hash.ts';

const SAMPLES = new URL('../../../../../../packages/documents/samples/', import.meta.url);

function sample(path: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(path, SAMPLES)));
}

async function hashOf(bytes: Uint8Array): Promise<string> {
  return pictureHash(await loadGrey(bytes));
}

describe('pictureHash', () => {
  it('is sixteen hexadecimal digits, and the same for the same picture', async () => {
    const bytes = sample('receipt/syn-i5-restaurant-2.jpg');
    expect(await hashOf(bytes)).toMatch(/^[0-9a-f]{16}$/u);
    expect(await hashOf(bytes)).toBe(await hashOf(bytes));
  });

  it('hardly changes with size, light, noise and sharpness', async () => {
    const bytes = sample('receipt/syn-i5-restaurant-2.jpg');
    const worse = await sharp(bytes).resize({ width: 330 }).blur(1.2).linear(0.8, 10).jpeg({ quality: 40 }).toBuffer();
    expect(hamming(await hashOf(bytes), await hashOf(new Uint8Array(worse)))).toBeLessThanOrEqual(8);
  });

  it('differs between documents', async () => {
    const invoice = await hashOf(sample('invoice/syn-i3-modern-deposit-3.jpg'));
    const statement = await hashOf(sample('bank-statement/syn-d6-union-merchant-3.jpg'));
    const receipt = await hashOf(sample('receipt/syn-i5-restaurant-2.jpg'));
    expect(hamming(invoice, statement)).toBeGreaterThan(12);
    expect(hamming(invoice, receipt)).toBeGreaterThan(12);
  });
});
