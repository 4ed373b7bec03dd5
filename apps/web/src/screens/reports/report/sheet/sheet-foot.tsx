import type { ReportSheet } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { instantText } from './cell-text.ts';
import { CheckLight } from './check-light.tsx';

/** Notes, whether the identities hold and by how much not, the basis and when it was made. */
export function SheetFoot({ sheet }: { sheet: ReportSheet }) {
  const { t } = useTranslation('reports');
  return (
    <footer className="sheet-foot flex wrap items-baseline between font-small faint ruled-above">
      {sheet.notes.length > 0 && (
        <ul className="sheet-notes grid gap-2 muted">
          {sheet.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <ul className="flex wrap gap-6-18" aria-label={t('checks')}>
        {sheet.checks.map((check) => (
          <CheckLight key={check.code} check={check} sheet={sheet} />
        ))}
      </ul>
      <p>{t('produced', { basis: sheet.basis, time: instantText(sheet.produced_at, currentLanguage()) })}</p>
    </footer>
  );
}
