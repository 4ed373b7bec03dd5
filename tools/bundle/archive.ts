import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/**
 * Writes a folder as `.tar.gz` with GNU tar. The bytes depend only on the files: names are sorted, and owner, time and rights are the
 * same for everyone. Answers a line with its size and SHA-256.
 */
export async function writeArchive(folder: string, archive: string, timeS: number): Promise<string> {
  const args = [
    '--sort=name',
    '--format=gnu',
    `--mtime=@${timeS}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
    '-C',
    dirname(folder),
    '-cf',
    '-',
    basename(folder),
  ];
  const tar = spawn('tar', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((done, fail) => tar.once('exit', done).once('error', fail));
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(tar.stdout, createGzip({ level: 9 }), counted, createWriteStream(archive));
  const code = await ended;
  if (code !== 0) throw new Error(`tar ended with ${code}`);
  return `${archive}\n${(bytes / 1e6).toFixed(1)} MB, SHA-256 ${hash.digest('hex')}`;
}
