import type { CloseBoard, ScheduleRow, SignOffRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { useCloseCalls } from '../../../api/queries/year-end/close.ts';
import { useConfirm } from '../../../components/feedback/confirm.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { asApiError, refusalText } from '../../../components/form/refusal-text.ts';
import { useMay } from '../../../session/use-may.ts';
import { canSign } from './schedule-state.ts';

interface SignButtonsProps {
  board: CloseBoard;
  /** Only these schedules; all that can be signed unless given. */
  rows?: readonly ScheduleRow[];
}

/** Signs off every schedule that agrees or is explained, as the preparer or the reviewer. */
export function SignButtons({ board, rows = board.schedules }: SignButtonsProps) {
  const { t } = useTranslation('accounting-close');
  const may = { preparer: useMay('write'), reviewer: useMay('approve') };
  const { isBusy, error, sign } = useSign(board);
  const roles = (['preparer', 'reviewer'] as const).filter((role) => may[role]);
  return (
    <span className="flex wrap items-center gap-8">
      {error && (
        <span className="text-red" role="alert">
          {refusalText(error)}
        </span>
      )}
      {roles.map((role) => {
        const ready = rows.filter((row) => canSign(row, role));
        return (
          <Button
            key={role}
            size="small"
            loading={isBusy}
            disabled={ready.length === 0}
            onClick={() => void sign(role, ready)}
          >
            {t(`sign.${role}`, { count: ready.length })}
          </Button>
        );
      })}
    </span>
  );
}

function useSign({ kind, end }: CloseBoard) {
  const { t } = useTranslation('accounting-close');
  const calls = useCloseCalls();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const sign = async (role: SignOffRow['role'], rows: readonly ScheduleRow[]) => {
    setError(null);
    const count = rows.length;
    const question = { title: t(`sign.ask.${role}`, { count }), detail: t('sign.detail'), okText: t('sign.ok') };
    if (!(await confirm(question))) return;
    setBusy(true);
    try {
      const body = { kind, end, schedules: rows.map(({ account, hash }) => ({ account_code: account.code, hash })) };
      await (role === 'preparer' ? calls.prepare(body) : calls.review(body));
      toast.success(t('sign.done', { count }));
    } catch (cause) {
      setError(asApiError(cause));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, sign };
}
