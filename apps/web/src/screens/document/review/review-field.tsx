import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnsure, noteOf } from './evidence.ts';
import { useReview } from './review-context.ts';

export interface FieldInput {
  id: string;
  disabled: boolean;
  status: 'error' | 'warning' | '';
  onFocus: () => void;
}

interface ReviewFieldProps {
  /** The field's path in the draft, as evidence and checks have it. */
  path: string;
  label: string;
  /** Takes the place of the note on where it was read. */
  note?: string | undefined;
  className?: string;
  children: (input: FieldInput) => ReactNode;
}

/** A field with its label, how sure it is, and what does not hold about it. The page follows its focus. */
export function ReviewField({ path, label, note, className, children }: ReviewFieldProps) {
  const { evidence, checks, errors, touched, readOnly, focus } = useReview();
  const isAmber = isUnsure(evidence[path]) && !touched.has(path) && !readOnly;
  const sentences = errors[`draft.${path}`] ?? errors[path] ?? [];
  const failing = checks.filter((check) => !check.holds && check.where === path);
  const status = sentences.length > 0 ? 'error' : isAmber || failing.length > 0 ? 'warning' : '';
  const classes = ['review-field', isAmber && 'review-field-unsure', className].filter(Boolean).join(' ');
  return (
    <div className={classes}>
      <div className="review-label">
        <label htmlFor={`field-${path}`}>{label}</label>
        <FieldNoteWords path={path} note={note} />
      </div>
      {children({ id: `field-${path}`, disabled: readOnly, status, onFocus: () => focus(path) })}
      {sentences.map((sentence) => (
        <p key={sentence} className="review-error" role="alert">
          {sentence}
        </p>
      ))}
      {failing.map((check) => (
        <p key={check.code} className="review-warning">
          {check.message}
        </p>
      ))}
    </div>
  );
}

function FieldNoteWords({ path, note: given }: { path: string; note: string | undefined }) {
  const { t } = useTranslation('document');
  const { evidence, touched, readOnly } = useReview();
  if (given) return <span>{given}</span>;
  const note = noteOf(evidence[path], touched.has(path));
  if (note === null || (readOnly && note.word === 'sure')) return null;
  return (
    <span className={note.word === 'sure' ? 'review-unsure' : undefined}>{t(`note.${note.word}`, { ...note })}</span>
  );
}
