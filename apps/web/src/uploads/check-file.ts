import { routeOf } from './data-file.ts';

/** Why a file is rejected before upload; the sentences are under `upload:refused`. */
export type FileProblem = 'bankFile' | 'noImport' | 'name' | 'content' | 'empty' | 'tooLarge';

/** How many of a file's first bytes `checkFile` needs. */
const headLength = 1024;

/**
 * The first bytes of a file, for `checkFile`; none if the browser cannot read it, as for a folder or a file that was
 * deleted after it was chosen.
 */
export async function headOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

const acceptedName = /\.(png|pdf|jpe?g|xml)$/i;

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpg = [0xff, 0xd8, 0xff];

function beginsWith(head: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => head[index] === byte);
}

/** A PDF may have some bytes before its signature; readers search for it in the first 1024 bytes. */
function holdsPdfMark(head: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(head).includes('%PDF-');
}

/** XML begins with an angle bracket; the server decides whether it is an invoice. */
function isXml(head: Uint8Array): boolean {
  return /^\s*</u.test(new TextDecoder().decode(head));
}

/**
 * What the files of a place are for. `documents`: only what a reader of documents takes; `all`: data files too;
 * `allButData`: the same for a user who may not import; `store`: any type of file, stored unchanged.
 */
export type Purpose = 'documents' | 'all' | 'allButData' | 'store';

/**
 * Checks a file's name, size and first bytes before upload. An import checks the content of its data files itself.
 * @returns the problem, or null. The server checks again and decides.
 */
export function checkFile(
  file: { name: string; size: number; head: Uint8Array },
  maxBytes: number | null,
  purpose: Purpose = 'documents',
): FileProblem | null {
  const isData = purpose !== 'store' && routeOf(file.name, file.head) !== 'document';
  if (isData && purpose !== 'all') return purpose === 'documents' ? 'bankFile' : 'noImport';
  if (purpose !== 'store' && !isData && !acceptedName.test(file.name)) return 'name';
  if (file.size === 0) return 'empty';
  if (maxBytes !== null && file.size > maxBytes) return 'tooLarge';
  return purpose === 'store' || isData ? null : problemOfContent(file);
}

function problemOfContent({ name, head }: { name: string; head: Uint8Array }): FileProblem | null {
  if (beginsWith(head, png) || beginsWith(head, jpg) || holdsPdfMark(head)) return null;
  return /\.xml$/i.test(name) && isXml(head) ? null : 'content';
}
