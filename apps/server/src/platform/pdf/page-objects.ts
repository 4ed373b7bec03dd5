import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { EngineMemory } from './engine-memory.ts';
import { transformOf } from './page-characters.ts';

const TEXT = 1;
const IMAGE = 3;
const FORM = 5;
const INVISIBLE = 3;
const MAX_OBJECTS = 5000;
const MAX_DEPTH = 3;

/** The objects of a page, as far as they show whether its text layer contains everything that is visible. */
export interface PageObjects {
  /** The share of the page that the largest picture covers. */
  readonly pictureShare: number;
  /** Whether most text objects are invisible, as in the text layer of a scan that OCR software made. */
  readonly hiddenText: boolean;
  /** Whether the page has only text and no object that could show more. */
  readonly onlyText: boolean;
}

/** Counts the objects of a page, and those of its forms a few levels deep. */
export function pageObjects(engine: WrappedPdfiumModule, memory: EngineMemory, page: number): PageObjects {
  const map = transformOf(engine, memory, page);
  let pictureShare = 0;
  let texts = 0;
  let hidden = 0;
  let others = 0;
  let left = MAX_OBJECTS;
  const bounds = memory.allocate(16);
  const look = (object: number, depth: number): void => {
    if (left-- <= 0) return;
    const type = engine.FPDFPageObj_GetType(object);
    if (type === FORM && depth < MAX_DEPTH) {
      const count = engine.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count && left > 0; index++)
        look(engine.FPDFFormObj_GetObject(object, index), depth + 1);
    }
    if (type === TEXT) {
      texts++;
      if (engine.FPDFTextObj_GetTextRenderMode(object) === INVISIBLE) hidden++;
    }
    if (type !== TEXT && type !== FORM) others++;
    if (type !== IMAGE || depth > 0) return;
    if (!engine.FPDFPageObj_GetBounds(object, bounds, bounds + 4, bounds + 8, bounds + 12)) return;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = memory.floats(bounds, 4);
    const a = map(x0, y0);
    const b = map(x1, y1);
    pictureShare = Math.max(pictureShare, Math.min(1, Math.abs(b.x - a.x)) * Math.min(1, Math.abs(b.y - a.y)));
  };
  const count = engine.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && left > 0; index++) look(engine.FPDFPage_GetObject(page, index), 0);
  memory.free(bounds);
  return { pictureShare, hiddenText: texts > 0 && hidden > texts / 2, onlyText: texts > 0 && others === 0 && left > 0 };
}
