import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encryption of data of any length in pieces of 64 KiB with AES-256-GCM, after the STREAM construction
 * (https://eprint.iacr.org/2015/189): the nonce of a piece is its number and a mark of the last piece. A changed, missing,
 * repeated or moved piece and a cut-off end are all found, and no byte is handed on before its piece was checked.
 *
 * A sealed stream is `FOLIOBK1`, 32 random bytes from which the key of this stream is derived, and the pieces, each with
 * 16 bytes of authentication. No two streams share a key, so the numbers of their pieces may be equal. Every piece but the
 * last is full; the last is empty only if there is nothing else.
 */
export class SealError extends Error {}

export type Bytes = AsyncIterable<Uint8Array>;

export const PIECE_BYTES = 64 * 1024;
const MAGIC = Buffer.from('FOLIOBK1');
const SALT_BYTES = 32;
export const HEAD_BYTES = MAGIC.length + SALT_BYTES;
export const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const LAST = 1;

/** @param root 32 bytes. */
export async function* seal(root: Buffer, bytes: Bytes): AsyncGenerator<Buffer> {
  const head = Buffer.concat([MAGIC, randomBytes(SALT_BYTES)]);
  const key = keyOf(root, head);
  yield head;
  let number = 0n;
  for await (const { piece, isLast } of cut(bytes, PIECE_BYTES, PIECE_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(head);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    number += 1n;
  }
}

/** Throws `SealError` if the stream was sealed with another key, is not complete or was changed. */
export async function* unseal(root: Buffer, bytes: Bytes): AsyncGenerator<Buffer> {
  let stream: { head: Buffer; key: Buffer; number: bigint } | null = null;
  for await (const { piece, isLast } of cut(bytes, HEAD_BYTES, PIECE_BYTES + TAG_BYTES)) {
    if (stream === null) {
      if (isLast || !piece.subarray(0, MAGIC.length).equals(MAGIC)) throw new SealError('not a complete sealed stream');
      stream = { head: piece, key: keyOf(root, piece), number: 0n };
      continue;
    }
    yield openPiece(stream, piece, isLast);
    stream.number += 1n;
  }
}

function openPiece(stream: { head: Buffer; key: Buffer; number: bigint }, piece: Buffer, isLast: boolean): Buffer {
  const textBytes = piece.length - TAG_BYTES;
  if (textBytes < 0 || (textBytes === 0 && stream.number > 0n)) throw new SealError('the stream is cut off');
  const nonce = nonceOf(stream.number, isLast);
  const decipher = createDecipheriv('aes-256-gcm', stream.key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(stream.head).setAuthTag(piece.subarray(textBytes));
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, textBytes)), decipher.final()]);
  } catch {
    throw new SealError('sealed with another key, or changed');
  }
}

function keyOf(root: Buffer, head: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', root, head.subarray(MAGIC.length), 'folio backup stream', 32));
}

/** Eleven bytes of the piece's number, and one that marks the last piece. */
function nonceOf(number: bigint, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeBigUInt64BE(number, 3);
  nonce[NONCE_BYTES - 1] = isLast ? LAST : 0;
  return nonce;
}

/** Cuts bytes into one piece of `first` bytes and others of `size`. The last piece may be shorter, and always exists. */
async function* cut(
  bytes: Bytes,
  first: number,
  size: number,
): AsyncGenerator<{ piece: Buffer; isLast: boolean }, void> {
  let held = Buffer.alloc(0);
  let wanted = first;
  for await (const more of bytes) {
    const all = Buffer.concat([held, more]);
    let at = 0;
    while (all.length - at > wanted) {
      yield { piece: all.subarray(at, at + wanted), isLast: false };
      at += wanted;
      wanted = size;
    }
    held = all.subarray(at);
  }
  yield { piece: held, isLast: true };
}
