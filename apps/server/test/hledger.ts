import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..', '..', '..');

function command(): string {
  const found = spawnSync(process.execPath, [join(root, 'tools', 'hledger.mjs')], { encoding: 'utf8' });
  if (found.status !== 0) throw new Error(found.stderr.trim());
  return found.stdout.trim();
}

let hledger: string | null = null;

/** Lets the real hledger read a journal; answers what it printed. Throws what it complains about. */
export function runHledger(journal: string, args: readonly string[]): string {
  hledger ??= command();
  const env = { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };
  const result = spawnSync(hledger, ['-f', '-', ...args], {
    input: journal,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env,
  });
  if (result.status !== 0) throw new Error(`hledger ${args.join(' ')}: ${result.stderr || String(result.error)}`);
  return result.stdout;
}

/** Balances by account name up to and including a day, as `amount currency` texts without separators; zero balances are left out. */
export function hledgerBalances(journal: string, args: readonly string[]): Map<string, string> {
  const rows = runHledger(journal, [
    'balance',
    '--flat',
    '--no-total',
    '--output-format',
    'csv',
    '--layout',
    'bare',
    ...args,
  ]);
  const lines = rows.trim().split('\n').slice(1);
  return new Map(
    lines.map((line) => {
      const cells = [...line.matchAll(/"((?:[^"]|"")*)"/g)].map((match) => match[1] ?? '');
      const [account = '', currency = '', amount = ''] = cells;
      return [account, `${amount} ${currency}`];
    }),
  );
}
