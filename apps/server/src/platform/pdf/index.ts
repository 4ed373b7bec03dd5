export type { PdfPageText } from './messages.ts';
export type { PdfDocument } from './pdf-engine.ts';
export { PdfEngine } from './pdf-engine.ts';
export { PdfError } from './pdf-error.ts';
export { textLayerWorth } from './text-layer.ts';
