import type { ImportDetail, ImportReading } from '@folio/contract';
import type { StepName } from './import-steps.tsx';
import type { Choosing } from './use-choices.ts';

/** What every step of an import needs. */
export interface StepProps {
  run: ImportDetail;
  reading: ImportReading;
  choosing: Choosing;
  onStep: (step: StepName) => void;
}
