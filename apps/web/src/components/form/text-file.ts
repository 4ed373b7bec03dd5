/** Decodes a text file. Local spreadsheets write UTF-8, UTF-16 or, in older Chinese versions, Big5. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('big5').decode(bytes);
  }
}

/** True for binary content such as a spreadsheet format or a picture. */
export function isBinary(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters
  return /[\u0000-\u0008\u000e-\u001f]/.test(text.slice(0, 4000));
}
