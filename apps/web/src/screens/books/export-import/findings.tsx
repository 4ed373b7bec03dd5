import type { ImportReading } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { Refusal } from '../../../components/form/refusal.tsx';
import { Icon } from '../../../components/page/icon.tsx';

const shownAtFirst = 5;

/** What prevents posting, row by row, and the warnings to read before it. */
export function Findings({ reading, error }: { reading: ImportReading; error: ApiError | null }) {
  const { t } = useTranslation('accounting-exchange');
  const [isWhole, setWhole] = useState(false);
  const { faults, fault_count: count, warnings } = reading;
  const shown = isWhole ? faults : faults.slice(0, shownAtFirst);
  return (
    <>
      {error && <Refusal error={error} />}
      {count > 0 && (
        <section
          className="import-findings flex gap-10 below-12 pad-12-16 radius-large bg-red"
          aria-label={t('faults', { count })}
        >
          <Icon className="rigid above-2 text-amber" name="circle-alert" />
          <div>
            <p className="bold text-red">{t('faults', { count })}</p>
            <ul>
              {shown.map((fault) => (
                <li className="break" key={`${fault.row} ${fault.message}`}>
                  {fault.row !== null && <strong>{t('row', { row: fault.row })} </strong>}
                  {fault.message}
                </li>
              ))}
            </ul>
            {shown.length < faults.length && (
              <button
                type="button"
                className="plain-button font-inherit medium text-plain bg-card framed-strong radius-medium pointer"
                onClick={() => setWhole(true)}
              >
                {t('showAll', { count: faults.length })}
              </button>
            )}
          </div>
        </section>
      )}
      {warnings.map((warning) => (
        <p key={warning.code} className="import-findings flex gap-10 below-12 pad-12-16 bg-amber radius-large">
          <Icon className="rigid above-2 text-amber" name="info" />
          <span>{warning.message}</span>
        </p>
      ))}
    </>
  );
}
