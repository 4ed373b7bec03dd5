import type { TrialBalance } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/amount.tsx';
import { dayOfInstant, formatDay } from '../../components/format-day.ts';
import { Icon } from '../../components/icon.tsx';
import { currentLanguage } from '../../i18n/start-language.ts';

interface ChecksProps {
  checks: TrialBalance['checks'];
  producedAt: string;
  currency: string;
}

/** Do the report's identities hold, and by how much not. */
export function Checks({ checks, producedAt, currency }: ChecksProps) {
  const { t } = useTranslation('reports');
  const time = new Date(producedAt).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return (
    <footer className="checks">
      <ul>
        {checks.map((check) => (
          <li key={check.code} className={check.holds ? 'check-holds' : 'check-fails'}>
            <Icon name={check.holds ? 'circle-check' : 'triangle-alert'} size={15} />
            {t(`check.${check.code}`)}
            {!check.holds && <Amount value={check.difference} currency={currency} brackets />}
          </li>
        ))}
      </ul>
      <p>{t('produced', { date: formatDay(dayOfInstant(producedAt), currentLanguage()), time })}</p>
    </footer>
  );
}
