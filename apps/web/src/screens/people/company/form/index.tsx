import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useCompany } from '../../../../api/queries/people/company.ts';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { ArchiveButton } from './archive-button.tsx';
import { CompanyForm } from './company-form.tsx';

/** A new company at /company/new; an existing one at /company/:id. */
export default function CompanyFormScreen() {
  const { editedCompanyId } = useParams();
  const { t } = useTranslation('company');
  if (editedCompanyId !== undefined) return <ExistingCompany key={editedCompanyId} id={editedCompanyId} />;
  return (
    <>
      <PageHeader title={t('add')} subtitle={t('addSubtitle')} />
      <CompanyForm company={null} />
    </>
  );
}

function ExistingCompany({ id }: { id: string }) {
  const { t } = useTranslation('company');
  const { data: company, error, isPending, refetch } = useCompany(id);
  if (error) return <ErrorState detail={error.message} onRetry={refetch} />;
  if (isPending) return <PageHeader title={t('edit')} />;
  if (company === null) {
    return (
      <Card>
        <EmptyState illustration="building" title={t('notFound')} detail={t('notFoundDetail')} />
      </Card>
    );
  }
  return (
    <>
      <PageHeader title={company.name} subtitle={company.name_zh} actions={<ArchiveButton company={company} />} />
      <CompanyForm key={company.state} company={company} />
    </>
  );
}
