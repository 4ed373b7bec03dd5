import type { ReactNode } from 'react';

interface RuleFieldProps {
  /** The id of its input. */
  id: string;
  label: string;
  /** The server's sentences for it. */
  sentences?: readonly string[] | undefined;
  hint?: string;
  children: ReactNode;
}

/** A label over its field, what the field is for, and what is wrong with it. */
export function RuleField({ id, label, sentences, hint, children }: RuleFieldProps) {
  return (
    <div className="rule-field selects-full min-0">
      <label className="block below-4 font-small line-18 muted" htmlFor={id}>
        {label}
      </label>
      {children}
      {hint && <p className="font-small faint">{hint}</p>}
      <FieldError sentences={sentences} />
    </div>
  );
}

export function FieldError({ sentences }: { sentences: readonly string[] | undefined }) {
  if (sentences === undefined || sentences.length === 0) return null;
  return (
    <p className="text-wrong above-4 font-small" role="alert">
      {sentences.join(' ')}
    </p>
  );
}
