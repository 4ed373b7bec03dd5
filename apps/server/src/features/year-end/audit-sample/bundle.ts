import { Readable } from 'node:stream';
import { readInCompany } from '../../../platform/database/transaction.ts';
import type { CompanyWork } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { writeZip, type ZipPart } from '../../../platform/zip/index.ts';
import { fieldChanges, readBooks, sha256, writeAudit } from '../../books/ledger/index.ts';
import { sayIn } from '../../reports/report/index.ts';
import { type BundleFile, filesOf, indexOf, manifestOf } from './bundle-files.ts';
import { openSample } from './read-sample.ts';

/** The most bytes of documents in a bundle: 2 GiB, which every program that reads ZIP files can open. */
const MAX_BUNDLE_BYTES = 2n * 1024n ** 3n;

/**
 * The documents of a sample as a ZIP: each content once, an index of the items, a manifest with the hash of every file, and how
 * to draw the sample again. Documents are streamed from the storage, so memory use does not grow with them. A file that the
 * storage has lost is named in the index. The audit trail keeps the hash of the manifest. Throws `not_found`, and
 * `validation_failed` above 2 GiB.
 */
export async function makeBundle(call: CompanyWork, storage: Storage, id: string): Promise<Readable> {
  const { companyId, now } = call;
  const { shown, documents, company, companyZh } = await readInCompany(call.database, companyId, async (tx) => {
    const { name, nameZh } = await readBooks(tx);
    return { ...(await openSample(tx, id)), company: name, companyZh: nameZh };
  });
  const files = filesOf(shown, documents);
  refuseSize(files);
  const missing = new Set<string>();
  for (const { sha256: hash } of files.values()) if (!(await storage.has(companyId, hash))) missing.add(hash);
  const say = sayIn(call.language);
  const index = indexOf(shown, documents, files, { missing, say });
  const readme = say('sample_readme');
  const kept = [...files.values()].filter(({ sha256: hash }) => !missing.has(hash));
  const manifest = manifestOf(shown, {
    made: now,
    company: { id: companyId, name: company, name_zh: companyZh },
    files: [textFile('README.txt', readme), textFile('index.csv', index), ...kept],
  });
  const hash = sha256(manifest);
  await call.transaction((tx) =>
    writeAudit(tx, {
      userId: call.userId,
      at: now,
      action: 'audit_sample_bundled',
      subjectType: 'audit_sample',
      subjectId: id,
      change: fieldChanges(null, { files: String(kept.length), hash }),
    }),
  );
  const text = (path: string, content: string): ZipPart => ({
    path,
    open: () => Readable.from([Buffer.from(content)]),
    compress: true,
  });
  const parts = kept.map(
    ({ path, sha256: content }): ZipPart => ({
      path,
      open: () => storage.stream(companyId, content),
      compress: false,
    }),
  );
  const texts = [
    text('README.txt', readme),
    text('index.csv', index),
    text('manifest.json', manifest),
    text('manifest.sha256', `${hash}\n`),
  ];
  return writeZip([...texts, ...parts], now);
}

function textFile(path: string, content: string): BundleFile {
  return { path, bytes: BigInt(Buffer.byteLength(content)), sha256: sha256(content) };
}

function refuseSize(files: ReadonlyMap<string, BundleFile>): void {
  const bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0n);
  if (bytes <= MAX_BUNDLE_BYTES) return;
  const inMegabytes = (of: bigint) => String(of / 1024n ** 2n);
  throw new DomainError('validation_failed', {
    word: 'sample_bundle_too_large',
    values: { found: inMegabytes(bytes), max: inMegabytes(MAX_BUNDLE_BYTES) },
  });
}
