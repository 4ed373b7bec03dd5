import { Skeleton, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useChooseMail, useMailChoices } from '../../../api/queries/people/account-setting.ts';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Card } from '../../../components/page/card.tsx';
import { useSession } from '../../../session/session-store.ts';

/** Which emails the user gets. Security emails are listed too, but cannot be switched off. */
export function NoticesTab() {
  const { t } = useTranslation('account-setting');
  const { profile } = useSession();
  const { data: choices, error, refetch } = useMailChoices();
  const choose = useChooseMail();
  if (error && choices === undefined) return <ErrorState detail={error.message} onRetry={() => void refetch()} />;
  if (choices === undefined) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  return (
    <Card title={t('notices.title')}>
      <p className="reading-note font-base muted">{t('notices.lead', { email: profile?.email })}</p>
      {choices.map(({ kind, wanted }) => (
        <NoticeRow
          key={kind}
          title={t(`notices.kind.${kind}`)}
          hint={t(`notices.hint.${kind}`)}
          isOn={wanted}
          onChange={(on) => void choose({ kind, wanted: on })}
        />
      ))}
      <NoticeRow title={t('notices.security')} hint={t('notices.securityHint')} isOn />
    </Card>
  );
}

interface NoticeRowProps {
  title: string;
  hint: string;
  isOn: boolean;
  /** Without it the switch is disabled. */
  onChange?: (on: boolean) => void;
}

function NoticeRow({ title, hint, isOn, onChange }: NoticeRowProps) {
  const id = useId();
  return (
    <div className="notice-row pad-12-0 grid items-center columns-wide-auto gap-16 ruled-above">
      <div>
        <p id={id}>{title}</p>
        <p id={`${id}-hint`} className="reading-note font-base muted">
          {hint}
        </p>
      </div>
      <Switch
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        checked={isOn}
        disabled={onChange === undefined}
        {...(onChange && { onChange })}
      />
    </div>
  );
}
