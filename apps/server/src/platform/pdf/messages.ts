import type { Turn, Word } from '@folio/documents';
import type { PdfErrorCode } from './pdf-error.ts';

/** A page's text layer. Sizes and boxes are those of the page turned so that its text runs from left to right. */
export interface PdfPageText {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly words: readonly Word[];
  /** How far the page has to be turned for that, compared with how it is drawn. */
  readonly turn: Turn;
  /** The characters of a line follow one another from right to left: the page is mirrored. */
  readonly backwards: boolean;
  /** The page draws nothing. */
  readonly blank: boolean;
  /** The share of the page that its largest picture covers. */
  readonly pictureShare: number;
  /** The text is invisible: it comes from OCR of a scan. */
  readonly hiddenText: boolean;
  /** The page has only text, so even a very short text layer is complete. */
  readonly onlyText: boolean;
}

/** The size of a page as it is drawn, in points. */
export interface PdfPageSize {
  readonly widthPt: number;
  readonly heightPt: number;
}

/** Pixels of a drawn page: one byte per pixel (grey) or four (RGBA). */
export interface PdfBitmap {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 4;
  readonly pixels: Uint8Array<ArrayBuffer>;
}

export interface PdfAttachment {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export type PdfRequest =
  | { readonly call: 'open'; readonly bytes: Uint8Array }
  | { readonly call: 'size'; readonly document: number; readonly page: number }
  | { readonly call: 'text'; readonly document: number; readonly page: number }
  | {
      readonly call: 'render';
      readonly document: number;
      readonly page: number;
      readonly widthPx: number;
      readonly grey: boolean;
    }
  | { readonly call: 'unlock'; readonly bytes: Uint8Array; readonly password: string }
  | { readonly call: 'attachments'; readonly document: number }
  | { readonly call: 'close'; readonly document: number };

export interface PdfAnswers {
  readonly open: { readonly document: number; readonly pages: number };
  readonly size: PdfPageSize;
  readonly text: PdfPageText;
  readonly render: PdfBitmap;
  readonly unlock: Uint8Array;
  readonly attachments: readonly PdfAttachment[];
  readonly close: null;
}

/** `worn`: the engine failed and may not recover, or uses too much memory; it gets no more work. */
export type PdfReply =
  | { readonly id: number; readonly worn: boolean; readonly ok: true; readonly answer: PdfAnswers[keyof PdfAnswers] }
  | { readonly id: number; readonly worn: boolean; readonly ok: false; readonly code: PdfErrorCode };
