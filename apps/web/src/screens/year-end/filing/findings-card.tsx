import type { FilingFinding, FilingYear } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';

/** More of them are shown when a person asks for them: a new company has an open question for most items. */
const SHOWN = 8;

/** What is to be corrected before the files are sent, each with the place where it is corrected. */
export function FindingsCard({ current: { findings } }: { current: FilingYear }) {
  const { t } = useTranslation('accounting-filing');
  const [isWhole, setWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, findings.length - SHOWN);
  const faults = findings.filter(({ level }) => level === 'fault').length;
  return (
    <Card title={t('checks')} extra={t('checksFound', { count: faults })}>
      {findings.length === 0 ? (
        <p className="flex gap-8 text-green">
          <Icon name="circle-check" size={16} />
          <span>{t('nothingFound')}</span>
        </p>
      ) : (
        <ul className="list-none m-0 p-0 icons-down grid gap-8 break">
          {findings.slice(0, findings.length - hidden).map((finding) => (
            <FindingRow key={`${finding.code} ${finding.element} ${finding.message}`} finding={finding} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button className="above-12" onClick={() => setWhole(true)}>
          {t('showAll', { count: findings.length })}
        </Button>
      )}
    </Card>
  );
}

function FindingRow({ finding: { code, level, message, place } }: { finding: FilingFinding }) {
  const { t } = useTranslation('accounting-filing');
  const isFault = level === 'fault';
  return (
    <li className="grid columns-auto-wide gap-10">
      <Icon
        className={isFault ? 'text-red' : 'text-amber'}
        name={isFault ? 'circle-alert' : 'triangle-alert'}
        size={16}
      />
      <span>
        <strong className="bold">{t(`level.${level}`)}</strong> {message} {place !== null && <Place place={place} />}{' '}
        <span className="faint font-small nowrap">{code}</span>
      </span>
    </li>
  );
}

function Place({ place }: { place: string }) {
  const { t } = useTranslation('accounting-filing');
  const link = { className: 'underlined', children: t('correct') };
  return place.startsWith('#') ? <a href={place} {...link} /> : <Link to={place} {...link} />;
}
