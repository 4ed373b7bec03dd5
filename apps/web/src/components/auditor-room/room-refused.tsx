import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Card } from '../page/card.tsx';
import { PageHeader } from '../page/page-header.tsx';

/** Replaces a room that the person cannot enter, or under another title a screen outside the room. */
export function RoomRefused({ title, sentence }: { title?: string; sentence: string }) {
  const { t } = useTranslation('auditor-room');
  const navigate = useNavigate();
  return (
    <div role="alert">
      <PageHeader title={t('mine.title')} />
      <Card>
        <EmptyState
          illustration="search"
          title={title ?? t('refused.title')}
          detail={sentence}
          action={
            <Button type="primary" onClick={() => navigate('/auditor-room')}>
              {t('refused.mine')}
            </Button>
          }
        />
      </Card>
    </div>
  );
}
