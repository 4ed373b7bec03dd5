import type { CompanyPaperField, CompanyPaperReading, CompanyPaperValue } from '@folio/contract';
import type { CompanyValues } from '../company-values.ts';

/** What a paper does to the form: fields it fills, and fields that hold something else already. */
export interface PaperFill {
  readonly filled: Partial<Record<CompanyPaperField, string>>;
  /** A person decides about these. */
  readonly asked: readonly CompanyPaperValue[];
}

/** Values by field, as certificates gave them. */
export type PaperValues = Partial<Record<CompanyPaperField, CompanyPaperValue>>;

const comparable = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether two texts differ in more than their spaces, marks and capitals. */
export function isSameText(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

/**
 * Empty fields are filled. A field that an earlier paper filled takes a longer form of the same value, such as the
 * number of a certificate after its eight digits. Everything else that is typed or saved stays until a person decides.
 */
export function fillOf(values: CompanyValues, reading: CompanyPaperReading, earlier: PaperValues): PaperFill {
  const filled: Partial<Record<CompanyPaperField, string>> = {};
  const asked: CompanyPaperValue[] = [];
  for (const found of reading.fields) {
    const present = (values[found.field] ?? '').trim();
    const isEarlier = earlier[found.field]?.value === present;
    if (present === '' || (isEarlier && found.value.startsWith(present))) filled[found.field] = found.value;
    else if (!isSameText(present, found.value)) asked.push(found);
  }
  return { filled, asked };
}

/** Values of certificates that the form still holds. */
export function stillFrom(papers: PaperValues, field: CompanyPaperField, present: string): CompanyPaperValue | null {
  const found = papers[field];
  return found !== undefined && isSameText(found.value, present) ? found : null;
}
