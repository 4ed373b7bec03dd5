import type { Word } from '@folio/documents';
import type { PdfErrorCode } from './pdf-error.ts';

/** A page's text layer; `blank` when the page draws nothing at all. */
export interface PdfPageText {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly words: readonly Word[];
  readonly blank: boolean;
}

/** Pixels of a drawn page: one byte a pixel (grey) or four (RGBA). */
export interface PdfBitmap {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 4;
  readonly pixels: Uint8Array;
}

export interface PdfAttachment {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type PdfRequest =
  | { readonly call: 'open'; readonly bytes: Uint8Array }
  | { readonly call: 'text'; readonly document: number; readonly page: number }
  | {
      readonly call: 'render';
      readonly document: number;
      readonly page: number;
      readonly widthPx: number;
      readonly grey: boolean;
    }
  | { readonly call: 'attachments'; readonly document: number }
  | { readonly call: 'close'; readonly document: number };

export interface PdfAnswers {
  readonly open: { readonly document: number; readonly pages: number };
  readonly text: PdfPageText;
  readonly render: PdfBitmap;
  readonly attachments: readonly PdfAttachment[];
  readonly close: null;
}

export type PdfReply =
  | { readonly id: number; readonly ok: true; readonly answer: PdfAnswers[keyof PdfAnswers] }
  | { readonly id: number; readonly ok: false; readonly code: PdfErrorCode };
