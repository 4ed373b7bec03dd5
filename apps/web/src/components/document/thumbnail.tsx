import type { StoredDocument } from '@folio/contract';
import { useState } from 'react';
import { apiUrl } from '../../api/api.ts';
import { Icon, type IconName } from '../page/icon.tsx';
import './thumbnail.css';

type Pictured = Pick<StoredDocument, 'id' | 'type'>;

/**
 * A small picture of the first page, or an icon of the file type. It is decorative: the name is printed next to it.
 */
export function Micrograph({ document, size = 'row' }: { document: Pictured; size?: 'line' | 'row' | 'tile' }) {
  const [isBroken, setBroken] = useState(false);
  const className = size === 'row' ? 'micrograph' : `micrograph micrograph-${size}`;
  if (!hasPages(document.type) || isBroken) {
    return (
      <span className={className}>
        <Icon name={iconOfType(document.type)} size={size === 'tile' ? 36 : 16} />
      </span>
    );
  }
  return (
    <img
      className={className}
      src={apiUrl('GET /api/company/:companyId/file/:id/micrograph', { params: { id: document.id } })}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

/** True for types that have page pictures: images, PDFs and electronic invoices. */
export function hasPages(type: string): boolean {
  return /^(image\/(png|jpeg)|application\/(pdf|xml))$/.test(type);
}

function iconOfType(type: string): IconName {
  if (type.startsWith('image/')) return 'image';
  if (/csv|sheet|excel|ofx|qif/.test(type)) return 'columns';
  if (/zip|compressed|tar/.test(type)) return 'folder';
  return 'file';
}
