import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../../components/hooks/use-is-phone.ts';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import type { OfferedColumn } from './columns-field.tsx';
import { DayFields } from './day-fields.tsx';
import type { FieldProps } from './field.tsx';
import { MoreParameters } from './more-parameters.tsx';
import { ParameterField } from './parameter-field.tsx';
import './parameters.css';

interface ParametersProps extends FieldProps {
  /** Columns that may be added. */
  offered: readonly OfferedColumn[];
  isBusy: boolean;
  onRefresh: () => void;
  isMoreOpen: boolean;
  onMore: (isOpen: boolean) => void;
}

/** A report's parameters in one line: the days, what is changed most, and the rest behind More. */
export function Parameters(props: ParametersProps) {
  const { offered, isBusy, onRefresh, isMoreOpen, onMore, ...field } = props;
  const { t } = useTranslation('reports');
  const isPhone = useIsPhone();
  return (
    <Card className="parameters hide-print below-18 flex wrap items-center">
      <DayFields {...field} />
      {!isPhone &&
        field.kind.inline.map((name) => <ParameterField key={name} {...field} name={name} offered={offered} />)}
      <div className="parameters-end flex items-center gap-10 push-right">
        <MoreParameters {...field} offered={offered} isOpen={isMoreOpen} onOpen={onMore} />
        <Button
          type="primary"
          className="parameters-refresh"
          aria-label={t('refresh')}
          loading={isBusy}
          icon={<Icon name="refresh" size={16} />}
          onClick={onRefresh}
        >
          {t('refresh')}
        </Button>
      </div>
    </Card>
  );
}
