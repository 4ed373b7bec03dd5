import type { ImportReading } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { Icon } from '../../../components/icon.tsx';
import { Refusal } from '../refusal.tsx';

const shownAtFirst = 5;

/** What stands against posting, row by row, and what should be known before it. */
export function Findings({ reading, error }: { reading: ImportReading; error: ApiError | null }) {
  const { t } = useTranslation('accounting-exchange');
  const [isWhole, setWhole] = useState(false);
  const { faults, fault_count: count, warnings } = reading;
  const shown = isWhole ? faults : faults.slice(0, shownAtFirst);
  return (
    <>
      {error && <Refusal error={error} />}
      {count > 0 && (
        <section className="import-findings import-findings-faults" aria-label={t('faults', { count })}>
          <Icon name="circle-alert" />
          <div>
            <p>{t('faults', { count })}</p>
            <ul>
              {shown.map((fault) => (
                <li key={`${fault.row} ${fault.message}`}>
                  {fault.row !== null && <strong>{t('row', { row: fault.row })} </strong>}
                  {fault.message}
                </li>
              ))}
            </ul>
            {shown.length < faults.length && (
              <button type="button" className="plain-button" onClick={() => setWhole(true)}>
                {t('showAll', { count: faults.length })}
              </button>
            )}
          </div>
        </section>
      )}
      {warnings.map((warning) => (
        <p key={warning.code} className="import-findings">
          <Icon name="info" />
          <span>{warning.message}</span>
        </p>
      ))}
    </>
  );
}
