import { nameKey } from '../kinds/commercial/parties/party-names.ts';
import { linesOf } from '../page/layout.ts';
import type { Page } from '../page/page.ts';
import { type Conventions, conventionsOf } from '../values/conventions.ts';
import { datesIn, isoOf } from '../values/date.ts';
import { learnAnchor, type Taught } from './anchor.ts';
import type { AnchoredField, ConstantField, FieldAnchor, LayoutMemory } from './layout-memory.ts';
import { foreignMarksOf, ownMarksOf } from './supplier-marks.ts';

/** A document a person has corrected. */
export interface Lesson {
  readonly pages: readonly Page[];
  /** The supplier's name as read and as corrected by the person. */
  readonly supplierNames: readonly string[];
  /** The corrected fields only. */
  readonly fields: Readonly<Partial<Record<AnchoredField, Taught>>>;
  readonly constants: Readonly<Partial<Record<ConstantField, string>>>;
  /** Numbers and domains of the reader's own company: they identify no other company. */
  readonly ownNumbers: readonly string[];
}

/** Whether day or month comes first, when a corrected date is on the page and only one order gives it. */
function orderTaught(lines: ReturnType<typeof linesOf>, lesson: Lesson): LayoutMemory['dateOrder'] {
  const wanted = [lesson.fields.issueDate, lesson.fields.dueDate].flatMap((taught) => taught?.value ?? []);
  for (const iso of wanted) {
    const shows = (order: 'dmy' | 'mdy'): boolean =>
      lines.some((line) => datesIn(line.text, order).some((date) => isoOf(date) === iso));
    if (shows('dmy') !== shows('mdy')) return shows('dmy') ? 'dmy' : 'mdy';
  }
  return null;
}

/** Learns a supplier's layout from the corrections of one document. Fields that are not on the pages teach nothing. */
export function learnLayout(lesson: Lesson): LayoutMemory {
  const lines = lesson.pages.flatMap(linesOf);
  const numbers = lesson.pages.map((page) => page.number);
  const dateOrder = orderTaught(lines, lesson);
  const told = conventionsOf(lines);
  const conventions: Conventions = dateOrder === null ? told : { ...told, dateOrder };
  const anchors = Object.entries(lesson.fields).flatMap(([field, taught]): FieldAnchor[] => {
    const anchor = learnAnchor(lines, numbers, field as AnchoredField, taught, conventions);
    return anchor === null ? [] : [anchor];
  });
  return {
    names: [...new Set(lesson.supplierNames.filter((name) => nameKey(name) !== ''))],
    marks: foreignMarksOf(lines, ownMarksOf(lesson.ownNumbers)),
    anchors,
    constants: lesson.constants,
    dateOrder,
  };
}

/** Combines an earlier memory with a newer one: newer values win, values missing in the newer one are kept. */
export function mergeMemories(earlier: LayoutMemory, later: LayoutMemory): LayoutMemory {
  const taught = new Set(later.anchors.map((anchor) => anchor.field));
  return {
    names: [...new Set([...earlier.names, ...later.names])],
    marks: [...new Set([...earlier.marks, ...later.marks])],
    anchors: [...earlier.anchors.filter((anchor) => !taught.has(anchor.field)), ...later.anchors],
    constants: { ...earlier.constants, ...later.constants },
    dateOrder: later.dateOrder ?? earlier.dateOrder,
  };
}
