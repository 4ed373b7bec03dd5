import type { StoredDocument } from '@folio/contract';
import { useState } from 'react';
import { fillPlaceholders } from '../../api/placeholders.ts';
import { Icon, type IconName } from '../../components/icon.tsx';
import './micrograph.css';

type Pictured = Pick<StoredDocument, 'id' | 'type'>;

/** The first page, small; a picture of its type where it has no pages. It decorates: the name stands beside it. */
export function Micrograph({ document, size = 'row' }: { document: Pictured; size?: 'row' | 'tile' }) {
  const [isBroken, setBroken] = useState(false);
  const className = size === 'row' ? 'micrograph' : 'micrograph micrograph-tile';
  if (!hasPages(document.type) || isBroken) {
    return (
      <span className={className}>
        <Icon name={iconOfType(document.type)} size={size === 'row' ? 16 : 36} />
      </span>
    );
  }
  const path = `/api/company/:companyId/file/${document.id}/micrograph`;
  return (
    <img
      className={className}
      src={fillPlaceholders(path, localStorage)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

/** Pictures and PDF are drawn; an electronic invoice too. */
export function hasPages(type: string): boolean {
  return /^(image\/(png|jpeg)|application\/(pdf|xml))$/.test(type);
}

function iconOfType(type: string): IconName {
  if (type.startsWith('image/')) return 'image';
  if (/csv|sheet|excel|ofx|qif/.test(type)) return 'columns';
  if (/zip|compressed|tar/.test(type)) return 'folder';
  return 'file';
}
