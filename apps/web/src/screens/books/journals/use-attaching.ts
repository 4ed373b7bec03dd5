import type { ManualJournal } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterDraft, journalCalls, journalKey } from '../../../api/queries/books/accounting-journal.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';

/** Attaches files and says so, or why not. */
export function useAttaching(attach: (files: readonly File[]) => Promise<void>) {
  const { t } = useTranslation('accounting-journals');
  const [isBusy, setBusy] = useState(false);
  const take = async (files: File[]) => {
    if (files.length === 0) return;
    setBusy(true);
    try {
      await attach(files);
      toast.success(t('attached', { count: files.length }));
    } catch (cause) {
      toast.error(refusalText(cause), { durationMs: 6000 });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, take: (files: File[]) => void take(files) };
}

/** Attaching to a journal that is posted: evidence may arrive later. */
export function usePostedAttaching(journal: ManualJournal) {
  const queryClient = useQueryClient();
  return useAttaching(async (chosen) => {
    for (const file of chosen)
      queryClient.setQueryData(journalKey(journal.id), await journalCalls.attach(journal.id, file));
    await afterDraft(queryClient);
  });
}
