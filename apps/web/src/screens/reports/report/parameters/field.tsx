import type { ReactNode } from 'react';
import type { ReportKind } from '../report-kinds.ts';
import type { ReportParams } from '../report-params.ts';
import type { ChangeParams } from '../use-report-params.ts';

/** What every field of the parameters is given. */
export interface FieldProps {
  kind: ReportKind;
  params: ReportParams;
  change: ChangeParams;
}

/** A parameter with its name before it, or above it behind More. */
export function Field({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  return (
    <div className={`parameter flex items-center min-0 gap-8 parameter-${name}`}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}
