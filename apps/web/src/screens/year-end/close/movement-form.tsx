import type { CloseBoard, MovementRow } from '@folio/contract';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseCalls } from '../../../api/queries/year-end/close.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { accountName } from '../../../components/select/account-select.tsx';
import { useClosingSave } from './use-closing-save.ts';

interface MovementFormProps {
  board: CloseBoard;
  row: MovementRow;
  onClose: () => void;
}

/** Keeps why an account changed. The sentence that Folio proposes can be kept or written again. */
export function MovementForm({ board, row, onClose }: MovementFormProps) {
  const { t } = useTranslation('accounting-close');
  const { keepMovement } = useCloseCalls();
  const { isBusy, error, save } = useClosingSave(onClose);
  const [explanation, setExplanation] = useState(row.explanation || row.proposal);
  const place = { kind: board.kind, end: board.end, account_code: row.account.code };
  return (
    <SideForm
      title={`${row.account.code} ${accountName(row.account)}`}
      okText={t('save')}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void save(() => keepMovement({ ...place, explanation, version: row.version }))}
      onClose={onClose}
    >
      <SideField
        id="movement-explanation"
        label={t('explanation')}
        hint={row.explanation === '' && t('movements.hint')}
        sentences={error?.fields.explanation}
      >
        <Input.TextArea
          id="movement-explanation"
          autoFocus
          rows={6}
          maxLength={2000}
          value={explanation}
          onChange={(event) => setExplanation(event.target.value)}
        />
      </SideField>
    </SideForm>
  );
}
