import type { ManualJournal, ManualJournalDraft } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { afterDraft, afterJournal, journalCalls, journalKey } from '../../../api/queries/accounting-journal.ts';
import { type Autosave, useAutosave } from '../../../components/use-autosave.ts';
import { useSession } from '../../../session/session-store.ts';

export type Attachment = ManualJournal['attachments_list'][number];

interface DraftOf {
  /** null until it has been saved for the first time. */
  id: string | null;
  version: number;
  draft: ManualJournalDraft;
  attachments: readonly Attachment[];
  /** Under which name this browser keeps what is not saved yet, while there is no id. */
  newName: string;
}

export interface JournalEditing extends Autosave<ManualJournalDraft> {
  idNow: () => string | null;
  attachments: readonly Attachment[];
  attach: (files: readonly File[]) => Promise<void>;
  detach: (sha256: string) => Promise<void>;
  remove: () => Promise<void>;
  /** Posts what is typed; null where it could not be saved first. */
  post: () => Promise<ManualJournal | null>;
}

/** A journal being written: saves itself, makes the record with the first change, posts what is saved. */
export function useJournalDraft({ id, version, draft, attachments, newName }: DraftOf): JournalEditing {
  const queryClient = useQueryClient();
  const { company } = useSession();
  const [files, setFiles] = useState(attachments);
  // The newest version our own calls made: attaching moves it on beside the draft.
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

  /** The record's id once everything typed is saved; null where that failed. */
  const saveAll = async (): Promise<string | null> => {
    const { isSaved } = await autosave.flush(record.current.id === null);
    return isSaved ? record.current.id : null;
  };
  /** What is typed is saved first; saving what is typed meanwhile waits, so that the versions follow each other. */
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

/** A reload finds the record again. Past the router on purpose: the form must not be made anew while someone types. */
function nameInAddress(id: string): void {
  window.history.replaceState(window.history.state, '', `/accounting/journals/${id}`);
}
