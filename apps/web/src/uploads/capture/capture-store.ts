import { useSyncExternalStore } from 'react';
import { forgetOnSignOut } from '../../session/page-memory.ts';
import { storageKeys } from '../../session/stored-ids.ts';
import { addFiles } from '../upload-store.ts';
import { drawPage, pdfOfPages } from './draw-page.ts';
import { type CapturedPage, movePage, singleOriginal, withoutPage, withPage } from './pages.ts';

type Pages = readonly CapturedPage[];

const none: Pages = [];
/** The pages of each company, so that switching the company sends no page to another one. */
let pagesByCompany: Readonly<Record<string, Pages>> = {};
const listeners = new Set<() => void>();

const companyNow = () => localStorage.getItem(storageKeys.companyId) ?? '';
const pagesNow = () => pagesByCompany[companyNow()] ?? none;

function publish(next: typeof pagesByCompany): void {
  const kept = new Set(Object.values(next).flat());
  for (const page of Object.values(pagesByCompany).flat()) if (!kept.has(page)) URL.revokeObjectURL(page.url);
  pagesByCompany = next;
  for (const listener of listeners) listener();
}

const setPages = (companyId: string, pages: Pages) => publish({ ...pagesByCompany, [companyId]: pages });

/** The photographed pages of the current company that are not uploaded yet. */
export function useCapturedPages(): Pages {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, pagesNow);
}

/**
 * Adds photographs as pages; the first one replaces the page `replaced`.
 * @throws if the browser cannot read one of the pictures
 */
export async function addPhotographs(photographs: readonly File[], replaced: string | null): Promise<void> {
  const companyId = companyNow();
  for (const [index, photograph] of photographs.entries()) {
    const page = await drawPage(photograph);
    setPages(companyId, withPage(pagesByCompany[companyId] ?? none, page, index === 0 ? replaced : null));
  }
}

export function removePage(id: string): void {
  setPages(companyNow(), withoutPage(pagesNow(), id));
}

export function moveCapturedPage(id: string, by: -1 | 1): void {
  setPages(companyNow(), movePage(pagesNow(), id, by));
}

/** Uploads the pages as one document under a name without an ending, and empties the strip. */
export async function uploadPages(name: string, maxBytes: number | null): Promise<void> {
  const companyId = companyNow();
  const pages = pagesNow();
  const file = await fileOf(pages, name, maxBytes);
  setPages(companyId, none);
  await addFiles([file], maxBytes, companyId);
}

async function fileOf(pages: Pages, name: string, maxBytes: number | null): Promise<File> {
  const original = singleOriginal(pages, maxBytes);
  if (original === null) return new File([await pdfOfPages(pages)], `${name}.pdf`, { type: 'application/pdf' });
  return new File([original], `${name}.${original.type === 'image/png' ? 'png' : 'jpg'}`, { type: original.type });
}

/** The browser asks before the user leaves a page with photographs that are not uploaded. */
window.addEventListener('beforeunload', (event) => {
  if (Object.values(pagesByCompany).some((pages) => pages.length > 0)) event.preventDefault();
});

forgetOnSignOut(() => publish({}));
