import type { Line } from '../../../page/layout.ts';
import { nameScore } from './party-names.ts';
import type { NameOccurrence } from './supplier-found.ts';
import { CONTACT, CONTINUES, CUSTOMER_LABEL, NAME_TEXTS, REGISTRATION, SUPPLIER_LABEL } from './supplier-texts.ts';

function flag(isSet: boolean): number {
  return isSet ? 1 : 0;
}

/** The text left of a name on its line: the cell before it, or the words before it in the same cell. */
function cellLeftOf(one: NameOccurrence, lines: readonly Line[]): string {
  const cells = lines[one.lineIndex]?.cells ?? [];
  const index = cells.findIndex((cell) => cell.x1 > one.x0 + 1);
  const own = cells[index]?.text ?? '';
  const before = own.indexOf(one.text.slice(0, 6));
  return before > 0 ? own.slice(0, before) : (cells[index - 1]?.text ?? '');
}

function cellOver(one: NameOccurrence, lines: readonly Line[]): string {
  const above = lines[one.lineIndex - 1]?.cells ?? [];
  return above.find((cell) => Math.min(cell.x1, one.x1) - Math.max(cell.x0, one.x0) > 0)?.text ?? '';
}

function isAddress(text: string): boolean {
  return NAME_TEXTS.address?.test(text) === true || NAME_TEXTS.place?.test(text) === true;
}

/** For a name over several lines: whether its first line ends like a name, and the form of its last line. */
function lastLineFeatures(one: NameOccurrence, lines: readonly Line[]): Record<string, number> {
  const joined = one.lastIndex > one.lineIndex;
  const own = lines[one.lineIndex]?.text ?? '';
  const last = lines[one.lastIndex]?.text ?? '';
  return {
    linesTaken: one.lastIndex - one.lineIndex + 1,
    firstForm: flag(joined && NAME_TEXTS.formAtEnd?.test(own) === true),
    lastForm: flag(joined && NAME_TEXTS.form?.test(last) === true),
    lastContinues: flag(joined && CONTINUES.test(last)),
    lastScore: joined ? nameScore(last) : -3,
    lastAddress: flag(joined && isAddress(last)),
  };
}

export function neighbourFeatures(
  one: NameOccurrence,
  firstFormLine: number,
  lines: readonly Line[],
): Record<string, number> {
  const textAt = (index: number): string => lines[index]?.text ?? '';
  const above = textAt(one.lineIndex - 1);
  const below = textAt(one.lastIndex + 1);
  const further = textAt(one.lastIndex + 2);
  const own = lines[one.lineIndex]?.text ?? '';
  const form = NAME_TEXTS.form ?? /$^/u;
  return {
    aboveForm: flag(form.test(above)),
    belowForm: flag(form.test(below)),
    belowTrade: flag(NAME_TEXTS.trade?.test(below) === true),
    belowRegistration: flag(REGISTRATION.test(below)),
    ownRegistration: flag(REGISTRATION.test(own)),
    belowAddress: flag(isAddress(below)),
    furtherAddress: flag(isAddress(further)),
    aboveAddress: flag(isAddress(above)),
    belowContact: flag(CONTACT.test(below)),
    furtherRegistration: flag(REGISTRATION.test(further)),
    belowBracket: flag(/^\W*\(/u.test(below)),
    aboveScore: above === '' ? -2 : nameScore(above),
    belowScore: below === '' ? -2 : nameScore(below),
    customerLeft: flag(CUSTOMER_LABEL.test(cellLeftOf(one, lines))),
    customerOver: flag(CUSTOMER_LABEL.test(cellOver(one, lines))),
    supplierLeft: flag(SUPPLIER_LABEL.test(cellLeftOf(one, lines))),
    supplierOver: flag(SUPPLIER_LABEL.test(cellOver(one, lines))),
    behalfOver: flag(/behalf|謹啟|代表/iu.test(above)),
    customerAbove: flag(CUSTOMER_LABEL.test(above)),
    customerLine: flag(CUSTOMER_LABEL.test(own)),
    belowContinues: flag(CONTINUES.test(below)),
    continues: flag(CONTINUES.test(one.text)),
    ...lastLineFeatures(one, lines),
    linesAfterForm: Math.max(-9, Math.min(9, one.lineIndex - firstFormLine)),
  };
}
