import type { BookProof } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../../components/page/icon.tsx';
import { findingPath } from './finding-path.ts';

type Finding = BookProof['findings'][number];

/** The checks, each with what was counted and whether it passed; failures are listed under their check. */
export function CheckList({ proof }: { proof: BookProof }) {
  const { t } = useTranslation('accounting-verify');
  return (
    <ul className="proof-checks last-unruled" aria-label={t('checks')}>
      {proof.checks.map(({ check, label, holds, counted }) => (
        <li
          key={check}
          className={
            holds
              ? 'proof-check grid columns-auto-wide gap-14 ruled-below'
              : 'proof-check grid columns-auto-wide gap-14 ruled-below proof-check-fails'
          }
        >
          <Icon name={holds ? 'circle-check' : 'circle-x'} size={20} />
          <div>
            <p className="gap-2-12 flex wrap items-baseline">
              <strong className="bold">{label}</strong>
              <span className="proof-state font-base text-green">{t(holds ? 'holds' : 'fails')}</span>
              <span className="proof-counted push-right font-base muted figures num">
                {t(`counted.${check}`, { count: counted })}
              </span>
            </p>
            <p className="font-base muted">{t(`about.${check}`)}</p>
            <Findings findings={proof.findings.filter((finding) => finding.check === check)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation('accounting-verify');
  if (findings.length === 0) return null;
  return (
    <ul className="grid gap-6 above-8 pad-10-14 font-base text-red break bg-red radius-medium">
      {findings.map((finding, index) => {
        const path = findingPath(finding);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: several findings may be about one subject
          <li key={`${finding.subject} ${index}`}>
            {finding.message}{' '}
            {path !== null && (
              <Link className="text-inherit underlined underline-low" to={path}>
                {t(`see.${finding.check}`)}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
