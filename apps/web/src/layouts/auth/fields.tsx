import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DoorIcon } from '../../components/page/door-icon.tsx';
import type { FieldBinding } from './use-auth-form.ts';
import './fields.css';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldBinding | 'onChange' | 'onBlur' | 'id'>;

interface FieldProps extends FieldBinding, InputProps {
  label: string;
  /** Under the field, while nothing is wrong. */
  hint?: string;
  /** At the right of the label: a link. */
  aside?: ReactNode;
  /** Inside the box, at the right. */
  after?: ReactNode;
}

/** A labelled field with its error below, linked for screen readers. */
export function TextField({ label, hint, aside, after, problem, onText, onLeave, ...input }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="field below-18">
      <div className="flex between gap-12 below-6">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div
        className={
          problem
            ? 'field-box flex items-center bg-card framed-strong radius-large min-h-42 field-box-wrong'
            : 'field-box flex items-center bg-card framed-strong radius-large min-h-42'
        }
      >
        <input
          {...input}
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem || hint ? noteId : undefined}
          onChange={(event) => onText(event.target.value)}
          onBlur={onLeave}
        />
        {after}
      </div>
      <p
        id={noteId}
        className={problem ? 'field-note font-base faint text-wrong' : 'field-note font-base faint'}
        aria-live="polite"
      >
        {problem || hint}
      </p>
    </div>
  );
}

/** A password with a button that shows it. */
export function PasswordField(props: FieldProps) {
  const { t } = useTranslation('auth');
  const [isShown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className="field-toggle ring-inside p-0 border-0 bg-none grid centred faint radius-medium pointer w-36 h-36"
      aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <DoorIcon name={isShown ? 'eye' : 'eye-off'} />
    </button>
  );
  return <TextField {...props} type={isShown ? 'text' : 'password'} after={toggle} />;
}
