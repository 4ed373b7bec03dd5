import type { FileFolder, FileTree } from '@folio/contract';

/** The folders, in the order they are shown. */
export const folders: readonly FileFolder[] = ['statement', 'invoice', 'bill', 'receipt', 'credit_note', 'other'];

/** A place in the storage: all files, a folder, a month of a folder, or the trash. */
export interface FilePath {
  folder: FileFolder | null;
  /** `YYYY-MM` */
  month: string | null;
  isTrash: boolean;
}

/** Reads a place off the address, such as `bill/2026-04` or `trash`; what is no place is all files. */
export function readPath(path: string): FilePath {
  if (path === 'trash') return { folder: null, month: null, isTrash: true };
  const [first = '', second = ''] = path.split('/');
  const folder = folders.find((one) => one === first) ?? null;
  const month = folder !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(second) ? second : null;
  return { folder, month, isTrash: false };
}

export function pathOf(folder: FileFolder | null, month: string | null = null): string {
  if (folder === null) return '';
  return month === null ? folder : `${folder}/${month}`;
}

export interface FolderNode {
  folder: FileFolder;
  count: number;
  /** Newest first. */
  months: { month: string; count: number }[];
}

/** The tree to show: every folder that holds something, its months in it. */
export function nodesOf(tree: FileTree): FolderNode[] {
  return folders.flatMap((folder) => {
    const months = tree.folders
      .filter((one) => one.folder === folder)
      .map(({ month, count }) => ({ month, count }))
      .sort((a, b) => b.month.localeCompare(a.month));
    const count = months.reduce((sum, one) => sum + one.count, 0);
    return count === 0 ? [] : [{ folder, count, months }];
  });
}
