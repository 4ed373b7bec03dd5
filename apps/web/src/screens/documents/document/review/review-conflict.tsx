import type { DocumentDetail } from '@folio/contract';
import { useEffect, useState } from 'react';
import { documentCalls } from '../../../../api/queries/documents/document.ts';
import { ConflictDialog } from '../../../../components/draft/conflict-dialog.tsx';
import { useFieldLabel } from '../../../../components/invoice-form/use-field-label.ts';
import type { Reviewing } from './use-reviewing.ts';

/** Someone else saved this draft in between: both versions. */
export function ReviewConflict({ document, reviewing }: { document: DocumentDetail; reviewing: Reviewing }) {
  const labelOf = useFieldLabel();
  const [theirs, setTheirs] = useState<DocumentDetail>();
  useEffect(() => {
    void documentCalls.read(document.id).then(setTheirs, () => undefined);
  }, [document.id]);
  const stored = theirs?.draft ? { draft: theirs.draft, version: theirs.version } : null;
  return (
    <ConflictDialog
      mine={reviewing.draft}
      theirs={theirs?.draft ?? undefined}
      labelOf={labelOf}
      onKeepMine={() => stored && reviewing.goOnFrom(reviewing.draft, stored)}
      onTakeTheirs={() => stored && reviewing.goOnFrom(stored.draft, stored)}
    />
  );
}
