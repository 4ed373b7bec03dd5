import type { FilingItem } from '@folio/contract';
import { Input, Select } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SideField } from '../../../components/form/side-form.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { groupOf } from './answers-draft.ts';
import { wordsIn } from './words-in.ts';

interface AnswerFieldProps {
  item: FilingItem;
  isLocked: boolean;
  value: string;
  onChange: (element: string, value: string) => void;
}

/** One of about a hundred fields: drawn again only if its own value changes. */
export const AnswerField = memo(function AnswerField({ item, isLocked, value, onChange }: AnswerFieldProps) {
  const { t } = useTranslation('accounting-filing');
  const id = `filing-${item.element}`;
  const hint = item.computed === null ? undefined : t('answers.computed', { value: item.computed });
  return (
    <SideField id={id} label={wordsIn(currentLanguage(), item.label)} hint={hint}>
      {item.kind === 'flag' ? (
        <Select
          id={id}
          allowClear
          disabled={isLocked}
          placeholder={t('answers.open')}
          value={value === '' ? null : value}
          options={['true', 'false'].map((one) => ({ value: one, label: t(`answers.${one}`) }))}
          onChange={(chosen: string | null | undefined) => onChange(item.element, chosen ?? '')}
        />
      ) : (
        <Input
          id={id}
          disabled={isLocked}
          inputMode={groupOf(item) === 'amount' ? 'numeric' : 'text'}
          maxLength={groupOf(item) === 'amount' ? 20 : 4000}
          value={value}
          onChange={({ target }) => onChange(item.element, target.value)}
        />
      )}
    </SideField>
  );
});
