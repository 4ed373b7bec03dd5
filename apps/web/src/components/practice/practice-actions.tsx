import type { PracticeDetail } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccessRequests, useRequestCalls } from '../../api/queries/people/access-request.ts';
import { usePracticeMutations } from '../../api/queries/people/practice.ts';
import { currentLanguage } from '../../i18n/start-language.ts';
import { companyNameIn } from '../../layouts/main/company-name.ts';
import { useSession } from '../../session/session-store.ts';
import { useMay } from '../../session/use-may.ts';
import { LevelDialog } from '../access/level-dialog.tsx';
import { RequestStateTag } from '../access/request-state.tsx';
import { StateTag } from '../feedback/state-tag.tsx';
import { toast } from '../feedback/toast/toast.ts';
import { refusalText } from '../form/refusal-text.ts';

/** A company's owner invites the practice to the company on the screen; an accountant asks to join the practice. */
export function PracticeActions({ practice }: { practice: PracticeDetail }) {
  const { profile } = useSession();
  return (
    <div className="flex wrap gap-8">
      {profile?.account_type !== 'company' && <Join practice={practice} />}
      <Apply practice={practice} />
    </div>
  );
}

function Join({ practice }: { practice: PracticeDetail }) {
  const { t } = useTranslation('access');
  const calls = usePracticeMutations();
  const attempt = async (call: Promise<unknown>, said: string) => {
    try {
      await call;
      toast.success(said);
    } catch (cause) {
      toast.error(refusalText(cause));
    }
  };
  if (practice.my_state === 'active') return <StateTag tone="green">{t('join.active')}</StateTag>;
  if (practice.my_state === 'asked') {
    return (
      <Button onClick={() => void attempt(calls.unjoin(practice.id), t('join.takenBack'))}>{t('join.takeBack')}</Button>
    );
  }
  return <Button onClick={() => void attempt(calls.join(practice.id), t('join.asked'))}>{t('join.ask')}</Button>;
}

function Apply({ practice }: { practice: PracticeDetail }) {
  const { t } = useTranslation('access');
  const isOwner = useMay('owner');
  const { company } = useSession();
  const calls = useRequestCalls();
  const [isOpen, setOpen] = useState(false);
  const { data } = useAccessRequests({ page: 1, limit: 200 }, isOwner);
  const open = data?.data.find(
    ({ practice_id: id, state }) => id === practice.id && (state === 'pending' || state === 'accepted'),
  );
  if (!isOwner || company === null) return null;
  if (open) {
    return (
      <Link to="/settings/explore/access-management">
        <RequestStateTag state={open.state} />
      </Link>
    );
  }
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('apply')}
      </Button>
      {isOpen && (
        <LevelDialog
          title={t('apply')}
          detail={t('applyDetail', { practice: practice.name, company: companyNameIn(currentLanguage(), company) })}
          okText={t('send')}
          withMessage
          onOk={async (role, message) => {
            await calls.invite({ practice_id: practice.id, role, message });
            toast.success(t('applied'));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
