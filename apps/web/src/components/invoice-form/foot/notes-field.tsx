import { Input } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PaperField } from '../paper-field.tsx';
import type { PaperPartProps } from '../paper-part.ts';

type NotesProps = Pick<PaperPartProps, 'change' | 'errors'> & { notes: string | null };

export const NotesField = memo(function NotesField({ notes, change, errors }: NotesProps) {
  const { t } = useTranslation('invoice-editor');
  return (
    <PaperField path="notes" errors={errors}>
      <Input.TextArea
        id="field-notes"
        value={notes ?? ''}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={2000}
        placeholder={t('placeholder.notes')}
        onChange={(event) => change((before) => ({ ...before, notes: event.target.value || null }))}
      />
    </PaperField>
  );
});
