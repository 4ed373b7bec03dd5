import type { SessionEntry, TrustedDevice } from '@folio/contract';
import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRevoke, useSessions, useTrustedDevices } from '../../../../api/queries/people/account-safety.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { StateTag } from '../../../../components/feedback/state-tag.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { Card } from '../../../../components/page/card.tsx';
import { DeviceWords } from './device-words.tsx';
import { Instant } from './instant.tsx';
import './security.css';

/** Where the user is signed in, and which browsers skip the second factor; each can be ended. */
export default function SessionsPanel() {
  return (
    <>
      <Sessions />
      <TrustedDevices />
    </>
  );
}

function Sessions() {
  const { t } = useTranslation('security');
  const { data: sessions, error, refetch } = useSessions();
  const revoke = useRevoke();
  const confirm = useConfirm();
  const endOthers = async () => {
    if (!(await confirm({ title: t('sessions.endOthersAsk'), okText: t('sessions.endOthers') }))) return;
    revoke.otherSessions.mutate(undefined, {
      onSuccess: () => toast.success('security:sessions.ended', { translate: true }),
    });
  };
  const others = sessions?.filter(({ current }) => !current) ?? [];
  return (
    <Card
      title={t('sessions.title')}
      extra={others.length > 0 && <Button onClick={endOthers}>{t('sessions.endOthers')}</Button>}
    >
      <p className="below-16 muted">{t('sessions.lead')}</p>
      {error && !sessions && <ErrorState detail={error.message} onRetry={() => void refetch()} />}
      {!sessions && !error && <Skeleton active title={false} />}
      <ul className="security-list">
        {sessions?.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => revoke.session.mutate(session.id)} />
        ))}
      </ul>
    </Card>
  );
}

function SessionItem({ session, onEnd }: { session: SessionEntry; onEnd: () => void }) {
  const { t } = useTranslation('security');
  return (
    <li className="flex items-center between gap-12 pad-10-0">
      <div>
        <p className="security-name gap-4-10 flex wrap items-center medium">
          <DeviceWords device={session.device} />
          {session.current && <StateTag tone="green">{t('sessions.current')}</StateTag>}
        </p>
        <p className="security-detail flex wrap font-base muted">
          {t('sessions.seen')} <Instant value={session.last_seen_at} />
          {session.address && <span className="figures num">{session.address}</span>}
        </p>
      </div>
      {!session.current && <Button onClick={onEnd}>{t('sessions.end')}</Button>}
    </li>
  );
}

function TrustedDevices() {
  const { t } = useTranslation('security');
  const { data: devices } = useTrustedDevices();
  const revoke = useRevoke();
  if (!devices || devices.length === 0) return null;
  return (
    <Card title={t('trusted.title')}>
      <p className="below-16 muted">{t('trusted.lead')}</p>
      <ul className="security-list">
        {devices.map((device) => (
          <TrustedItem key={device.id} device={device} onEnd={() => revoke.device.mutate(device.id)} />
        ))}
      </ul>
    </Card>
  );
}

function TrustedItem({ device, onEnd }: { device: TrustedDevice; onEnd: () => void }) {
  const { t } = useTranslation('security');
  return (
    <li className="flex items-center between gap-12 pad-10-0">
      <div>
        <p className="security-name gap-4-10 flex wrap items-center medium">
          <DeviceWords device={device.device} />
        </p>
        <p className="security-detail flex wrap font-base muted">
          {t('trusted.until')} <Instant value={device.trusted_until} />
          {device.address && <span className="figures num">{device.address}</span>}
        </p>
      </div>
      <Button onClick={onEnd}>{t('trusted.end')}</Button>
    </li>
  );
}
