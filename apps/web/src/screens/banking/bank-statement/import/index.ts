/** Importing bank statements from data files; `openImport()` opens the dialog where `ImportDialog` is mounted. */
export { ImportDialog } from './import-dialog.tsx';
export { openImport } from './import-store.ts';
