import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldNote, isUnsure, noteOf } from '../../../../components/document/evidence.ts';
import { Icon, type IconName } from '../../../../components/page/icon.tsx';
import { MendedNote } from './invoice/mended-note.tsx';
import { useReview } from './review-context.ts';
import './review-field.css';

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
  const { evidence, checks, errors, touched, accepted, mended, readOnly, focus } = useReview();
  const isSettled = touched.has(path) || accepted.has(path) || readOnly;
  const isAmber = (isUnsure(evidence[path]) || mended.has(path)) && !isSettled;
  const sentences = errors[`draft.${path}`] ?? errors[path] ?? [];
  const failing = checks.filter((check) => !check.holds && check.where === path);
  const status = sentences.length > 0 ? 'error' : isAmber || failing.length > 0 ? 'warning' : '';
  const classes = ['review-field', isAmber && 'review-field-unsure', className].filter(Boolean).join(' ');
  return (
    <div className={classes}>
      <div className="review-label line-20 flex between gap-8 font-small muted">
        <label className="nowrap" htmlFor={`field-${path}`}>
          {label}
        </label>
        <FieldNoteWords path={path} note={note} />
      </div>
      {children({ id: `field-${path}`, disabled: readOnly, status, onFocus: () => focus(path) })}
      {sentences.map((sentence) => (
        <p key={sentence} className="above-3 font-small text-red" role="alert">
          {sentence}
        </p>
      ))}
      {!touched.has(path) && <MendedNote printed={mended.get(path)} />}
      {failing.map((check) => (
        <p key={check.code} className="review-warning above-3 font-small text-amber">
          {check.message}
        </p>
      ))}
    </div>
  );
}

const noteIcons: Partial<Record<NonNullable<FieldNote>['word'], IconName>> = {
  sure: 'triangle-alert',
  mended: 'wrench',
  computed: 'calculator',
  accepted: 'check',
  learnt: 'history',
};

function FieldNoteWords({ path, note: given }: { path: string; note: string | undefined }) {
  const { t } = useTranslation('document');
  const { evidence, touched, accepted, mended, learnt, readOnly } = useReview();
  if (given) return <span>{given}</span>;
  const note = noteOf({
    evidence: evidence[path],
    isTouched: touched.has(path),
    isAccepted: accepted.has(path),
    isMended: mended.has(path),
    isLearnt: learnt.has(path),
  });
  if (note === null || (readOnly && note.word === 'sure')) return null;
  const icon = noteIcons[note.word];
  return (
    <span className={note.word === 'sure' || note.word === 'mended' ? 'review-unsure' : undefined}>
      {icon && <Icon name={icon} size={12} />} {t(`note.${note.word}`, { ...note })}
    </span>
  );
}
