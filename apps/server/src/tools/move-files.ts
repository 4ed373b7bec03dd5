import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStorage } from '../platform/storage/index.ts';
import { moveFiles } from '../platform/storage/move-files.ts';
import { CommandError, runCommand, UsageError } from './backup-command.ts';

const USAGE = `npm run move-files -- to-store [--remove]    copy all files from FOLIO_DATA to the object store
npm run move-files -- to-folder [--remove]   copy all files from the object store to FOLIO_DATA
--remove   remove each file from its first place after its copy was read`;

/**
 * `npm run move-files -- to-store|to-folder`: copies all uploaded files between the data folder and the object store of the
 * settings. Each copy is read back and compared with its hash. May be repeated. Exit code 1 if it failed or files are
 * damaged, 2 if the command was written wrongly.
 */
await runCommand(async (config) => {
  const { direction, remove } = readArguments();
  if (config.objectStore === null)
    throw new UsageError('FOLIO_S3_BUCKET is empty. Set it and the other FOLIO_S3 settings to your object store.');
  const folder = join(config.folder, 'files');
  const inFolder = await openStorage(folder);
  const inStore = await openStorage(folder, config);
  const [from, to] = direction === 'to-store' ? [inFolder, inStore] : [inStore, inFolder];
  const { copied, there, removed, damaged } = await moveFiles(from, to, { remove });
  console.log(`${copied} files were copied and read back; ${there} were there already.`);
  if (remove) console.log(`${removed} files were removed from their first place.`);
  for (const { companyId, sha256 } of damaged) console.error(`  Company ${companyId}: ${sha256} is damaged`);
  if (damaged.length > 0)
    throw new CommandError(`${damaged.length} files are damaged and were not copied. Restore them from a backup.`);
});

function readArguments(): { direction: 'to-store' | 'to-folder'; remove: boolean } {
  const { values, positionals } = parse();
  const [direction, ...more] = positionals;
  if ((direction !== 'to-store' && direction !== 'to-folder') || more.length > 0) throw new UsageError(USAGE);
  return { direction, remove: values.remove === true };
}

function parse() {
  try {
    return parseArgs({ allowPositionals: true, options: { remove: { type: 'boolean' } } });
  } catch {
    throw new UsageError(USAGE);
  }
}
