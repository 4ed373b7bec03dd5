import type { PracticeDetail } from '@folio/contract';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePractice } from '../../../../api/queries/people/practice.ts';
import { PracticeLog } from '../../../../components/audit-trail/practice-log.tsx';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import { PracticeFacts } from '../../../../components/practice/practice-screen.tsx';
import { refreshSession } from '../../../../session/expired/refresh.ts';
import { PracticeForm } from '../practice-form.tsx';
import { PracticeFrame } from '../practice-frame.tsx';

/** What the practice says of itself, and whether others find it. */
export default function PracticeSettingsScreen() {
  const { t } = useTranslation('practice');
  return <PracticeFrame title={t('title.settings')}>{({ id }) => <Settings practiceId={id} />}</PracticeFrame>;
}

function Settings({ practiceId }: { practiceId: string }) {
  const { data, error, refetch } = usePractice(practiceId);
  if (error && !data) return <ErrorState detail={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  return <Known practice={data} />;
}

function Known({ practice }: { practice: PracticeDetail }) {
  const { t } = useTranslation('practice');
  const [isEditing, setEditing] = useState(false);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <div className="flex wrap gap-8 items-center below-14">
        <StateTag tone={practice.listed ? 'green' : 'grey'}>{t(practice.listed ? 'isListed' : 'isUnlisted')}</StateTag>
        {practice.my_role === 'manager' && <Button onClick={() => setEditing(true)}>{t('edit')}</Button>}
        <Button type="text" onClick={() => setAdding(true)}>
          {t('createAnother')}
        </Button>
      </div>
      <div className="grid gap-16">
        <PracticeFacts practice={practice} />
        {practice.my_role === 'manager' && <PracticeLog practiceId={practice.id} />}
      </div>
      {isEditing && (
        <PracticeForm practice={practice} onClose={() => setEditing(false)} onSaved={() => void refreshSession()} />
      )}
      {isAdding && <PracticeForm onClose={() => setAdding(false)} onSaved={() => void refreshSession()} />}
    </>
  );
}
