/**
 * The program that is in every packet. It runs with Node alone and fails on any change. `faultsOf` is exported for tests;
 * run directly, it checks the folder it is in.
 */
export const CHECKER = `// Checks a close packet of Folio: node check.mjs [SHA-256 of manifest.json, as Folio's audit trail keeps it]
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const sha256 = (content) => createHash('sha256').update(content).digest('hex');
const UNLISTED = ['manifest.json', 'manifest.sha256'];

/** The faults of the packet in a folder; empty if it is as Folio made it. */
export function faultsOf(folder, expected) {
  const faults = [];
  const read = (path) => {
    try {
      return readFileSync(join(folder, path));
    } catch {
      faults.push(path + ': is missing or cannot be read');
      return null;
    }
  };
  const bytes = read('manifest.json');
  const noted = read('manifest.sha256');
  if (bytes === null || noted === null) return faults;
  const hash = sha256(bytes);
  if (!noted.equals(Buffer.from(hash + '\\n'))) faults.push('manifest.json: differs from manifest.sha256');
  if (expected !== undefined && expected !== hash) faults.push('manifest.json: is not the one Folio made, found ' + hash);
  let manifest;
  try {
    manifest = JSON.parse(bytes.toString('utf8'));
    if (!Array.isArray(manifest.files)) throw new Error();
  } catch {
    return [...faults, 'manifest.json: cannot be understood'];
  }
  const listed = new Set(UNLISTED);
  for (const { path, bytes: size, sha256: listedHash } of manifest.files) {
    listed.add(path);
    const content = read(path);
    if (content === null) continue;
    if (content.length !== size || sha256(content) !== listedHash) faults.push(path + ': was changed');
  }
  for (const path of pathsIn(folder)) if (!listed.has(path)) faults.push(path + ': is not part of the packet');
  if (faults.length === 0) faults.push(...signOffFaults(read('data/sign-offs.json')), ...chainFaults(read('journal.ndjson'), manifest.journal));
  return faults;
}

function pathsIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function signOffFaults(content) {
  const signOffs = JSON.parse(content.toString('utf8'));
  return signOffs
    .filter((one) => sha256(one.content) !== one.hash)
    .map((one) => 'data/sign-offs.json: the sign-off of account ' + one.account_code + ' does not match its text');
}

/** Each entry follows from the one before it, and the last one has the hash of the manifest. */
function chainFaults(content, journal) {
  const faults = [];
  let before = { number: 0, hash: '' };
  for (const line of content.toString('utf8').split('\\n')) {
    if (line === '') continue;
    const link = JSON.parse(line);
    const follows = link.number === before.number + 1 && link.previous_hash === before.hash;
    const holds = link.text === null || sha256(link.previous_hash + '\\n' + link.text) === link.hash;
    if (!follows || !holds) faults.push('journal.ndjson: the chain breaks at entry ' + link.number);
    before = link;
  }
  if (before.hash !== journal.last_hash) faults.push('journal.ndjson: does not end with the last entry');
  return faults;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = faultsOf(dirname(fileURLToPath(import.meta.url)), process.argv[2]);
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'The packet is unchanged. 檔案冊沒有改動。' : 'The packet was changed. 檔案冊已被改動。');
  process.exitCode = faults.length === 0 ? 0 : 1;
}
`;
