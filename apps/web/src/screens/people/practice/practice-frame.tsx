import type { Profile } from '@folio/contract';
import { Button, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useNavigate } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Card } from '../../../components/page/card.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { refreshSession } from '../../../session/expired/refresh.ts';
import { PracticeForm } from './practice-form.tsx';
import { useMyPractice } from './use-my-practice.ts';
import '../../../components/navigation/sales-nav.css';
import '../../../components/practice/practice.css';

type Practice = Profile['practices'][number];

const places = [
  { name: 'clients', path: '/practice', forManagers: false },
  { name: 'work', path: '/practice/work', forManagers: false },
  { name: 'deadlines', path: '/practice/deadlines', forManagers: false },
  { name: 'requests', path: '/practice/requests', forManagers: true },
  { name: 'staff', path: '/practice/staff', forManagers: false },
  { name: 'settings', path: '/practice/settings', forManagers: false },
] as const;

interface PracticeFrameProps {
  title: string;
  actions?: (practice: Practice) => ReactNode;
  children: (practice: Practice) => ReactNode;
}

/** The frame of a practice's screens: its name and the links between them; or, without a practice, how to get one. */
export function PracticeFrame({ title, actions, children }: PracticeFrameProps) {
  const { t } = useTranslation('practice');
  const { practice, practices, choose } = useMyPractice();
  if (practice === null) return <NoPractice title={title} />;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={practices.length === 1 ? practice.name : undefined}
        beside={
          practices.length > 1 && (
            <Select
              aria-label={t('choose')}
              value={practice.id}
              onChange={choose}
              options={practices.map(({ id, name }) => ({ value: id, label: name }))}
              className="min-w-200"
            />
          )
        }
        actions={actions?.(practice)}
      />
      <nav className="sales-nav rings-inside flex scroll-x gap-4 ruled-below" aria-label={t('nav.label')}>
        {places
          .filter(({ forManagers }) => !forManagers || practice.role === 'manager')
          .map(({ name, path }) => (
            <NavLink key={name} end to={path}>
              {t(`nav.${name}`)}
            </NavLink>
          ))}
      </nav>
      <div key={practice.id}>{children(practice)}</div>
    </>
  );
}

function NoPractice({ title }: { title: string }) {
  const { t } = useTranslation('practice');
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHeader title={title} />
      <Card>
        <EmptyState
          illustration="building"
          title={t('none.title')}
          detail={t('none.detail')}
          action={
            <div className="flex wrap gap-8">
              <Button type="primary" onClick={() => setAdding(true)}>
                {t('create')}
              </Button>
              <Button onClick={() => navigate('/settings/explore')}>{t('none.explore')}</Button>
            </div>
          }
        />
      </Card>
      {isAdding && <PracticeForm onClose={() => setAdding(false)} onSaved={() => void refreshSession()} />}
    </>
  );
}
