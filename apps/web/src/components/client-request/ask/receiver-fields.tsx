import { Input, type InputRef, Segmented } from 'antd';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../../../i18n/languages.ts';
import { SideField } from '../../form/side-form.tsx';
import type { ReceiverState } from './use-receiver.ts';
import '../questions.css';

/** The client's email address and the first language of the linked page. */
export function ReceiverFields({
  state,
  sentences,
}: {
  state: ReceiverState;
  sentences?: readonly string[] | undefined;
}) {
  const { t } = useTranslation('questions');
  const id = useId();
  const input = useRef<InputRef>(null);
  const { proposedEmail } = state;
  // A person who is in the field when the proposal arrives types over it, not after it.
  useLayoutEffect(() => {
    const field = input.current?.input;
    if (proposedEmail && field === document.activeElement) field?.select();
  }, [proposedEmail]);
  const wrong = state.isWrong ? [t('ask.wrongAddress')] : [];
  return (
    <>
      <SideField
        id={`${id}-email`}
        label={t('ask.email')}
        sentences={[...wrong, ...(sentences ?? [])]}
        hint={state.receiver.email === '' ? t('ask.noMail') : t('ask.mail')}
      >
        <Input
          ref={input}
          id={`${id}-email`}
          type="email"
          maxLength={254}
          value={state.typed.email}
          onChange={({ target }) => state.change({ email: target.value })}
        />
      </SideField>
      <div className="grid cells-start gap-6">
        <span className="font-base muted" id={`${id}-language`}>
          {t('ask.language')}
        </span>
        <Segmented
          aria-labelledby={`${id}-language`}
          value={state.typed.language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(language) => state.change({ language })}
        />
      </div>
    </>
  );
}
