import type { Turn, Word } from '@folio/documents';
import type { PdfErrorCode } from './pdf-error.ts';

/** A page's text layer. Sizes and boxes are those of the page turned so that its text runs from left to right. */
export interface PdfPageText {
  readonly widthPt: number;
  readonly heightPt: number;
  readonly words: readonly Word[];
  /** How far the page, as it is drawn, is turned for that. */
  readonly turn: Turn;
  /** The characters of a line follow one another from right to left: the page is seen from behind. */
  readonly backwards: boolean;
  /** The page draws nothing at all. */
  readonly blank: boolean;
  /** The share of the page that its largest picture covers. */
  readonly pictureShare: number;
  /** The text is invisible: somebody's recognition of a scan. */
  readonly hiddenText: boolean;
  /** The page holds text and nothing else: however little it is, it is all there is. */
  readonly onlyText: boolean;
}

/** The size of a page as it is drawn, in points. */
export interface PdfPageSize {
  readonly widthPt: number;
  readonly heightPt: number;
}

/** Pixels of a drawn page: one byte a pixel (grey) or four (RGBA). */
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

/** `worn`: the engine failed in a way it may not recover from, or holds too much memory; it is given nothing more. */
export type PdfReply =
  | { readonly id: number; readonly worn: boolean; readonly ok: true; readonly answer: PdfAnswers[keyof PdfAnswers] }
  | { readonly id: number; readonly worn: boolean; readonly ok: false; readonly code: PdfErrorCode };
