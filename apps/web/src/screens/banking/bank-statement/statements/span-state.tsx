import type { TimelineSpan } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import { spanTones, stateOf } from './span-words.ts';

export function SpanState({ span }: { span: TimelineSpan }) {
  const { t } = useTranslation('bank-proof');
  const state = stateOf(span);
  return <StateTag tone={spanTones[state]}>{t(`state.${state}`)}</StateTag>;
}
