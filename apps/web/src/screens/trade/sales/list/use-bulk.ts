import type { BulkResult, InvoiceRow } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedEarly } from '../../../../api/accept-early.ts';
import { afterPosting, bulkCalls } from '../../../../api/queries/trade/invoice.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../../components/form/refusal-text.ts';

/** The server's actions on several documents, each processed separately. */
export type BulkCall = keyof typeof bulkCalls;

/** The result of an action, shown until the user closes it. */
export interface BulkOutcome {
  act: BulkCall;
  results: BulkResult;
  /** The error message of the request that stopped the action early. */
  refusal: string | null;
}

/** Documents in one request: small enough for a useful progress display. */
const atOnce = 25;

/** Changes several documents, a few at a time; errors are kept for each document. */
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
    const ids = rows.map((row) => row.id);
    const first = await inParts(ids, bulkCalls[act], (done) => setProgress({ done, total: count }));
    const early = act === 'confirm' ? await acceptedEarly(first.results.map(named)) : [];
    const second = await inParts(
      early,
      (some) => bulkCalls.confirm(some, true),
      (done) => setProgress({ done: count - early.length + done, total: count }),
    );
    setProgress(null);
    const results = [...first.results.filter(({ id }) => !early.includes(id)), ...second.results];
    const refusal = first.refusal ?? second.refusal;
    const done = new Set(results.filter((one) => one.ok).map((one) => one.id));
    if (refusal === null && done.size === count) toast.success(t(`bulk.${act}Done`, { count }));
    else setOutcome({ act, results, refusal });
    onDone(done);
    await afterPosting(queryClient);
  };
  return { run, progress, outcome, close: () => setOutcome(null) };
}

/** A rejected document's error message with its number. */
function named({ id, number, message, reason }: BulkResult[number]) {
  return { id, reason, message: number === '' ? message : `${number}: ${message ?? ''}` };
}

/** Continues until one request fails as a whole. */
async function inParts(
  ids: readonly string[],
  send: (ids: readonly string[]) => Promise<BulkResult>,
  onProgress: (done: number) => void,
): Promise<Pick<BulkOutcome, 'results' | 'refusal'>> {
  const results: BulkResult = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    onProgress(at);
    try {
      results.push(...(await send(ids.slice(at, at + atOnce))));
    } catch (cause) {
      return { results, refusal: refusalText(cause) };
    }
  }
  return { results, refusal: null };
}
