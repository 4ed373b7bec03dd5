import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../apps/server/src/config.ts';
import { createMailer, type Mail } from '../../apps/server/src/platform/mail/index.ts';

const BREAKS = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\r\n\r\n', '\u0000', '%0d%0a'];
const FORGED = 'Bcc: everybody@example.com';

/** Every mail of the application goes through the one mailer: whatever a person typed into any part of it. */
async function headsOf(mail: Mail): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'folio-mail-'));
  try {
    await createMailer(readConfig({ FOLIO_DATA: folder }, folder), () => new Date(0)).send(mail);
    const outbox = join(folder, 'outbox');
    const name = readdirSync(outbox).find((one) => one.endsWith('.eml')) ?? '';
    const source = readFileSync(join(outbox, name), 'utf8');
    return (source.split('\r\n\r\n')[0] ?? '').split('\r\n').filter((line) => !/^\s/.test(line));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const plain: Mail = { to: 'one@example.com', subject: 'Subject', text: 'Words' };

describe.each(BREAKS.map((sign) => [JSON.stringify(sign), `x${sign}${FORGED}`] as const))(
  'a head with %s in it',
  (_, hostile) => {
    it('begins no other head, wherever it was typed', async () => {
      const heads = await headsOf({
        ...plain,
        subject: hostile,
        fromName: hostile,
        messageId: `<${hostile}@example.com>`,
        files: [{ name: `${hostile}.pdf`, bytes: new Uint8Array([1]), type: 'application/pdf' }],
      });
      expect(heads.filter((head) => /^bcc:/i.test(head))).toEqual([]);
      expect(heads.filter((head) => /^(to|subject|from|message-id):/i.test(head))).toHaveLength(4);
    });

    it.each(['to', 'cc', 'replyTo'] as const)('is no address in %s', async (field) => {
      const address = `one@example.com${hostile}`;
      const mail: Mail = { ...plain, [field]: field === 'replyTo' ? address : [address] };
      await expect(headsOf(mail)).rejects.toThrow(TypeError);
    });
  },
);
