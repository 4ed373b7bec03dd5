import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './packages.ts';

/** The commit that is bundled, and its time in seconds since 1970: the same for everyone who bundles it. */
export function sourceOf(root: string): { commit: string; timeS: number } {
  const ask = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    const changed = ask('status', '--porcelain', '--untracked-files=no') !== '';
    return {
      commit: `${ask('rev-parse', 'HEAD')}${changed ? ' with changes' : ''}`,
      timeS: Number(ask('log', '-1', '--format=%ct')),
    };
  } catch {
    // The sources of an archive have no history.
    return { commit: 'unknown', timeS: 0 };
  }
}

/** The SHA-256 of each file, in the format of `sha256sum --check`. */
export function sumsOf(folder: string, files: readonly string[]): string {
  return files
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex')}  ${file}\n`,
    )
    .join('');
}

const WORTH_NAMING_BYTES = 1_000_000;

/** How large the bundle is, and what takes the most. */
export function describeSize(folder: string): string {
  const parts = new Map<string, number>();
  let total = 0;
  for (const file of filesIn(folder)) {
    const bytes = statSync(join(folder, file)).size;
    total += bytes;
    const part = partOf(file);
    parts.set(part, (parts.get(part) ?? 0) + bytes);
  }
  const large = [...parts].filter(([, bytes]) => bytes >= WORTH_NAMING_BYTES).sort(([, a], [, b]) => b - a);
  const rest = total - large.reduce((sum, [, bytes]) => sum + bytes, 0);
  const lines = [...large, ['everything else', rest] as const, ['in all', total] as const];
  return [folder, ...lines.map(([part, bytes]) => `${megabytes(bytes)}  ${part}`)].join('\n');
}

/** The first two names of a path, or of a package's scope and name. */
function partOf(file: string): string {
  const names = file.split('/');
  if (names[0] === 'node_modules') return names.slice(0, names[1]?.startsWith('@') ? 3 : 2).join('/');
  return names.slice(0, names[0] === 'apps' ? 3 : 1).join('/');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1).padStart(7)} MB`;
}
