import { crc16, fpsPayload, type PaperTemplate } from '@folio/paper';
import jsqr from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testPaper } from '../../../test/papers.ts';
import { pagePicture, writePaper } from './index.ts';

// The types of the reader say `default` where its module has one function.
const readCode = jsqr as unknown as typeof jsqr.default;

describe('the payment code on a paper', () => {
  it.each<PaperTemplate>(['classic', 'modern', 'compact'])(
    'of the %s template is read off the page as it was meant',
    async (template) => {
      const paper = testPaper({ template });
      const payload = fpsPayload({
        account: { kind: 'email', value: 'accounts.receivable@harbourlantern.example' },
        currency: 'HKD',
        amount: paper.due,
        reference: paper.paymentReference,
        billNumber: paper.number,
        payee: paper.seller.name,
      });
      const { png } = await pagePicture(await writePaper({ ...paper, fpsPayload: payload, mark: 'draft' }), 1);
      const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const read = readCode(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
      expect(read).toBe(payload);
      expect(read.slice(-4)).toBe(crc16(read.slice(0, -4)));
    },
  );
});
