import type { BankImportPreview, BankImportResult } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { afterBankImport, bankImportCalls, leftFilesKey } from '../../../../api/queries/banking/bank-import.ts';
import { sentenceOf } from '../../../../components/evidence/refusal-sentence.ts';
import { settleFields } from '../../../../components/form/typed-fields.ts';
import { type Choices, choicesFor, confirmRequest, nothingChosen, previewRequest } from './choices.ts';
import type { ImportRequest } from './import-store.ts';

export interface Import {
  /** The file as it is understood now; null before there is one. */
  preview: BankImportPreview | null;
  choices: Choices;
  busy: 'uploading' | 'reading' | 'confirming' | null;
  /** What went wrong last, as a sentence. Nothing chosen is lost by it. */
  fault: string | null;
  /** Sentences by field of the confirmation, such as `statements.0.opening_balance`. */
  fields: Readonly<Record<string, readonly string[]>>;
  upload: (file: File) => Promise<void>;
  /** Notes a choice; `again` has the file read with it. */
  choose: (change: (choices: Choices) => Choices, again: boolean) => void;
  /** Answers what came in; null where it was refused. */
  confirm: () => Promise<BankImportResult | null>;
  discard: () => Promise<boolean>;
  /** Back to choosing a file. */
  startOver: () => void;
}

/** Choices are sent together once nothing has changed for so long. */
const settleMs = 300;

/** One bank file on its way in: uploaded, read again with every choice, confirmed or filed away. */
export function useImport({ accountId, documentId }: ImportRequest): Import {
  const queryClient = useQueryClient();
  const [preview, setPreview] = useState<BankImportPreview | null>(null);
  const [choices, setChoices] = useState<Choices>(nothingChosen);
  const latest = useRef(choices);
  const reading = useRef<{ timer?: ReturnType<typeof setTimeout>; abort?: AbortController }>({});

  const keep = (next: Choices) => {
    latest.current = next;
    setChoices(next);
  };
  const show = (seen: BankImportPreview) => {
    setPreview(seen);
    keep({ ...latest.current, statements: choicesFor(seen, latest.current) });
  };
  const { run, busy, fault, fields, reset } = useWork();
  const readAgain = async (id: string) => {
    reading.current.abort?.abort();
    const abort = new AbortController();
    reading.current.abort = abort;
    const body = previewRequest(latest.current, accountId);
    const seen = await run('reading', () => bankImportCalls.preview(id, body, abort.signal));
    if (seen !== null) show(seen);
  };
  const forget = () => {
    clearTimeout(reading.current.timer);
    reading.current.abort?.abort();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that waits is read once, when the dialog opens for it
  useEffect(() => {
    if (documentId !== undefined) void readAgain(documentId);
    return forget;
  }, [documentId]);

  return {
    preview,
    choices,
    busy,
    fault,
    fields,
    upload: async (file) => {
      keep(nothingChosen);
      const seen = await run('uploading', () => bankImportCalls.upload(file, accountId));
      if (seen === null) return;
      show(seen);
      void queryClient.invalidateQueries({ queryKey: leftFilesKey });
    },
    choose: (change, again) => {
      keep(change(latest.current));
      if (!again || preview === null) return;
      clearTimeout(reading.current.timer);
      reading.current.timer = setTimeout(() => void readAgain(preview.document_id), settleMs);
    },
    confirm: async () => {
      if (preview === null || !settleFields()) return null;
      forget();
      const body = confirmRequest(latest.current, preview);
      const result = await run('confirming', () => bankImportCalls.confirm(preview.document_id, body));
      if (result !== null) await afterBankImport(queryClient);
      return result;
    },
    discard: async () => {
      if (preview === null) return true;
      forget();
      const done = await run('confirming', () => bankImportCalls.discard(preview.document_id).then(() => true));
      if (done) void afterBankImport(queryClient);
      return done === true;
    },
    startOver: () => {
      forget();
      setPreview(null);
      reset();
      keep(nothingChosen);
    },
  };
}

/** Runs one step at a time, and keeps what went wrong with the last one. */
function useWork() {
  const [busy, setBusy] = useState<Import['busy']>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [fields, setFields] = useState<Import['fields']>({});
  const run = async <T>(what: NonNullable<Import['busy']>, work: () => Promise<T>): Promise<T | null> => {
    setBusy(what);
    setFault(null);
    setFields({});
    try {
      const result = await work();
      setBusy(null);
      return result;
    } catch (cause) {
      if (cause instanceof ApiError && cause.word === 'cancelled') return null;
      setBusy(null);
      setFault(sentenceOf(cause));
      if (cause instanceof ApiError) setFields(cause.fields);
      return null;
    }
  };
  /** Forgets the last step; one that is still running was cancelled before. */
  const reset = () => {
    setBusy(null);
    setFault(null);
    setFields({});
  };
  return { run, busy, fault, fields, reset };
}
