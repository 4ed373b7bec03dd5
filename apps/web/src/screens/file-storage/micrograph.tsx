import type { StoredDocument } from '@folio/contract';
import { useState } from 'react';
import { fillPlaceholders } from '../../api/placeholders.ts';
import { Icon } from '../../components/icon.tsx';

const widthPx = 100;

/** The first page, small; a sheet where there is no picture of it. It decorates: the name stands beside it. */
export function Micrograph({ document }: { document: StoredDocument }) {
  const [isBroken, setBroken] = useState(false);
  if (document.pages === null || isBroken) {
    return (
      <span className="micrograph">
        <Icon name="file" size={16} />
      </span>
    );
  }
  const path = `/api/company/:companyId/document/${document.id}/page/1?width=${widthPx}`;
  return (
    <img
      className="micrograph"
      src={fillPlaceholders(path, localStorage)}
      alt=""
      loading="lazy"
      onError={() => setBroken(true)}
    />
  );
}
