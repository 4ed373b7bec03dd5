import type { InvoiceDraft } from '@folio/contract';
import { useEffect, useState } from 'react';
import { invoiceCalls } from '../../../../../api/queries/trade/invoice.ts';
import { ConflictDialog } from '../../../../../components/draft/conflict-dialog.tsx';
import { useFieldLabel } from '../../../../../components/invoice-form/use-field-label.ts';
import type { InvoiceEditing } from '../../../../../components/invoice-form/use-invoice-draft.ts';

/**
 * Another user saved the same draft: shows both versions side by side, and the user chooses. Both are kept until
 * then.
 */
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
