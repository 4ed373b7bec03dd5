import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/start-language.ts';
import { formatDay } from '../day/format-day.ts';
import { monthsIn } from '../day/months-in.ts';
import { Card } from '../page/card.tsx';

interface LatePostingProps {
  /** The locked months, any day of each. */
  months: readonly string[];
  lockedThrough: string;
  /** The first open day. */
  on: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Names the locked months in which something is due, and asks whether to post it on the first open day. */
export function LatePosting({ months, lockedThrough, on, isChosen, onChoose }: LatePostingProps) {
  const { t } = useTranslation('common');
  const language = currentLanguage();
  return (
    <Card title={t('latePosting.title')}>
      <div className="grid gap-12">
        <p className="font-base">
          {t('latePosting.months', {
            months: monthsIn(months),
            through: formatDay(lockedThrough, language),
          })}
        </p>
        <Checkbox checked={isChosen} onChange={(event) => onChoose(event.target.checked)}>
          {t('latePosting.choose', { on: formatDay(on, language) })}
        </Checkbox>
        <p className="font-small faint">{t('latePosting.detail')}</p>
      </div>
    </Card>
  );
}
