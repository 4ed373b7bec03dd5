/** A text with the encoding that was detected. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'big5' | 'gb18030' | 'windows-1252';
}

type Encoding = DecodedText['encoding'];

const MARKS: readonly (readonly [mark: readonly number[], encoding: Encoding])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * Chinese encodings that spreadsheets and banks still use: Hong Kong's (with its supplement) before the mainland's.
 */
const CHINESE = ['big5', 'gb18030'] as const;

/**
 * Frequent characters in bank statements and ledgers, in both scripts: bytes valid in two encodings give meaningful
 * text in only one.
 */
const EXPECTED = new Set(
  '的一人中公司有限港元日期年月帳賬账戶户號号貨货幣币種种類类交易摘要說说明存入支出提取轉转餘余額额結结金款項项銀银行科目借貸贷方合計计收付費费用名稱称參参考編编備备註注利息工資资薪租水電电話话保險险稅税快數数自動动櫃柜員员機机現现支票匯汇卡對对上下本期總总小承前國国際际商店務务電子網网上香九龍龙新',
);
const LOOKED_AT_BYTES = 64 * 1024;
const LOOKED_AT_CHARACTERS = 20_000;
/**
 * At least this share of the Chinese characters of a bank's text are expected ones; in random bytes hardly any are.
 */
const LEAST_EXPECTED_SHARE = 0.15;

function decodedAs(encoding: Encoding, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Detects UTF-16 without a byte order mark: digits, commas and line ends leave a zero in every second byte. */
function unmarkedUtf16(bytes: Uint8Array): Encoding | null {
  const looked = bytes.subarray(0, LOOKED_AT_BYTES);
  const zeros = [0, 0];
  for (const [index, byte] of looked.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const least = looked.length / 20;
  if (odd > least && even * 20 < odd) return 'utf-16le';
  return even > least && odd * 20 < even ? 'utf-16be' : null;
}

function expectedShare(text: string): number {
  const han = text.slice(0, LOOKED_AT_CHARACTERS).match(/\p{Script=Han}/gu) ?? [];
  return han.length === 0 ? 0 : han.filter((character) => EXPECTED.has(character)).length / han.length;
}

/**
 * Decodes a file: by its byte order mark, else as UTF-16 if its zeros show it, else as UTF-8 if valid, else in the
 * Chinese encoding that gives meaningful text, else in the Western encoding, in which all bytes are valid. Null for
 * bytes that are not text in any of them.
 */
export function decodeBytes(bytes: Uint8Array): DecodedText | null {
  const encoding =
    MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1] ?? unmarkedUtf16(bytes);
  if (encoding !== null && encoding !== undefined) {
    const text = new TextDecoder(encoding).decode(bytes);
    return text.includes('\u0000') ? null : { text, encoding };
  }
  if (bytes.subarray(0, LOOKED_AT_BYTES).includes(0)) return null;
  const plain = decodedAs('utf-8', bytes);
  if (plain !== null) return { text: plain, encoding: 'utf-8' };
  const readings = CHINESE.flatMap((name) => {
    const text = decodedAs(name, bytes);
    return text === null ? [] : [{ text, encoding: name, share: expectedShare(text) }];
  }).sort((a, b) => b.share - a.share);
  const [best] = readings;
  if (best !== undefined && best.share >= LEAST_EXPECTED_SHARE) return { text: best.text, encoding: best.encoding };
  return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
}
