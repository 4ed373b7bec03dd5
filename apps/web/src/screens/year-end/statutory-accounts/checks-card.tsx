import type { StatutoryAccounts } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';

type Check = StatutoryAccounts['checks'][number];

/** What has to be right before the accounts are final, each with the place where it is corrected. */
export function ChecksCard({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation('accounting-statutory-accounts');
  const open = checks.filter(({ holds }) => !holds);
  const held = checks.filter(({ holds }) => holds);
  return (
    <Card title={t('checks')} extra={t('checksHold', { count: held.length, total: checks.length })}>
      <ul className="list-none m-0 p-0 icons-down grid gap-8">
        {[...open, ...held].map((check) => (
          <CheckRow key={check.code} check={check} />
        ))}
      </ul>
    </Card>
  );
}

function CheckRow({ check }: { check: Check }) {
  const { t } = useTranslation('accounting-statutory-accounts');
  const { holds, level, message, place } = check;
  const tone = level === 'fault' ? 'text-red' : 'text-amber';
  return (
    <li className="grid columns-auto-wide gap-10">
      <Icon
        className={holds ? 'text-green' : tone}
        name={holds ? 'circle-check' : level === 'fault' ? 'circle-alert' : 'triangle-alert'}
        size={16}
      />
      <span>
        {!holds && <strong className="bold">{t(`level.${level}`)} </strong>}
        {message} {place !== null && <Place place={place} />}
      </span>
    </li>
  );
}

function Place({ place }: { place: string }) {
  const { t } = useTranslation('accounting-statutory-accounts');
  const inPage = place.startsWith('#');
  // Inside a sentence the colour alone does not show that it is a link.
  const look = { className: 'underlined', children: t('correct') };
  return inPage ? <a href={place} {...look} /> : <Link to={place} {...look} />;
}
