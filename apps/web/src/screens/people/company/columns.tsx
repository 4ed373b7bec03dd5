import type { CompanyRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import type { DataColumn } from '../../../components/table/data-table.tsx';
import { useSession } from '../../../session/session-store.ts';
import './company.css';

/** The level that may edit a company. */
const ownerLevel = 2;

interface CompanyActions {
  onEdit: (company: CompanyRow) => void;
  onView: (company: CompanyRow) => void;
}

/** The specification's columns: name, contact person, contact phone, email, state; and the row's actions. */
export function useCompanyColumns(actions: CompanyActions): DataColumn<CompanyRow>[] {
  const { t } = useTranslation('company');
  return [
    { title: t('field.name'), key: 'name', render: (_, company) => <CompanyName company={company} /> },
    { title: t('field.contact_person'), dataIndex: 'contact_person' },
    { title: t('field.contact_phone'), dataIndex: 'contact_phone', className: 'figures num nowrap' },
    {
      title: t('field.email'),
      dataIndex: 'email',
      render: (email: string | null) => <span className="company-email block break">{email}</span>,
    },
    { title: t('field.state'), key: 'state', render: (_, company) => <CompanyState company={company} /> },
    {
      title: t('actions'),
      key: 'actions',
      align: 'right',
      render: (_, company) => <CompanyButtons company={company} {...actions} />,
    },
  ];
}

export function CompanyName({ company }: { company: CompanyRow }) {
  const { t } = useTranslation('company');
  const { company: current } = useSession();
  return (
    <div className="company-name gap-4-10 flex wrap items-top">
      <span>
        <strong className="medium">{company.name}</strong>
        {company.name_zh && (
          <span className="font-small faint" lang="zh-Hant">
            {company.name_zh}
          </span>
        )}
      </span>
      {company.id === current?.id && <StateTag tone="blue">{t('current')}</StateTag>}
    </div>
  );
}

export function CompanyState({ company }: { company: CompanyRow }) {
  const { t } = useTranslation('company');
  return <StateTag tone={company.state === 'active' ? 'green' : 'grey'}>{t(`state.${company.state}`)}</StateTag>;
}

function CompanyButtons({ company, onEdit, onView }: CompanyActions & { company: CompanyRow }) {
  const { t } = useTranslation('company');
  const { company: current } = useSession();
  const mayEdit = company.level === ownerLevel;
  return (
    <div className="flex justify-end gap-8">
      {company.id !== current?.id && (
        <Button size="small" onClick={() => onView(company)}>
          {t('viewAs')}
        </Button>
      )}
      <Button
        size="small"
        icon={<Icon name={mayEdit ? 'pencil' : 'eye'} size={14} />}
        title={t(mayEdit ? 'edit' : 'details')}
        aria-label={t(mayEdit ? 'edit' : 'details')}
        onClick={() => onEdit(company)}
      />
    </div>
  );
}
