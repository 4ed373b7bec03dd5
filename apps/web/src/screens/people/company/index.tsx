import type { CompanyRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { companyPageSize, useCompanies } from '../../../api/queries/people/company.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { switchCompany } from '../../../session/session-actions.ts';
import { useCompanyColumns } from './columns.tsx';
import { CompanyCard } from './company-card.tsx';
import { levels, listQueryOf, standings } from './list-view.ts';
import { StandingFilter } from './standing-filter.tsx';

/** The user's companies: edit one, or make it the current one. */
export default function CompanyScreen() {
  const { t } = useTranslation('company');
  const navigate = useNavigate();
  const [view, setView] = useUrlState({
    q: '',
    page: '1',
    limit: String(companyPageSize),
    level: levels.member,
    state: standings.inUse,
  });
  const query = listQueryOf(view);
  const companies = useCompanies(query);
  const open = async (company: CompanyRow) => {
    await switchCompany(company.id);
    navigate('/home');
  };
  const edit = (company: CompanyRow) => navigate(`/company/${company.id}`);
  const columns = useCompanyColumns({ onEdit: edit, onView: open });
  const isNarrowed = view.q !== '' || view.level !== levels.member || view.state !== standings.inUse;
  const add = (
    <Button type="primary" icon={<Icon name="plus" />} onClick={() => navigate('/company/new')}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={add} />
      <ListToolbar
        searchLabel={t('search')}
        search={view.q}
        onSearch={(q) => setView({ q, page: '1' })}
        chipsLabel={t('level.label')}
        chips={[
          { value: levels.member, label: t('level.member') },
          { value: levels.owner, label: t('level.owner') },
          { value: levels.all, label: t('level.all') },
        ]}
        chip={view.level}
        onChip={(level) => setView({ level, page: '1' })}
      >
        <StandingFilter value={view.state} onChange={(state) => setView({ state, page: '1' })} />
      </ListToolbar>
      <Card flush>
        <DataTable
          label={t('title')}
          rows={companies.data?.data}
          rowKey={(company) => company.id}
          columns={columns}
          error={companies.error}
          onRetry={companies.refetch}
          onOpen={edit}
          card={(company) => <CompanyCard company={company} />}
          paging={{
            page: query.page,
            limit: query.limit,
            total: companies.data?.meta.total ?? 0,
            onPage: (next) => setView({ page: String(next) }),
          }}
          empty={
            isNarrowed ? (
              <EmptyState illustration="search" title={t('noneFound')} detail={t('noneFoundDetail')} />
            ) : (
              <EmptyState illustration="building" title={t('empty')} detail={t('emptyDetail')} action={add} />
            )
          }
        />
      </Card>
    </>
  );
}
