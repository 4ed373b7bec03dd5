import type { AssetPosting } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type Source = Pick<NonNullable<AssetPosting['source']>, 'kind' | 'record_id' | 'entry_id' | 'number' | 'party'>;

/**
 * The invoice that recorded the proceeds, or the entry of the bank line, which shows the place on the statement. `isApart`: it
 * opens in another window, so that a form keeps what was typed.
 */
export function SourceLink({ source, isApart = false }: { source: Source; isApart?: boolean }) {
  const { t } = useTranslation('accounting-fixed-assets');
  const { kind, record_id, entry_id, number, party } = source;
  const path = kind === 'invoice_line' ? `/invoice/${record_id}` : `/journal-entry/${entry_id}`;
  return (
    <Link to={path} {...(isApart && { target: '_blank', rel: 'noreferrer' })}>
      {t(`disposal.link.${kind}`, { number: [number, party].filter(Boolean).join(' · ') })}
    </Link>
  );
}
