import type { ArrivedDocument } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Day } from '../../../../components/day/day.tsx';
import { KeyCap } from '../../../../components/keyboard/key-cap.tsx';
import { Amount } from '../../../../components/money/amount.tsx';
import { Icon } from '../../../../components/page/icon.tsx';

interface ArrivedProps {
  document: ArrivedDocument;
  isBusy: boolean;
  /** Without it the document can only be looked at. */
  onTake: (() => void) | undefined;
}

/** A document that seems to be the line's: Enter takes it, since its button has the focus. */
export function Arrived({ document, isBusy, onTake }: ArrivedProps) {
  const { t } = useTranslation('bank-evidence');
  const { name, title, amount, currency, date } = document;
  return (
    <div className="arrived bg-blue grid cells-start gap-8 pad-12-14 radius-large">
      <p>
        <Icon name="file" size={15} /> {t('arrived')}
      </p>
      <p className="gap-4-12 flex wrap">
        <Link to={`/document/${document.id}`}>{title ?? name}</Link>
        {currency !== '' && <Amount value={amount} currency={currency} withCode={currency !== 'HKD'} />}
        <Day value={date} />
      </p>
      {onTake && (
        <Button type="primary" size="small" autoFocus loading={isBusy} onClick={onTake}>
          {t('take')} <KeyCap>{t('keys.enter')}</KeyCap>
        </Button>
      )}
    </div>
  );
}
