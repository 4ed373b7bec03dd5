import type { MailKind, MailTemplateRow } from '@folio/contract';
import { Segmented, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMailTemplates } from '../../api/queries/trade/outgoing.ts';
import { type Language, languageNames, languages } from '../../i18n/languages.ts';
import { currentLanguage } from '../../i18n/start-language.ts';
import { ErrorState } from '../feedback/error-state.tsx';
import { TemplateEditor } from './template-editor.tsx';
import './outgoing.css';

const kinds: readonly MailKind[] = ['invoice', 'quotation', 'credit_note', 'receipt', 'reminder', 'statement'];

/** The email templates for the settings screen: one at a time, with an example next to it. */
export function MailTemplates() {
  const { t } = useTranslation('outgoing');
  const id = useId();
  const { data, error, refetch } = useMailTemplates();
  const [kind, setKind] = useState<MailKind>('invoice');
  const [language, setLanguage] = useState<Language>(currentLanguage());
  if (error && !data) return <ErrorState detail={error.message} onRetry={() => void refetch()} />;
  if (!data) return <p className="font-base faint">{t('common:loading')}</p>;
  const own = (one: MailTemplateRow) => one.kind === kind && one.language === language;
  const template = data.find(own);
  return (
    <div className="templates">
      <div className="templates-choice gap-12-20 flex wrap items-center below-16">
        <span>
          <label htmlFor={id}>{t('templates.kind')}</label>
          <Select
            id={id}
            value={kind}
            options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onChange={setKind}
          />
        </span>
        <Segmented
          aria-label={t('send.language')}
          value={language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={setLanguage}
        />
      </div>
      {template && <TemplateEditor key={`${kind} ${language}`} template={template} />}
    </div>
  );
}
