import type { ChartRow, OpeningBalances } from '@folio/contract';
import type { OpeningState } from './opening-state.ts';
import type { StepName } from './opening-steps.tsx';
import type { OpeningDraft } from './use-opening-draft.ts';

/** What every part of the wizard is given. */
export interface OpeningPartProps {
  opening: OpeningBalances;
  chart: readonly ChartRow[];
  base: string;
  draft: OpeningDraft;
  /** With what is typed counted in. */
  state: OpeningState;
  /** Nothing may be changed: read-only, or the day is in a locked period. */
  isFixed: boolean;
  onStep: (step: StepName) => void;
}
