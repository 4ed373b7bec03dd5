import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PutObjectCommandInput, PutObjectCommandOutput } from '@aws-sdk/client-s3';
import type { BuildMiddleware } from '@smithy/types';
import type { ObjectStoreConfig } from '../../config.ts';
import type { SpaceGuard } from '../free-space/index.ts';
import { FileMissing, StorageAway } from './port.ts';
import type { Shelf, Shelved } from './shelf.ts';

/** Larger files are sent in parts of this size, two at a time. Not less than 5 MiB, by the rules of S3. */
export const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** Each request is tried three times at most: a store that refuses connections is given up after less than a second. */
const TRIES = 3;
const TIME_LIMITS = {
  connectionTimeout: 3000,
  /** Without a byte. */
  socketTimeout: 10_000,
  /** Until the store answers. */
  requestTimeout: 60_000,
  throwOnRequestTimeout: true,
};
const CHECK_MS = 2000;

/** An S3-compatible object store. Does not connect: a store that is away is reported by the calls. */
export async function objectShelf(config: ObjectStoreConfig, space: SpaceGuard): Promise<Shelf> {
  // The client costs start time and memory, so it is loaded only where it is used.
  const [s3, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const client = new s3.S3Client({
    region: config.region,
    forcePathStyle: config.pathStyle,
    maxAttempts: TRIES,
    requestHandler: TIME_LIMITS,
    // Folio states a SHA-256 where it sends a file and compares it where it reads one. Other checksums are not known to every store.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(config.url === null ? {} : { endpoint: config.url }),
    ...(config.credentials === null ? {} : { credentials: config.credentials }),
  });
  const at = (name: string) => ({ Bucket: config.bucket, Key: `${config.prefix}${name}` });
  const get = async (name: string) => {
    const { Body } = await client.send(new s3.GetObjectCommand(at(name)));
    if (!(Body instanceof Readable)) throw new Error('an object has no content');
    return Body;
  };
  const encryption = encryptionOf(config);
  const put = (name: string, more: Partial<PutObjectCommandInput>) => ({ ...at(name), ...encryption, ...more });
  return {
    take: async (name, path, { sha256, sizeBytes }) => {
      if (sizeBytes <= PART_BYTES) {
        const whole = { Body: await readFile(path), ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64') };
        const command = new s3.PutObjectCommand(put(name, whole));
        command.middlewareStack.add(stating(sha256), { step: 'build' });
        await reached(name, () => client.send(command));
      } else {
        const parts = put(name, { Body: createReadStream(path), ChecksumAlgorithm: 'SHA256' });
        const upload = new Upload({ client, params: parts, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE });
        await reached(name, () => upload.done());
      }
      await rm(path, { force: true });
    },
    write: async (name, bytes) => {
      const whole = { Body: bytes, ChecksumAlgorithm: 'SHA256' } as const;
      await reached(name, () => client.send(new s3.PutObjectCommand(put(name, whole))));
    },
    read: (name) =>
      reached(name, async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of await get(name)) chunks.push(chunk);
        return Buffer.concat(chunks);
      }),
    local: async (name, temporary) => {
      const body = await reached(name, () => get(name));
      await pipeline(body, watched(name, space), createWriteStream(temporary, { flags: 'wx' }));
      return temporary;
    },
    has: (name) =>
      reached(name, () => client.send(new s3.HeadObjectCommand(at(name)))).then(
        () => true,
        (error: unknown) => {
          if (error instanceof FileMissing) return false;
          throw error;
        },
      ),
    remove: async (name) => {
      await reached(name, () => client.send(new s3.DeleteObjectCommand(at(name))));
    },
    list: async function* (prefix): AsyncGenerator<Shelved> {
      let next: string | undefined;
      do {
        const asked = { Bucket: config.bucket, Prefix: `${config.prefix}${prefix}`, ContinuationToken: next };
        const page = await reached(prefix, () => client.send(new s3.ListObjectsV2Command(asked)));
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
          yield { name: Key.slice(config.prefix.length), sizeBytes: Size, at: LastModified };
        next = page.NextContinuationToken;
      } while (next !== undefined);
    },
    check: async () => {
      // Listing needs no right that Folio does not need anyway.
      const one = new s3.ListObjectsV2Command({ Bucket: config.bucket, Prefix: config.prefix, MaxKeys: 1 });
      await reached('', () => client.send(one, { abortSignal: AbortSignal.timeout(CHECK_MS) }));
    },
  };
}

/**
 * States the SHA-256 of the arrived file as that of the request. Every store compares it with what it received, also one that
 * does not know checksums of objects; the client would state the hash of what it read from the disk.
 */
function stating(sha256: string): BuildMiddleware<PutObjectCommandInput, PutObjectCommandOutput> {
  return (next) => (args) => {
    if (hasHeaders(args.request)) args.request.headers['x-amz-content-sha256'] = sha256;
    return next(args);
  };
}

function hasHeaders(request: unknown): request is { headers: Record<string, string> } {
  return typeof request === 'object' && request !== null && 'headers' in request;
}

function encryptionOf({ encryption }: ObjectStoreConfig): Partial<PutObjectCommandInput> {
  if (encryption === null) return {};
  const { algorithm, kmsKey } = encryption;
  return { ServerSideEncryption: algorithm, ...(kmsKey === null ? {} : { SSEKMSKeyId: kmsKey }) };
}

/** Bytes of an object on their way to the disk of this machine; what fails before the disk is the store. */
function watched(name: string, space: SpaceGuard) {
  const noteWritten = space.noteWritten();
  return async function* (body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let sizeBytes = 0;
    const chunks = body[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await reached(name, () => chunks.next());
      if (done) return;
      sizeBytes += value.length;
      await noteWritten(sizeBytes);
      yield value;
    }
  };
}

/** Names of the client's errors about an object that is not there. */
const missing = new Set(['NoSuchKey', 'NotFound']);

/** Asks the store. Throws `FileMissing`, or `StorageAway` with the reason; a message of the store may name keys and is left out. */
async function reached<T>(name: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (missing.has(error.name)) throw new FileMissing(name);
    throw new StorageAway(`the object store failed: ${reasonOf(error)}`);
  }
}

/** `ECONNREFUSED` of a connection, `SlowDown` or `AccessDenied` of an answer. */
function reasonOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.name;
}
