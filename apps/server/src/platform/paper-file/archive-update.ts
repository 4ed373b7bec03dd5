/*
 * An incremental update of a finished PDF: new objects after its end, and new versions of some existing objects. The
 * PDF library's own bytes are not changed.
 */

interface Trailer {
  readonly size: number;
  readonly root: number;
  readonly id: string;
  readonly xrefAt: number;
}

const ENTRY_BYTES = 20;

function found(text: string, pattern: RegExp): string {
  const match = pattern.exec(text)?.[1];
  if (match === undefined) throw new Error(`the PDF lacks ${pattern.source}`);
  return match;
}

/** Objects are written as text dictionaries, followed by the bytes of a stream if they have one. */
export class PdfUpdate {
  readonly #bytes: Buffer;
  readonly #trailer: Trailer;
  readonly #objects = new Map<number, Buffer>();
  #next: number;

  /** Throws if the file does not have the PDF library's layout: a plain table of objects and one trailer. */
  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes);
    const text = this.#bytes.toString('latin1');
    const trailer = text.slice(text.lastIndexOf('trailer'));
    this.#trailer = {
      size: Number(found(trailer, /\/Size (\d+)/u)),
      root: Number(found(trailer, /\/Root (\d+) 0 R/u)),
      id: found(trailer, /\/ID (\[[^\]]+\])/u),
      xrefAt: Number(found(trailer, /startxref\s+(\d+)/u)),
    };
    this.#next = this.#trailer.size;
  }

  get root(): number {
    return this.#trailer.root;
  }

  /** The dictionary of an object that has no stream. */
  dictionary(number: number): string {
    const table = this.#bytes.toString('latin1', this.#trailer.xrefAt);
    const first = /^xref\s+0 \d+\s+/u.exec(table)?.[0].length;
    if (first === undefined) throw new Error('the PDF has no plain table of objects');
    const at = Number(table.slice(first + number * ENTRY_BYTES, first + number * ENTRY_BYTES + 10));
    return found(this.#bytes.toString('latin1', at), /^\d+ 0 obj\s*(<<.*?>>)\s*endobj/su);
  }

  /** Adds an object and returns its number. */
  add(dictionary: string, stream: Uint8Array | null = null): number {
    const number = this.#next++;
    this.#objects.set(number, object(dictionary, stream));
    return number;
  }

  /** Replaces the dictionary of an object by one with additional entries. */
  extend(number: number, entries: string): void {
    this.#objects.set(number, object(this.dictionary(number).replace(/>>$/u, `${entries}\n>>`), null));
  }

  /** Returns the whole file; `info` is the number of its information dictionary. */
  finish(info: number): Uint8Array {
    const parts = [this.#bytes, Buffer.from('\n')];
    const table: string[] = [];
    let at = this.#bytes.length + 1;
    for (const [number, body] of this.#objects) {
      const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
      table.push(`${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`);
      parts.push(part);
      at += part.length;
    }
    const { root, id, xrefAt } = this.#trailer;
    const trailer = `<<\n/Size ${this.#next}\n/Root ${root} 0 R\n/Info ${info} 0 R\n/ID ${id}\n/Prev ${xrefAt}\n>>`;
    parts.push(Buffer.from(`xref\n${table.join('')}trailer\n${trailer}\nstartxref\n${at}\n%%EOF\n`));
    return new Uint8Array(Buffer.concat(parts));
  }
}

function object(dictionary: string, stream: Uint8Array | null): Buffer {
  if (stream === null) return Buffer.from(dictionary, 'latin1');
  const sized = dictionary.replace(/>>$/u, `/Length ${stream.length}\n>>`);
  return Buffer.concat([Buffer.from(`${sized}\nstream\n`, 'latin1'), stream, Buffer.from('\nendstream')]);
}

/** A text in PDF syntax: UTF-16 with its byte order mark, in hexadecimal. */
export function pdfText(text: string): string {
  const utf16 = Buffer.from(text, 'utf16le').swap16();
  return `<FEFF${utf16.toString('hex').toUpperCase()}>`;
}

/** A time in UTC in PDF syntax. */
export function pdfInstant(at: Date): string {
  return `(D:${at.toISOString().slice(0, 19).replace(/\D/gu, '')}Z)`;
}
