import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Character } from './characters.ts';
import type { EngineMemory } from './engine-memory.ts';

/** Device size used only to learn the page's coordinate system (crop box, rotation) precisely. */
const DEVICE_UNITS = 1_000_000;
/** Text at an angle of more than this (radians) from horizontal or vertical is a watermark. */
const MAX_TEXT_ANGLE = 0.2;
/** A line of text is rarely higher than this many times its font's size. */
const MAX_LINE_HEIGHT_EM = 1.7;
const ASCENT_EM = 0.9;
const DESCENT_EM = 0.25;
/** More characters than any real page has: a file made to keep the engine busy. */
const MAX_CHARACTERS = 200_000;

type Point = { readonly x: number; readonly y: number };
type Transform = (x: number, y: number) => Point;

/** The characters of the displayed page, each with the direction of its line. */
export function charactersOf(engine: WrappedPdfiumModule, memory: EngineMemory, page: number): Character[] {
  const text = engine.FPDFText_LoadPage(page);
  const rectangle = memory.allocate(16);
  const scratch = memory.allocate(24);
  try {
    const toFraction = transformOf(engine, memory, page);
    const aspect = engine.FPDF_GetPageHeightF(page) / engine.FPDF_GetPageWidthF(page);
    const characters: Character[] = [];
    const count = Math.min(MAX_CHARACTERS, engine.FPDFText_CountChars(text));
    for (let index = 0; index < count; index++) {
      const codePoint = engine.FPDFText_GetUnicode(text, index);
      const angle = engine.FPDFText_GetCharAngle(text, index);
      if (codePoint === 0 || leans(angle)) continue;
      if (!engine.FPDFText_GetLooseCharBox(text, index, rectangle)) continue;
      const [left = 0, fontTop = 0, right = 0, fontBottom = 0] = memory.floats(rectangle, 4);
      const declared = { top: fontTop, bottom: fontBottom };
      const isLevel = Math.abs(Math.sin(angle)) < 0.5;
      const { top, bottom } = isLevel ? lineHeight(engine, memory, text, index, declared, scratch) : declared;
      const box = corners(toFraction, left, top, right, bottom);
      characters.push({ codePoint: validCodePoint(codePoint), ...box, runs: directionOf(toFraction, angle, aspect) });
    }
    return characters;
  } finally {
    memory.free(rectangle);
    memory.free(scratch);
    engine.FPDFText_ClosePage(text);
  }
}

/**
 * The height of a character's line. Some Chinese fonts declare space for several lines above and below; boxes of that
 * height would overlap the neighbouring lines, so an excessive height is replaced by one derived from size and
 * baseline.
 */
function lineHeight(
  engine: WrappedPdfiumModule,
  memory: EngineMemory,
  text: number,
  index: number,
  declared: { top: number; bottom: number },
  scratch: number,
): { top: number; bottom: number } {
  if (!engine.FPDFText_GetMatrix(text, index, scratch)) return declared;
  const [, shear = 0, , scale = 1] = memory.floats(scratch, 4);
  const em = engine.FPDFText_GetFontSize(text, index) * Math.hypot(shear, scale);
  if (em <= 0 || declared.top - declared.bottom <= em * MAX_LINE_HEIGHT_EM) return declared;
  if (!engine.FPDFText_GetCharOrigin(text, index, scratch, scratch + 8)) return declared;
  const [, baseline = 0] = memory.doubles(scratch, 2);
  return { top: baseline + em * ASCENT_EM, bottom: baseline - em * DESCENT_EM };
}

/** The affine map from page coordinates (origin bottom left, unrotated) to fractions of the upright page. */
export function transformOf(engine: WrappedPdfiumModule, memory: EngineMemory, page: number): Transform {
  const device = (x: number, y: number): Point => {
    const pointer = memory.allocate(8);
    engine.FPDF_PageToDevice(page, 0, 0, DEVICE_UNITS, DEVICE_UNITS, 0, x, y, pointer, pointer + 4);
    const view = memory.view(pointer, 8);
    const point = { x: view.getInt32(0, true), y: view.getInt32(4, true) };
    memory.free(pointer);
    return point;
  };
  const origin = device(0, 0);
  const right = device(1000, 0);
  const up = device(0, 1000);
  return (x, y) => ({
    x: (origin.x + ((right.x - origin.x) * x + (up.x - origin.x) * y) / 1000) / DEVICE_UNITS,
    y: (origin.y + ((right.y - origin.y) * x + (up.y - origin.y) * y) / 1000) / DEVICE_UNITS,
  });
}

/** The direction on the displayed page of a line with this angle. */
function directionOf(map: Transform, angle: number, aspect: number): Character['runs'] {
  const from = map(0, 0);
  const to = map(Math.cos(angle), -Math.sin(angle));
  const x = to.x - from.x;
  const y = (to.y - from.y) * aspect;
  if (Math.abs(x) >= Math.abs(y)) return x >= 0 ? 'right' : 'left';
  return y >= 0 ? 'down' : 'up';
}

function leans(angle: number): boolean {
  const turn = Math.abs(angle % (Math.PI / 2));
  return angle > 0 && Math.min(turn, Math.PI / 2 - turn) > MAX_TEXT_ANGLE;
}

function validCodePoint(codePoint: number): number {
  return codePoint > 0x10ffff || (codePoint >= 0xd800 && codePoint <= 0xdfff) ? 0xfffd : codePoint;
}

function corners(map: Transform, left: number, top: number, right: number, bottom: number) {
  const first = map(left, top);
  const second = map(right, bottom);
  return {
    left: Math.min(first.x, second.x),
    top: Math.min(first.y, second.y),
    right: Math.max(first.x, second.x),
    bottom: Math.max(first.y, second.y),
  };
}
