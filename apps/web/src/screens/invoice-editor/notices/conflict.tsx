import type { InvoiceDraft } from '@folio/contract';
import { useEffect, useState } from 'react';
import { invoiceCalls } from '../../../api/queries/invoice.ts';
import { ConflictDialog } from '../../../components/conflict-dialog.tsx';
import { useFieldLabel } from '../use-field-label.ts';
import type { InvoiceEditing } from '../use-invoice-draft.ts';

/** Someone else saved the same draft: both states beside each other, and a choice; nothing is lost until it is made. */
export function Conflict({ editing }: { editing: InvoiceEditing }) {
  const labelOf = useFieldLabel();
  const [theirs, setTheirs] = useState<{ draft: InvoiceDraft; version: number }>();
  const { id } = editing;
  useEffect(() => {
    if (id !== null) void invoiceCalls.read(id).then(setTheirs, () => undefined);
  }, [id]);
  return (
    <ConflictDialog
      mine={editing.draft}
      theirs={theirs?.draft}
      labelOf={labelOf}
      onKeepMine={() => theirs && editing.goOnFrom(editing.draft, theirs)}
      onTakeTheirs={() => theirs && editing.goOnFrom(theirs.draft, theirs)}
    />
  );
}
