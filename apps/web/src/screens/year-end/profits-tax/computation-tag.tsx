import type { TaxComputationRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../../components/feedback/state-tag.tsx';

export function ComputationTag({ state }: Pick<TaxComputationRow, 'state'>) {
  const { t } = useTranslation('profits-tax');
  return <StateTag tone={state === 'approved' ? 'green' : 'blue'}>{t(`state.${state}`)}</StateTag>;
}
