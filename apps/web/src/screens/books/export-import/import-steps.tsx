import type { ImportReading } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/page/icon.tsx';
import { columnFaults, openAccounts } from './reading.ts';
import type { StepProps } from './step-props.ts';

const steps = ['columns', 'accounts', 'post'] as const;
export type StepName = (typeof steps)[number];

/** The step an address names; the first unless it names one. */
export function stepOf(text: string): StepName {
  return steps.find((step) => step === text) ?? 'columns';
}

function isDone(step: StepName, reading: ImportReading): boolean {
  if (step === 'columns') return columnFaults(reading).length === 0;
  if (step === 'accounts') return reading.accounts.length > 0 && openAccounts(reading).length === 0;
  return false;
}

/** The steps of an import; each may be gone to at any time. */
export function ImportSteps({ step, reading, onStep }: StepProps & { step: StepName }) {
  const { t } = useTranslation('accounting-exchange');
  return (
    <nav aria-label={t('steps')}>
      <ol className="import-steps tint-buttons gap-4-8 flex wrap below-16">
        {steps.map((name, index) => {
          const done = isDone(name, reading);
          return (
            <li key={name}>
              <button
                className="font-inherit bg-none inline-flex items-center gap-10 medium muted radius-large pointer framed-clear min-h-40"
                type="button"
                aria-current={name === step ? 'step' : undefined}
                onClick={() => onStep(name)}
              >
                <span
                  className={
                    done
                      ? 'h-26 w-26 grid centred font-base radius-circle bg-green text-green'
                      : 'h-26 w-26 grid centred font-base bg-grey radius-circle'
                  }
                >
                  {done ? <Icon name="check" size={14} /> : index + 1}
                </span>
                {t(`step.${name}`)}
                {done && <span className="visually-hidden absolute clip nowrap"> {t('stepDone')}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
