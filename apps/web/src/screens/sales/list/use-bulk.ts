import type { BulkResult, InvoiceRow } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterPosting, bulkCalls } from '../../../api/queries/invoice.ts';
import { useConfirm } from '../../../components/confirm.tsx';
import { toast } from '../../../components/toast/toast.ts';
import { refusalText } from '../../accounting/refusal-text.ts';

/** What the server does to several documents, each by itself. */
export type BulkCall = keyof typeof bulkCalls;

/** What became of an act, to be read until it is closed. */
export interface BulkOutcome {
  act: BulkCall;
  results: BulkResult;
  /** The call that ended it early. */
  refusal: string | null;
}

/** As many in one call: short enough to say how far it is. */
const atOnce = 25;

/** Works on several documents a few at a time; what went wrong is kept, document by document. */
export function useBulk(onDone: (done: ReadonlySet<string>) => void) {
  const { t } = useTranslation('invoice-life');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const run = async (act: BulkCall, rows: readonly InvoiceRow[]) => {
    const count = rows.length;
    const detail = t(`bulk.${act}Detail`);
    const isDanger = act === 'remove';
    const title = t(`bulk.${act}Title`, { count });
    if (!(await confirm({ title, detail, okText: t(`bulk.${act}`, { count }), danger: isDanger }))) return;
    const results: BulkResult = [];
    let refusal: string | null = null;
    for (let at = 0; at < count && refusal === null; at += atOnce) {
      setProgress({ done: at, total: count });
      const ids = rows.slice(at, at + atOnce).map((row) => row.id);
      await bulkCalls[act](ids).then(
        (some) => results.push(...some),
        (cause) => {
          refusal = refusalText(cause);
        },
      );
    }
    setProgress(null);
    const done = new Set(results.filter((one) => one.ok).map((one) => one.id));
    if (refusal === null && done.size === count) toast.success(t(`bulk.${act}Done`, { count }));
    else setOutcome({ act, results, refusal });
    onDone(done);
    await afterPosting(queryClient);
  };
  return { run, progress, outcome, close: () => setOutcome(null) };
}
