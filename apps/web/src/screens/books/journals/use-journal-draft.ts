import type { ManualJournal, ManualJournalDraft } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { afterDraft, afterJournal, journalCalls, journalKey } from '../../../api/queries/books/accounting-journal.ts';
import { type Autosave, useAutosave } from '../../../components/draft/use-autosave.ts';
import { useSession } from '../../../session/session-store.ts';

export type Attachment = ManualJournal['attachments_list'][number];

interface DraftOf {
  /** null until the first save. */
  id: string | null;
  version: number;
  draft: ManualJournalDraft;
  attachments: readonly Attachment[];
  /** The name under which this browser keeps unsaved changes while there is no id. */
  newName: string;
}

export interface JournalEditing extends Autosave<ManualJournalDraft> {
  idNow: () => string | null;
  attachments: readonly Attachment[];
  attach: (files: readonly File[]) => Promise<void>;
  detach: (sha256: string) => Promise<void>;
  remove: () => Promise<void>;
  /** Posts the draft; null if it could not be saved first. */
  post: () => Promise<ManualJournal | null>;
}

/** A journal being edited: saves automatically, creates the record with the first change, posts the saved version. */
export function useJournalDraft({ id, version, draft, attachments, newName }: DraftOf): JournalEditing {
  const queryClient = useQueryClient();
  const { company } = useSession();
  const [files, setFiles] = useState(attachments);
  // The newest version from our own requests: attaching a file also increases it, independently of the draft.
  const record = useRef({ id, version, attaching: Promise.resolve() });

  const keep = (saved: ManualJournal) => {
    record.current.version = Math.max(record.current.version, saved.version);
    queryClient.setQueryData(journalKey(saved.id), saved);
    void afterDraft(queryClient);
  };
  const autosave = useAutosave<ManualJournalDraft>({
    storageKey: `journal.${company?.id}.${id ?? newName}`,
    saved: draft,
    version,
    save: async (typed, at) => {
      const { current } = record;
      await current.attaching;
      const saved =
        current.id === null
          ? await journalCalls.create(typed)
          : await journalCalls.save(current.id, Math.max(at, current.version), typed);
      if (current.id === null) nameInAddress(saved.id);
      current.id = saved.id;
      keep(saved);
      return saved;
    },
    load: async () => (record.current.id === null ? null : await journalCalls.read(record.current.id)),
  });

  /** The record's id once all changes are saved; null if that failed. */
  const saveAll = async (): Promise<string | null> => {
    const { isSaved } = await autosave.flush(record.current.id === null);
    return isSaved ? record.current.id : null;
  };
  /** The draft is saved first, and later saves wait, so that versions stay in sequence. */
  const changeFiles = async (work: (recordId: string) => Promise<ManualJournal>): Promise<void> => {
    const recordId = await saveAll();
    if (recordId === null) throw new ApiError({ status: 0, word: 'network' });
    const done = work(recordId).then((saved) => {
      keep(saved);
      setFiles(saved.attachments_list);
    });
    record.current.attaching = done.catch(() => undefined);
    await done;
  };

  return {
    ...autosave,
    idNow: () => record.current.id,
    attachments: files,
    attach: async (chosen) => {
      for (const file of chosen) await changeFiles((recordId) => journalCalls.attach(recordId, file));
    },
    detach: (sha256) => changeFiles((recordId) => journalCalls.detach(recordId, sha256)),
    remove: async () => {
      await autosave.flush();
      if (record.current.id !== null) await journalCalls.remove(record.current.id);
      await afterDraft(queryClient);
    },
    post: async () => {
      const recordId = await saveAll();
      if (recordId === null) return null;
      const posted = await journalCalls.post(recordId, record.current.version);
      queryClient.setQueryData(journalKey(recordId), posted);
      await afterJournal(queryClient);
      return posted;
    },
  };
}

/**
 * After a reload the address still names the record. This bypasses the router on purpose: the router would remount
 * the form during typing.
 */
function nameInAddress(id: string): void {
  window.history.replaceState(window.history.state, '', `/accounting/journals/${id}`);
}
