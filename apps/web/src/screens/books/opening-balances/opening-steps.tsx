import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/page/icon.tsx';
import type { OpeningPartProps } from './opening-part.ts';

const steps = ['balances', 'documents', 'result'] as const;
export type StepName = (typeof steps)[number];

/** The step an address names; the first unless it names one. */
export function stepOf(text: string): StepName {
  return steps.find((step) => step === text) ?? 'balances';
}

/** The three steps; each may be gone to at any time. */
export function OpeningSteps({ step, opening, draft, state, onStep }: OpeningPartProps & { step: StepName }) {
  const { t } = useTranslation('accounting-opening-balances');
  const isPosted = opening.entry_id !== null && !draft.isDirty;
  const isNil = !/[1-9]/.test(state.equity);
  const isDone: Record<StepName, boolean> = {
    balances: isPosted,
    documents: opening.documents.length > 0 && !state.points.some((one) => isOfDocuments(one.reason)),
    result: isPosted && isNil,
  };
  return (
    <nav aria-label={t('steps')}>
      <ol className="opening-steps tint-buttons gap-4-8 flex wrap below-16">
        {steps.map((name, index) => (
          <li key={name}>
            <button
              className="font-inherit bg-none inline-flex items-center gap-10 medium muted radius-large pointer framed-clear min-h-40"
              type="button"
              aria-current={name === step ? 'step' : undefined}
              onClick={() => onStep(name)}
            >
              <span
                className={
                  isDone[name]
                    ? 'h-26 w-26 inline-grid centred font-base bold radius-circle text-green bg-green'
                    : 'h-26 w-26 inline-grid centred font-base bold text-selected bg-selected radius-circle'
                }
              >
                {isDone[name] ? <Icon name="check" size={14} /> : index + 1}
              </span>
              <span className="opening-word">{t(`step.${name}`)}</span>
              {isDone[name] && <span className="visually-hidden absolute clip nowrap"> {t('stepDone')}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const isOfDocuments = (reason: string) => reason === 'receivables' || reason === 'payables';
