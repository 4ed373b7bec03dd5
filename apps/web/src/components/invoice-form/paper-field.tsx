import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sentencesOf } from './items/item-faults.ts';

interface PaperFieldProps {
  /** The field's path in the draft; its input has the id `field-<path>`. */
  path: string;
  /** The message key of its label under `field`; default: the path. */
  name?: string;
  errors: Readonly<Record<string, string[]>>;
  className?: string;
  children: ReactNode;
}

/** A label above its field, with the server's error messages below. */
export function PaperField({ path, name, errors, className, children }: PaperFieldProps) {
  const { t } = useTranslation('invoice-editor');
  const sentences = sentencesOf(errors, path);
  return (
    <div
      className={['paper-field selects-full min-0', sentences !== '' && 'paper-field-wrong', className]
        .filter(Boolean)
        .join(' ')}
    >
      <label htmlFor={`field-${path}`}>{t(`field.${name ?? path}`)}</label>
      {children}
      {sentences !== '' && (
        <p className="above-4 font-small text-red" role="alert">
          {sentences}
        </p>
      )}
    </div>
  );
}
