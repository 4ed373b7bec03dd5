import { isDay } from '../calendar/index.ts';
import { TAXONOMY } from './edition.ts';
import type { ElementKind, KnownElements } from './element.ts';
import type { FilingPack } from './pack.ts';
import { type Finding, fault, placeOf } from './preflight/finding.ts';

/** True for a value that an item of the kind can have. */
export function fitsKind(kind: ElementKind, value: string): boolean {
  if (kind === 'amount') return /^-?\d+$/.test(value) && value.replace('-', '').length <= TAXONOMY.maxDigits;
  if (kind === 'rate') return /^\d{1,9}(?:\.\d{1,8})?$/.test(value);
  if (kind === 'flag') return value === 'true' || value === 'false';
  return kind === 'day' ? isDay(value) : value.trim() !== '';
}

/** Tagged values that the imported package does not declare, or declares with a kind that they cannot have. */
export function packageFindings(pack: FilingPack, known: KnownElements): Finding[] {
  return pack.documents.flatMap(({ file, sections }) => {
    const cells = sections.flatMap(({ rows }) => rows).flatMap((row) => row.cells);
    return cells.flatMap((cell): Finding[] => {
      const element = cell?.element ?? null;
      if (cell === null || element === null) return [];
      const found = known[file].get(element);
      const place = file === 'accounts' ? 'facts' : placeOf(element);
      if (found === undefined) return [fault('FOLIO-ELEMENT', element, place, { found: element })];
      // Another rule finds an amount that is too long.
      const isLong = found.kind === 'amount' && /^-?\d+$/.test(cell.value);
      if (isLong || fitsKind(found.kind, cell.value)) return [];
      return [fault('FOLIO-KIND', element, place, { found: cell.value })];
    });
  });
}
