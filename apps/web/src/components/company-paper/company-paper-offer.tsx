import type { CompanyPaperKind, StoredDocument } from '@folio/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../session/session-store.ts';
import { useMay } from '../../session/use-may.ts';

/** The company form that fills itself from a stored document. */
export function companyFormWith(companyId: string, documentId: string): string {
  return `/company/${companyId}?${new URLSearchParams({ paper: documentId })}`;
}

interface CompanyPaperOfferProps {
  document: Pick<StoredDocument, 'id' | 'summary'>;
  companyId: string;
  onGo?: () => void;
}

/** Offers to fill the company form from a certificate among the documents, to those who may change the form. */
export function CompanyPaperOffer({ document, companyId, onGo }: CompanyPaperOfferProps) {
  const { t } = useTranslation('company');
  const { company } = useSession();
  const mayControl = useMay('control');
  const kinds = document.summary?.company_papers ?? [];
  if (kinds.length === 0 || !mayControl || company?.id !== companyId) return null;
  return (
    <Alert
      className="above-4 below-16"
      type="info"
      showIcon
      title={t('paper.offer', { papers: namesOf(kinds, t) })}
      action={
        <Link to={companyFormWith(companyId, document.id)} {...(onGo && { onClick: onGo })}>
          {t('paper.fill')}
        </Link>
      }
    />
  );
}

function namesOf(kinds: readonly CompanyPaperKind[], t: (key: string) => string): string {
  return kinds.map((kind) => t(`paper.kind.${kind}`)).join(t('paper.and'));
}
