import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The newest mail to an address whose subject or text matches, waited for: some leave a moment after the answer. */
export async function mailed(folder: string, email: string, pattern: RegExp): Promise<RegExpExecArray> {
  const outbox = join(folder, 'outbox');
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    const names = existsSync(outbox) ? readdirSync(outbox).sort().reverse() : [];
    for (const name of names.filter((one) => one.endsWith('.json'))) {
      const mail: { to: string; subject: string; text: string } = JSON.parse(readFileSync(join(outbox, name), 'utf8'));
      const match = mail.to === email ? pattern.exec(`${mail.subject}\n${mail.text}`) : null;
      if (match) return match;
    }
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error(`no mail to ${email} matches ${pattern}`);
}
