import type { RequestState } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { StateTag, type StateTone } from '../feedback/state-tag.tsx';

const tones: Readonly<Record<RequestState, StateTone>> = {
  pending: 'amber',
  accepted: 'green',
  rejected: 'red',
  cancelled: 'grey',
  revoked: 'grey',
};

export const requestStates = ['pending', 'accepted', 'rejected', 'cancelled', 'revoked'] as const;

export function RequestStateTag({ state }: { state: RequestState }) {
  const { t } = useTranslation('access');
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>;
}
