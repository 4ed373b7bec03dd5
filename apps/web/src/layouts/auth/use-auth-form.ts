import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { problemOf, problemsOf, type Rules } from './form-rules.ts';

type Values = Record<string, string>;

/** What one field needs; spread it into `TextField`. */
export interface FieldBinding {
  name: string;
  value: string;
  problem: string;
  onText: (text: string) => void;
  onLeave: () => void;
}

export interface AuthForm<V extends Values> {
  values: V;
  isBusy: boolean;
  /** What went wrong beyond the fields; empty when nothing did. */
  failure: string;
  field: (name: keyof V & string) => FieldBinding;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Runs another action of the page under the same rules: one at a time, its failure said in the form. */
  run: (action: () => Promise<void>) => Promise<void>;
}

/** The sentence for a failed auth call: the server's, else about the connection, else the general one. */
function useFailureWords(): (error: ApiError | null) => string {
  const { t } = useTranslation('common');
  return (error) => {
    if (error?.word === 'network') return t('error.network');
    return error?.message || t('error.generic');
  };
}

/** At most one action at a time: a second click while the first is under way does nothing. */
function useSingleAction(onFailure: (error: ApiError | null) => void) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = async (action: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await action();
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : null;
      console.error('The form was refused:', error ? `${error.status} ${error.word}` : cause);
      onFailure(error);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}

function firstSentences(fields: Record<string, string[]>): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, sentences]) => [name, sentences[0] ?? '']));
}

/**
 * A form of an auth page. Failures are said in the form and logged, never shown as a toast: at the refused fields when
 * the server names them, else above the form.
 */
export function useAuthForm<V extends Values>(
  initial: V,
  rules: Rules,
  send: (values: V) => Promise<void>,
): AuthForm<V> {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Values>({});
  const [failure, setFailure] = useState('');
  const wordsOf = useFailureWords();
  const { isBusy, run } = useSingleAction((error) => {
    const refused = firstSentences(error?.fields ?? {});
    const isShown = Object.keys(refused).some((name) => name in initial);
    setProblems(refused);
    setFailure(isShown ? '' : wordsOf(error));
  });
  useFocusFirst(problems, isBusy);

  const field = (name: keyof V & string): FieldBinding => ({
    name,
    value: values[name] ?? '',
    problem: problems[name] ?? '',
    onText: (text) => {
      // A password manager fills several fields before the next render: each change builds on the one before it.
      setValues((current) => ({ ...current, [name]: text }));
      setProblems((current) => (current[name] ? { ...current, [name]: '' } : current));
    },
    onLeave: () => {
      if (values[name]) setProblems((current) => ({ ...current, [name]: problemOf(name, rules, values) }));
    },
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf(rules, values);
    setProblems(found);
    setFailure('');
    if (Object.keys(found).length === 0) void run(() => send(values));
    else focusField(Object.keys(found)[0]);
  };
  return { values, isBusy, failure, field, onSubmit, run };
}

function focusField(name: string | undefined): void {
  if (name !== undefined) document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
}

/** After an answer that refuses fields, the first of them takes the focus. */
function useFocusFirst(problems: Values, isBusy: boolean): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) focusField(Object.keys(problems).find((name) => problems[name]));
    wasBusy.current = isBusy;
  }, [problems, isBusy]);
}
