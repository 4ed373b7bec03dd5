import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PaperFieldProps {
  /** The field's path in the draft; its input has the id `field-<path>`. */
  path: string;
  /** The key of its word under `field`; the path's unless told. */
  name?: string;
  errors: Readonly<Record<string, string[]>>;
  className?: string;
  children: ReactNode;
}

/** The sentences the server has for a field, under whichever name of its path it sent. */
export function sentencesAt(errors: Readonly<Record<string, string[]>>, path: string): string[] {
  return errors[path] ?? errors[`draft.${path}`] ?? errors[`invoice.${path}`] ?? errors[`draft.invoice.${path}`] ?? [];
}

/** A label over its field, with the server's sentences below. */
export function PaperField({ path, name, errors, className, children }: PaperFieldProps) {
  const { t } = useTranslation('invoice');
  const sentences = sentencesAt(errors, path);
  return (
    <div className={['paper-field', className].filter(Boolean).join(' ')}>
      <label htmlFor={`field-${path}`}>{t(`field.${name ?? path}`)}</label>
      {children}
      {sentences.length > 0 && (
        <p className="paper-error" role="alert">
          {sentences.join(' ')}
        </p>
      )}
    </div>
  );
}
