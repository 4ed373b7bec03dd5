import type { FilingFile, FilingForm } from '../edition.ts';
import type { FiledFact, FiledFile } from '../filed.ts';
import { TAX_ELEMENTS } from '../tax-elements.ts';

/** The part of the product where what was found is corrected. */
export type FilingPlace =
  | 'profile'
  | 'company'
  | 'facts'
  | 'computation'
  | 'statements'
  | 'accounts'
  | 'partners'
  | 'answer'
  | 'package';

/** Something that a rule found; `fault`: the files are not to be sent like this. `code`: of the authority, or Folio's own. */
export interface Finding {
  readonly code: string;
  readonly level: 'fault' | 'warning';
  /** The item, or null for the whole file. */
  readonly element: string | null;
  /** What the sentence names. */
  readonly values: Readonly<Record<string, string>>;
  readonly place: FilingPlace;
}

/** The files as they were read back, and the return they belong to. */
export interface PreflightInput {
  readonly form: FilingForm;
  readonly files: readonly FiledFile[];
}

/** The facts of the files by item, for rules. */
export class FiledFacts {
  readonly form: FilingForm;
  readonly files: readonly FiledFile[];
  readonly all: readonly FiledFact[];

  constructor({ form, files }: PreflightInput) {
    this.form = form;
    this.files = files;
    this.all = files.flatMap(({ facts }) => facts);
  }

  of(element: string, file: FilingFile = 'computation'): FiledFact[] {
    return this.all.filter((fact) => fact.element === element && fact.file === file);
  }

  /** The text of the first fact; empty if it is not tagged. */
  text(element: string): string {
    return this.of(element)[0]?.value.trim() ?? '';
  }

  has(element: string): boolean {
    return this.of(element).some(({ value }) => value.trim() !== '');
  }

  isTrue(element: string): boolean {
    return this.of(element).some(({ value }) => value === 'true');
  }

  /** True if an amount is tagged and not zero. */
  isAmount(element: string): boolean {
    return this.of(element).some(({ value, isNumber }) => isNumber && !/^-?0*(?:\.0*)?$/.test(value));
  }
}

/** The place of an item of the computation. */
export function placeOf(element: string): FilingPlace {
  return TAX_ELEMENTS.get(element)?.from ?? 'answer';
}

export type Rule = (facts: FiledFacts) => Finding[];

export function fault(
  code: string,
  element: string | null,
  place: FilingPlace,
  values: Readonly<Record<string, string>> = {},
): Finding {
  return { code, level: 'fault', element, values, place };
}
