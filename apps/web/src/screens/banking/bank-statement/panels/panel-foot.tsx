import type { BankAccountRow } from '@folio/contract';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RateField } from './rate-field.tsx';

interface PanelFootProps {
  account: BankAccountRow;
  rate: string | null;
  onRate: (rate: string | null) => void;
  onClose: () => void;
  /** The word of the button that sends the form. */
  verb: string;
  isReady: boolean;
  children?: ReactNode;
}

/** The end of a panel's form: the day's rate where one is needed, what is left over, and the buttons. */
export function PanelFoot(props: PanelFootProps) {
  const { t } = useTranslation('common');
  return (
    <div className="panel-foot gap-8-12 flex wrap items-center above-10">
      {props.children}
      <RateField account={props.account} value={props.rate} onChange={props.onRate} />
      <span className="panel-buttons flex gap-8 push-right">
        <Button onClick={props.onClose}>{t('cancel')}</Button>
        <Button type="primary" htmlType="submit" disabled={!props.isReady}>
          {props.verb}
        </Button>
      </span>
    </div>
  );
}
