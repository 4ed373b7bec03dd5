import type { StoredDocument } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { restoreFile } from '../api/queries/documents/file.ts';
import { isPending, useReading } from '../api/queries/documents/stored-document.ts';
import { CompanyPaperOffer } from '../components/company-paper/company-paper-offer.tsx';
import { dayOfInstant, formatDay } from '../components/day/format-day.ts';
import { StateTag, type StateTone } from '../components/feedback/state-tag.tsx';
import { currentLanguage } from '../i18n/start-language.ts';
import { useSession } from '../session/session-store.ts';
import { useMay } from '../session/use-may.ts';
import { closeUploadDialog } from './upload-store.ts';
import { waitWords } from './wait-words.ts';

const steps = ['reading', 'understanding', 'checking'] as const;

const tones: Partial<Record<StoredDocument['state'], StateTone>> = {
  needs_review: 'green',
  processed: 'green',
  duplicate: 'amber',
  unsupported: 'red',
  failed: 'red',
};

/** The status of an uploaded document: being read, ready, a duplicate, or unreadable with the reason. */
export function ReadingState({ companyId, uploaded }: { companyId: string; uploaded: StoredDocument }) {
  const { t } = useTranslation('upload');
  const document = useReading(companyId, uploaded);
  if (document.duplicate_of !== null) return <Duplicate companyId={companyId} document={document} />;
  if (document.state === 'trashed') return <InTrash companyId={companyId} document={document} />;
  if (isPending(document.state)) return <Steps document={document} />;
  return (
    <div className="upload-row-note wrap-words above-2 font-base faint" role="status">
      <StateTag tone={tones[document.state] ?? 'grey'}>{t(`step.${document.state}`)}</StateTag>{' '}
      {document.problem?.message}{' '}
      <DocumentLink companyId={companyId} id={document.id}>
        {t(document.state === 'needs_review' ? 'review' : 'open')}
      </DocumentLink>
      <CompanyPaperOffer document={document} companyId={companyId} onGo={closeUploadDialog} />
    </div>
  );
}

function Steps({ document }: { document: StoredDocument }) {
  const { t } = useTranslation('upload');
  const { t: tCommon } = useTranslation('common');
  const reached = document.step === null ? -1 : steps.indexOf(document.step);
  const { progress } = document;
  if (reached < 0)
    return (
      <p className="upload-row-note wrap-words above-2 font-base faint upload-row-wait">
        {waitWords(tCommon, document)}
      </p>
    );
  return (
    <ol className="upload-steps gap-4-18 flex wrap above-4 font-base faint" aria-live="polite">
      {steps.map((step, index) => (
        <li
          className="flex items-center gap-7"
          key={step}
          aria-current={index === reached ? 'step' : undefined}
          data-passed={index < reached}
        >
          {step === 'reading' && index === reached && progress && progress.pages > 1
            ? t('step.readingPage', { page: progress.page, pages: progress.pages })
            : t(`step.${step}`)}
        </li>
      ))}
    </ol>
  );
}

function Duplicate({ companyId, document }: { companyId: string; document: StoredDocument }) {
  const { t } = useTranslation('upload');
  const first = document.duplicate_of;
  if (first === null) return null;
  const date = formatDay(dayOfInstant(first.uploaded_at), currentLanguage());
  return (
    <div className="upload-row-note wrap-words above-2 font-base faint" role="status">
      <StateTag tone="amber">{t('step.duplicate')}</StateTag> {t('duplicate', { date, name: first.name })}{' '}
      <DocumentLink companyId={companyId} id={first.id}>
        {t('openFirst')}
      </DocumentLink>
    </div>
  );
}

/** The same file is in the trash: offers to restore it. */
function InTrash({ companyId, document }: { companyId: string; document: StoredDocument }) {
  const { t } = useTranslation('upload');
  const queryClient = useQueryClient();
  const mayWrite = useMay('write');
  const restore = async () => {
    await restoreFile(queryClient, companyId, document.id);
    await queryClient.invalidateQueries({ queryKey: ['reading', companyId, document.id] });
  };
  return (
    <div className="upload-row-note wrap-words above-2 font-base faint" role="status">
      <StateTag tone="amber">{t('step.trashed')}</StateTag> {t('inTrash')}{' '}
      {mayWrite && (
        <button
          type="button"
          className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
          onClick={() => void restore().catch(() => undefined)}
        >
          {t('restore')}
        </button>
      )}
    </div>
  );
}

/** A link to a document of the current company; nothing for a document of another company. */
function DocumentLink({ companyId, id, children }: { companyId: string; id: string; children: ReactNode }) {
  const { company } = useSession();
  if (company?.id !== companyId) return null;
  return (
    <Link to={`/document/${id}`} onClick={closeUploadDialog}>
      {children}
    </Link>
  );
}
