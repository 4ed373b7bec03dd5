import type { RoomRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { StateTag, type StateTone } from '../../../components/feedback/state-tag.tsx';

const tones: Readonly<Record<RoomRow['state'], StateTone>> = {
  invited: 'blue',
  open: 'green',
  ended: 'grey',
  closed: 'grey',
};

export function RoomTag({ state }: Pick<RoomRow, 'state'>) {
  const { t } = useTranslation('auditor-room');
  return <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>;
}
