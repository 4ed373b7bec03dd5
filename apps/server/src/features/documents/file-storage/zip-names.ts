/** What Windows takes for a device, whatever follows the point. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const LONGEST = 120;

/** A name every system can unpack: no folder, no control sign, no trailing point; its ending kept. */
function unpackable(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/^\.+|[. ]+$/g, '')
    .trim();
  const named = plain === '' ? 'file' : plain;
  const safe = RESERVED.test(named) ? `_${named}` : named;
  const { stem, ending } = split(safe);
  return `${[...stem].slice(0, LONGEST).join('')}${ending}`;
}

function split(name: string): { stem: string; ending: string } {
  const found = /^(.+)(\.[\p{L}\p{N}]{1,8})$/u.exec(name);
  return { stem: found?.[1] ?? name, ending: found?.[2] ?? '' };
}

/** Names for files of one zip, in their order: safe, and no two the same, also where capitals make no difference. */
export function zipNames(names: readonly string[], taken: readonly string[] = []): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return names.map((name) => {
    const safe = unpackable(name);
    const { stem, ending } = split(safe);
    let given = safe;
    for (let n = 2; used.has(given.toLowerCase()); n++) given = `${stem} (${n})${ending}`;
    used.add(given.toLowerCase());
    return given;
  });
}
