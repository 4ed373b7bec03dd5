/** How long the browser may take to begin saving a file. */
const KEEP_MS = 10_000;

/** Saves bytes as a file under a name, as a click on a link would. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
