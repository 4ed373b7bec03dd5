import type { StoredDocument } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatAmount } from '../../../components/format-amount.ts';
import { Icon } from '../../../components/icon.tsx';

/** The documents that wait, the one on the desk marked. */
export function Queue({ documents, currentId }: { documents: readonly StoredDocument[]; currentId: string }) {
  const { t } = useTranslation('document');
  if (documents.length === 0) return null;
  return (
    <nav className="queue" aria-label={t('queue')}>
      <ul>
        {documents.map((one) => (
          <li key={one.id}>
            <Link to={`/document/${one.id}`} aria-current={one.id === currentId ? 'page' : undefined}>
              <Icon name={one.kind === 'bank_statement' ? 'bank' : 'file'} size={16} />
              <span>
                <strong>{one.summary?.title || one.name}</strong>
                <span>{noteOf(one, one.kind ? t(`kind.${one.kind}`) : t(`state.${one.state}`))}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function noteOf({ summary }: StoredDocument, kind: string): string {
  if (!summary?.total) return kind;
  return `${kind} · ${formatAmount(summary.total, { currency: summary.currency ?? undefined })}`;
}
