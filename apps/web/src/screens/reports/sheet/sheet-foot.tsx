import type { ReportSheet } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../components/amount.tsx';
import { Icon } from '../../../components/icon.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { instantText } from './cell-text.ts';

/** Notes, whether the identities hold and by how much not, the basis and when it was made. */
export function SheetFoot({ sheet }: { sheet: ReportSheet }) {
  const { t } = useTranslation('reports');
  return (
    <footer className="sheet-foot">
      {sheet.notes.length > 0 && (
        <ul className="sheet-notes">
          {sheet.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <ul className="sheet-checks" aria-label={t('checks')}>
        {sheet.checks.map((check) => (
          <li key={check.code} className={check.holds ? 'check-holds' : 'check-fails'}>
            <Icon name={check.holds ? 'circle-check' : 'triangle-alert'} size={15} />
            <span>{check.label}</span>
            {!check.holds && (
              <span>
                {t('difference')} <Amount value={check.difference} currency={sheet.base_currency} brackets />
              </span>
            )}
          </li>
        ))}
      </ul>
      <p>{t('produced', { basis: sheet.basis, time: instantText(sheet.produced_at, currentLanguage()) })}</p>
    </footer>
  );
}
