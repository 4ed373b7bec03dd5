import type { BankLineRow } from '@folio/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../../../api/api-error.ts';
import { bankCalls } from '../../../../api/queries/banking/bank.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { Icon } from '../../../../components/page/icon.tsx';
import { isToDo } from '../coding/coding.ts';

/** What the reader corrected or found wrong in a line, and what the user can do about it. */
export function FlagNotes({ line, readOnly }: { line: BankLineRow; readOnly: boolean }) {
  const { t } = useTranslation('bank-statement');
  const path = `/document/${line.document_id}${line.page === null ? '' : `?page=${line.page}`}`;
  return line.flags.map((flag) => (
    <p key={flag} className="flag-note around-0-0-8 gap-4-10 flex wrap items-center text-amber bg-amber radius-medium">
      <Icon name="triangle-alert" size={15} />
      <span>{t(`flagNote.${flag}`)}</span>
      {flag === 'flip' && !readOnly && isToDo(line) && <FlipButton lineId={line.id} />}
      {line.document_id !== null && <Link to={path}>{t('flagNote.look')}</Link>}
    </p>
  ));
}

function FlipButton({ lineId }: { lineId: string }) {
  const { t } = useTranslation('bank-statement');
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => bankCalls.flip(lineId),
    onSuccess: () => {
      toast.success(t('done.flipped'));
      return queryClient.invalidateQueries({ queryKey: ['bank'] });
    },
    onError: (cause) =>
      toast.error(cause instanceof ApiError && cause.message !== '' ? cause.message : t('common:error.network')),
  });
  return (
    <Button size="small" loading={isPending} icon={<Icon name="arrow-left-right" size={14} />} onClick={() => mutate()}>
      {t('flagNote.turn')}
    </Button>
  );
}
