import type { CompanyBody, Director, Secretary } from '@folio/contract';
import type { FieldIssue } from '../../../platform/http/domain-error.ts';

type People = Pick<CompanyBody, 'directors' | 'shareholders' | 'secretaries'>;

/**
 * Checks what the law requires of a company's people, as far as the rows contain it: one director in office is a
 * natural person, no person leaves before they were appointed, and a sole director is not also the secretary. A row
 * without a kind may be a natural person or a company.
 */
export function peopleFaults({ directors, secretaries, shareholders }: People): FieldIssue[] {
  const inOffice = directors.filter(({ resigned_on: resigned }) => resigned === null);
  const faults: FieldIssue[] = [];
  if (inOffice.length === 0) faults.push({ path: 'directors', word: 'director_none_in_office' });
  else if (inOffice.every(({ kind }) => kind === 'company'))
    faults.push({ path: 'directors', word: 'director_natural_person' });
  return [
    ...faults,
    ...directors.flatMap(dateFaults),
    ...shareholders.flatMap(({ shares, paid }, at) =>
      shares !== null && BigInt(shares) === 0n && paid !== null && /[1-9]/.test(paid)
        ? [{ path: `shareholders.${at}.shares`, word: 'shares_none_paid' }]
        : [],
    ),
    ...secretaryFaults(inOffice, secretaries),
  ];
}

function dateFaults({ appointed_on: from, resigned_on: to }: Director, at: number): FieldIssue[] {
  if (from === null || to === null || to >= from) return [];
  return [{ path: `directors.${at}.resigned_on`, word: 'director_resigned_before', values: { found: to, from } }];
}

function secretaryFaults(inOffice: readonly Director[], secretaries: readonly Secretary[]): FieldIssue[] {
  const [sole] = inOffice;
  return secretaries.flatMap((secretary, at): FieldIssue[] => {
    const path = `secretaries.${at}`;
    if (secretary.licence !== null && secretary.kind === 'person')
      return [{ path: `${path}.licence`, word: 'secretary_licence_person' }];
    const told = sole !== undefined && sole.kind !== null && secretary.kind !== null;
    if (!told || inOffice.length > 1 || secretary.kind !== sole.kind) return [];
    return isSameName(sole, secretary)
      ? [{ path: `${path}.name`, word: 'secretary_sole_director', values: { name: secretary.name } }]
      : [];
  });
}

interface Named {
  name: string;
  name_zh: string | null;
}

function isSameName(a: Named, b: Named): boolean {
  return plain(a.name) === plain(b.name) || (a.name_zh !== null && plain(a.name_zh) === plain(b.name_zh ?? ''));
}

/** Normalizes a name for comparison: ignores width, capitals and punctuation. */
function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s,.'’-]+/g, ' ')
    .trim();
}
