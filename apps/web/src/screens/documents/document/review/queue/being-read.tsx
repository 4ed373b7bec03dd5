import type { DocumentDetail } from '@folio/contract';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../../components/page/card.tsx';
import { Icon } from '../../../../../components/page/icon.tsx';
import { PoliteNews } from '../../../../../uploads/polite-news.tsx';
import { waitWords } from '../../../../../uploads/wait-words.ts';
import '../statement/standing.css';

const steps = ['reading', 'understanding', 'checking'] as const;

/** The steps a document goes through; the page may be left meanwhile. */
export function BeingRead({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation('document');
  const { t: tCommon } = useTranslation('common');
  const wait = waitWords(tCommon, document);
  const at = document.step === null ? -1 : steps.indexOf(document.step);
  const { progress } = document;
  return (
    <Card className="being-read max-w-560">
      <p className="below-12 font-lead bold break">
        {t(document.state === 'queued' ? 'reading.waits' : 'reading.title', { name: document.name })}
      </p>
      <p className="being-read-wait muted">{wait}</p>
      <PoliteNews text={wait} />
      <ol aria-live="polite">
        {steps.map((step, index) => (
          <li
            key={step}
            className={index < at ? 'text-green' : index === at ? 'step-now text-link bold' : 'faint'}
            aria-current={index === at ? 'step' : undefined}
          >
            <Icon name={index < at ? 'circle-check' : index === at ? 'loader' : 'clock'} size={18} />
            <span>{t(`step.${step}`)}</span>
            {index === at && step === 'reading' && progress && (
              <span className="figures num">{t('page.of', progress)}</span>
            )}
          </li>
        ))}
      </ol>
      {progress && progress.pages > 0 && (
        <Progress percent={Math.round((progress.page / progress.pages) * 100)} aria-label={t('step.reading')} />
      )}
      <p className="above-10 font-base muted">{t('reading.hint')}</p>
    </Card>
  );
}
