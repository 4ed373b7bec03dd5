import type { RecurringRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import type { StateTone } from '../../../components/feedback/state-tag.tsx';

/** `stuck`: running, but the last one could not be finished. */
type ShownState = RecurringRow['state'] | 'stuck';

export const stateTones: Readonly<Record<ShownState, StateTone>> = {
  active: 'green',
  stuck: 'amber',
  paused: 'amber',
  ended: 'grey',
};

export function stateOf({ state, problem }: Pick<RecurringRow, 'state' | 'problem'>): ShownState {
  return state === 'active' && problem !== null ? 'stuck' : state;
}

/** How often, in words: 'every month', 'every 2 weeks'. */
export function useRhythm(): (row: Pick<RecurringRow, 'unit' | 'every'>) => string {
  const { t } = useTranslation('recurring');
  return ({ unit, every }) => t(`rhythm.${unit}`, { count: every });
}
