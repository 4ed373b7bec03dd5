import type { StatutoryAccounts } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../components/day/format-day.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { Files } from './files.tsx';
import { shownFigure, wordsIn } from './shown.ts';

type Frozen = StatutoryAccounts['frozen'][number];

/** Accounts that were made final: unchanged files, and what the books give differently since. */
export function FrozenCard({ accounts }: { accounts: StatutoryAccounts }) {
  const { t } = useTranslation('accounting-statutory-accounts');
  const language = currentLanguage();
  return (
    <Card title={t('frozen')}>
      <ul className="list-none m-0 p-0 grid gap-16">
        {accounts.frozen.map((frozen) => (
          <li key={frozen.number}>
            <p className="below-6">
              {t('frozenAt', {
                number: frozen.number,
                date: formatDay(frozen.at.slice(0, 10), language),
                by: frozen.by ?? '–',
              })}{' '}
              <span className="faint break font-small">{t('hash', { hash: frozen.hash })}</span>
            </p>
            <Since frozen={frozen} />
            <div className="flex wrap gap-8 above-6">
              <Files accounts={accounts} number={frozen.number} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Since({ frozen }: { frozen: Frozen }) {
  const { t } = useTranslation('accounting-statutory-accounts');
  const language = currentLanguage();
  if (frozen.entries_since === 0 && frozen.changed.length === 0) return <p className="text-green">{t('unchanged')}</p>;
  return (
    <>
      <p className="text-amber flex gap-8">
        <Icon name="triangle-alert" size={16} />
        <span>{t('changed', { count: frozen.entries_since })}</span>
      </p>
      <ul className="above-4">
        {frozen.changed.map(({ row, label, was, is }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row may be listed once for each period
          <li key={`${row} ${index}`}>
            {t('changedRow', { row: wordsIn(language, label), was: shownFigure(was), is: shownFigure(is) })}
          </li>
        ))}
      </ul>
    </>
  );
}
