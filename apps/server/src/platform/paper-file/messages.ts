import type { PaperArchive, PaperWithImages } from './printed-paper.ts';

export interface PaperRequest {
  readonly id: number;
  readonly paper: PaperWithImages;
  readonly archive: PaperArchive | null;
}

export type PaperReply =
  | { readonly id: number; readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly ok: false; readonly message: string };
