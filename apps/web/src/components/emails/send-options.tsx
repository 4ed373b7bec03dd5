import { Checkbox, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../../i18n/languages.ts';
import type { Attachment, MailDraft } from './mail-draft.ts';
import type { DocumentMail } from './use-document-mail.ts';

const attachments: readonly Attachment[] = ['pdf', 'facturx', 'ubl'];

export function SendOptions({ writing, mail }: { writing: DocumentMail; mail: MailDraft }) {
  const { t } = useTranslation('outgoing');
  const { kinds, kind, begin, change } = writing;
  return (
    <div className="gap-12-16 flex wrap items-center">
      {kinds.length > 1 && (
        <Segmented
          aria-label={t('send.template')}
          value={kind ?? kinds[0] ?? ''}
          options={kinds.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
          onChange={(value) => void begin({ kind: kinds.find((one) => one === value) })}
        />
      )}
      <Segmented
        aria-label={t('send.language')}
        value={mail.language}
        options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        onChange={(language) => void begin({ language })}
      />
      <fieldset className="mail-files gap-4-12 m-0 p-0 border-0 flex wrap items-center">
        <legend className="p-0 font-base muted">{t('send.attach')}</legend>
        <Checkbox.Group
          value={mail.attach}
          options={attachments.map((one) => ({ value: one, label: t(`attach.${one}`) }))}
          onChange={(chosen) => change({ attach: attachments.filter((one) => chosen.includes(one)) })}
        />
      </fieldset>
    </div>
  );
}
