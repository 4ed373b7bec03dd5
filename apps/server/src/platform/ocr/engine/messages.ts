import type { GreyImage, Recognition, RecognitionHints } from './recogniser.ts';

export interface OcrRequest {
  readonly id: number;
  readonly image: GreyImage;
  readonly hints: RecognitionHints;
}

export type OcrReply =
  | { readonly id: number; readonly ok: true; readonly recognition: Recognition }
  | { readonly id: number; readonly ok: false; readonly message: string };
