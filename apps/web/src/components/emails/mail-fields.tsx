import { Input, Select } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideField } from '../form/side-form.tsx';
import { onSendKey } from '../keyboard/send-key.ts';
import { type MailText, wrongAddresses } from './mail-draft.ts';
import './outgoing.css';

interface MailFieldsProps {
  mail: MailText;
  onChange: (changes: Partial<MailText>) => void;
  /** The server's error messages by field. */
  faults: Record<string, string[]>;
  /** Shown under the text: the values of its placeholders. */
  hint?: ReactNode;
  /** Ctrl Enter in the subject or the text. */
  onSend: () => void;
}

export function MailFields({ mail, onChange, faults, hint, onSend }: MailFieldsProps) {
  const { t } = useTranslation('outgoing');
  const id = useId();
  const [startsEmpty] = useState(mail.to.length === 0);
  return (
    <>
      <AddressField
        id={`${id}-to`}
        label={t('mail.to')}
        addresses={mail.to}
        autoFocus={startsEmpty}
        sentences={sentencesOf(faults, 'to')}
        onChange={(to) => onChange({ to })}
      />
      <AddressField
        id={`${id}-cc`}
        label={t('mail.cc')}
        addresses={mail.cc}
        sentences={sentencesOf(faults, 'cc')}
        onChange={(cc) => onChange({ cc })}
      />
      <SideField id={`${id}-subject`} label={t('mail.subject')} sentences={faults.subject}>
        <Input
          id={`${id}-subject`}
          value={mail.subject}
          maxLength={200}
          onChange={(event) => onChange({ subject: event.target.value })}
          onKeyDown={onSendKey(onSend)}
        />
      </SideField>
      <SideField id={`${id}-body`} label={t('mail.body')} sentences={faults.body} hint={hint}>
        <Input.TextArea
          id={`${id}-body`}
          value={mail.body}
          maxLength={5000}
          autoSize={{ minRows: 8, maxRows: 16 }}
          onChange={(event) => onChange({ body: event.target.value })}
          onKeyDown={onSendKey(onSend)}
        />
      </SideField>
    </>
  );
}

interface AddressFieldProps {
  id: string;
  label: string;
  addresses: string[];
  sentences: readonly string[];
  autoFocus?: boolean;
  onChange: (addresses: string[]) => void;
}

/** Several email addresses; a comma, a semicolon, a space or Enter ends one. */
export function AddressField({ id, label, addresses, sentences, autoFocus, onChange }: AddressFieldProps) {
  const { t } = useTranslation('outgoing');
  const wrong = wrongAddresses(addresses);
  const own = wrong.length === 0 ? [] : [t('mail.wrongAddress', { address: wrong.join(', ') })];
  return (
    <SideField id={id} label={label} sentences={[...own, ...sentences]}>
      <Select
        id={id}
        mode="tags"
        {...(autoFocus && { autoFocus })}
        open={false}
        suffixIcon={null}
        tokenSeparators={[',', ';', ' ', '\n', '\t']}
        value={addresses}
        placeholder={t('mail.addressHint')}
        {...(wrong.length > 0 && { status: 'error' as const })}
        onChange={(typed: string[]) => onChange([...new Set(typed.map((one) => one.trim()).filter(Boolean))])}
      />
    </SideField>
  );
}

/** The server reports errors of a list on the list or on its items. */
export function sentencesOf(faults: Record<string, string[]>, field: string): string[] {
  const at = Object.entries(faults).filter(([path]) => path === field || path.startsWith(`${field}.`));
  return [...new Set(at.flatMap(([, sentences]) => sentences))];
}
