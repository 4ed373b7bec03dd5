import type { DocumentDetail } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../components/card.tsx';
import { dayOfInstant, formatDay } from '../../../components/format-day.ts';
import { Icon } from '../../../components/icon.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { DocumentActions } from '../document-actions.tsx';
import { PageView } from './page-view.tsx';

/** A document without anything to review: why, and what can be done. */
export function Stuck({ document }: { document: DocumentDetail }) {
  const { t } = useTranslation('document');
  const first = document.duplicate_of;
  const hasPages = (document.pages ?? 0) > 0;
  return (
    <>
      {hasPages && (
        <PageView
          document={document}
          page={1}
          onPage={() => undefined}
          boxes={[]}
          active={null}
          onBox={() => undefined}
          spot={null}
          labelOf={(path) => path}
        />
      )}
      <Card className="stuck">
        <p className="stuck-title">
          <Icon name={first ? 'info' : 'triangle-alert'} /> {t(`stuck.${document.state}`)}
        </p>
        {document.problem && <p>{document.problem.message}</p>}
        {first && (
          <p>
            {t('stuck.first', {
              name: first.name,
              date: formatDay(dayOfInstant(first.uploaded_at), currentLanguage()),
            })}{' '}
            <Link to={`/document/${first.id}`}>{t('stuck.openFirst')}</Link>
          </p>
        )}
        <DocumentActions document={document} />
      </Card>
    </>
  );
}
