import type { StoredDocument } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../page/icon.tsx';
import { outcomePath } from './document-words.ts';
import './fate.css';

export function Outcomes({ outcomes }: Pick<StoredDocument, 'outcomes'>) {
  const { t } = useTranslation('document');
  if (outcomes.length === 0) return null;
  return (
    <ul className="outcomes icons-low-2 grid gap-4 font-base">
      {outcomes.map((outcome) => {
        const path = outcomePath(outcome);
        const words = [t(`outcome.${outcome.type}`), outcome.number].filter(Boolean).join(' ');
        return (
          <li key={outcome.id}>
            <Icon className="text-green" name={path ? 'circle-check' : 'folder'} size={14} />
            {path ? <Link to={path}>{words}</Link> : words}
          </li>
        );
      })}
    </ul>
  );
}
