import { createRequire } from 'node:module';
import type { Content } from 'pdfmake/interfaces.js';

interface CodeNode {
  qr: string;
  eccLevel: 'M';
  fit: number;
}

interface Drawn {
  /** The background first, then a square for each dark dot. */
  readonly _canvas: readonly { readonly x: number; readonly y: number; readonly w: number; readonly h: number }[];
  readonly _width: number;
}

const require = createRequire(import.meta.url);
/**
 * The PDF library's own QR encoder. It is used only to compute the dots, because it would draw each dot separately.
 */
const codes: { default: { measure(node: CodeNode): Drawn } } = require('pdfmake/js/qrEnc.js');

/** The largest number of dots per side of a QR code, so that each dot is at least one unit wide. */
const WIDEST = 177;

/**
 * A payment code as one shape of a given size in points. Squares drawn one by one leave hairlines between them on a
 * screen, and phones then fail to read the code.
 */
export function paymentCode(payload: string, size: number): Content {
  const { _canvas, _width } = codes.default.measure({ qr: payload, eccLevel: 'M', fit: WIDEST });
  const path = _canvas.slice(1).map(({ x, y, w, h }) => `M${x} ${y}h${w}v${h}h-${w}z`);
  const shape = `<path d="${path.join('')}" fill="#000000"/>`;
  return { svg: `<svg viewBox="0 0 ${_width} ${_width}">${shape}</svg>`, width: size };
}
