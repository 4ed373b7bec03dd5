import type { CompanyRow } from '@folio/contract';
import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../../components/draft/draft.ts';
import { type CompanyValues, emptyCompany, valuesOf } from './company-values.ts';
import { type PersonValues, peopleLists, upgraded } from './people-values.ts';

/** The form's first values (a kept draft goes before what is saved) and what keeps and drops the draft. */
export function useCompanyDraft(company: CompanyRow | null) {
  const name = `company.${company?.id ?? 'new'}`;
  const saved = company === null ? emptyCompany : valuesOf(company);
  const [restored] = useState(() => keptValues(name));
  const [isDirty, setDirty] = useState(restored !== null);
  const [isRestored, setRestored] = useState(restored !== null);
  return {
    saved,
    initial: { ...saved, ...restored },
    isDirty,
    isRestored: isRestored && isDirty,
    keep: (values: CompanyValues) => {
      keepDraft(name, values);
      setDirty(true);
    },
    /** What was typed for a new company goes on to the form of the company that was started with its name. */
    handOver: (id: string, values: CompanyValues) => {
      const details = { ...values, name: '', fye: null };
      if (JSON.stringify(details) !== JSON.stringify({ ...details, ...emptyCompany }))
        keepDraft(`company.${id}`, values);
      dropDraft(name);
      setDirty(false);
    },
    drop: () => {
      dropDraft(name);
      setDirty(false);
      setRestored(false);
    },
  };
}

/** What was kept on this device, also from when people were texts. */
function keptValues(name: string): Partial<CompanyValues> | null {
  const kept = readDraft<Partial<CompanyValues>>(name);
  if (kept === null) return null;
  const rows = peopleLists.flatMap((list) => {
    const entries: readonly (string | PersonValues)[] | undefined = kept[list];
    return entries === undefined ? [] : [[list, upgraded(list, entries)] as const];
  });
  return { ...kept, ...Object.fromEntries(rows) };
}
