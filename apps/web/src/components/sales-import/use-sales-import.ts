import type { SalesImportKind, SalesImportMapping, SalesImportPreview } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { afterSalesImport, type SalesImportTaken, salesImportCalls } from '../../api/queries/trade/sales-import.ts';
import { sentenceOf } from '../evidence/refusal-sentence.ts';

type Work = 'reading' | 'taking';

/** State of an import of documents or contacts: upload, column roles, then import or discard. */
export interface SalesImport {
  /** What the file would create; null before the file is read. */
  preview: SalesImportPreview | null;
  busy: Work | null;
  fault: string | null;
  upload: (file: File) => Promise<void>;
  map: (change: Partial<SalesImportMapping>) => Promise<void>;
  /** Resolves to the created records; null if the server rejected the import. */
  take: () => Promise<SalesImportTaken | null>;
  discard: () => Promise<boolean>;
}

export function mappingOf({ columns, amounts_are, date_order }: SalesImportPreview): SalesImportMapping {
  return { roles: columns.map(({ role }) => role), amounts_are, date_order };
}

/** `importId`: a file that was uploaded before; it is read once. */
export function useSalesImport(kind: SalesImportKind, importId: string | null = null): SalesImport {
  const queryClient = useQueryClient();
  const [preview, setPreview] = useState<SalesImportPreview | null>(null);
  const [busy, setBusy] = useState<Work | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  // One key per file: a second click, or a retry after a lost response, creates nothing twice.
  const key = useRef(crypto.randomUUID());
  const run = async <T>(what: Work, work: () => Promise<T>): Promise<T | null> => {
    setBusy(what);
    setFault(null);
    try {
      return await work();
    } catch (cause) {
      setFault(sentenceOf(cause));
      return null;
    } finally {
      setBusy(null);
    }
  };
  const show = async (work: () => Promise<SalesImportPreview>) => {
    const seen = await run('reading', work);
    if (seen !== null) setPreview(seen);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that waits is read once, when the dialog opens for it
  useEffect(() => {
    if (importId !== null) void show(() => salesImportCalls.get(importId));
  }, [importId]);
  return {
    preview,
    busy,
    fault,
    upload: async (file) => {
      key.current = crypto.randomUUID();
      await show(() => salesImportCalls.upload(kind, file));
    },
    map: async (change) => {
      if (preview !== null) await show(() => salesImportCalls.map(preview.id, { ...mappingOf(preview), ...change }));
    },
    take: async () => {
      if (preview === null) return null;
      const taken = await run('taking', () => salesImportCalls.take(preview.id, key.current));
      if (taken !== null) await afterSalesImport(queryClient);
      return taken;
    },
    discard: async () => {
      if (preview === null) return true;
      return (await run('taking', () => salesImportCalls.discard(preview.id))) !== null;
    },
  };
}
