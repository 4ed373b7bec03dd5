import { describe, expect, it } from 'vitest';
import { readBankFile } from './index.ts';

/** Bytes of a text in an encoding the platform only decodes: its table turned round. */
function encoded(text: string, encoding: 'big5' | 'gb18030'): Uint8Array {
  const codes = new Map<string, number[]>();
  const decoder = new TextDecoder(encoding);
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if ([...character].length === 1 && !codes.has(character)) codes.set(character, [lead, trail]);
    }
  }
  return Uint8Array.from(
    [...text].flatMap((character) => (character < '\u0080' ? [character.charCodeAt(0)] : (codes.get(character) ?? []))),
  );
}

function utf16(text: string, bigEndian: boolean, mark: boolean): Uint8Array {
  const bytes = Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
}

const TRADITIONAL =
  '戶口號碼:,123-456789-001\r\n貨幣:,港元\r\n\r\n交易日期,交易詳情,存入,提取,結餘\r\n2026/01/13,轉賬至 德成電業器材有限公司,,"1,500.00","8,500.00"\r\n2026/01/14,利息收入,20.50,,"8,520.50"\r\n';
const SIMPLIFIED =
  '账号:,6222 0211 1234 5678\r\n\r\n交易日期,摘要,收入,支出,余额\r\n20260113,转账 深圳市电子有限公司,,"1,500.00","8,500.00"\r\n20260114,利息收入,20.50,,"8,520.50"\r\n';
const WESTERN =
  'Buchungstag;Empfänger;Verwendungszweck;Betrag;Währung\r\n13.01.2026;Müller & Söhne;Büromöbel für März;-1.500,00;EUR\r\n14.01.2026;Käufer;Erlös;20,50;EUR\r\n';

describe('the encoding of a bank’s file', () => {
  it.each([
    ['UTF-8', Buffer.from(TRADITIONAL), 'utf-8', '轉賬至 德成電業器材有限公司'],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${TRADITIONAL}`), 'utf-8', '轉賬至 德成電業器材有限公司'],
    ['Big5', encoded(TRADITIONAL, 'big5'), 'big5', '轉賬至 德成電業器材有限公司'],
    ['GB 18030', encoded(SIMPLIFIED, 'gb18030'), 'gb18030', '转账 深圳市电子有限公司'],
    ['UTF-16 with its mark', utf16(TRADITIONAL, false, true), 'utf-16le', '轉賬至 德成電業器材有限公司'],
    ['UTF-16, the other way round', utf16(TRADITIONAL, true, true), 'utf-16be', '轉賬至 德成電業器材有限公司'],
    [
      'UTF-16 without a mark, tabs between the cells',
      utf16(TRADITIONAL.replaceAll('"', '').replace(/,(?!\d{3}\.)/gu, '\t'), false, false),
      'utf-16le',
      '轉賬至 德成電業器材有限公司',
    ],
    [
      'UTF-16 without a mark, the other way round',
      utf16(TRADITIONAL, true, false),
      'utf-16be',
      '轉賬至 德成電業器材有限公司',
    ],
    ['Western', Buffer.from(WESTERN, 'latin1'), 'windows-1252', 'Büromöbel für März'],
  ])('%s', async (_, bytes, encoding, description) => {
    const file = await readBankFile(bytes);
    expect(file.encoding).toBe(encoding);
    expect(file.problems).toEqual([]);
    const [line, next] = file.statements[0]?.lines ?? [];
    expect([line?.description, line?.date, line?.out, next?.in]).toEqual([
      description,
      '2026-01-13',
      '1500.00',
      '20.50',
    ]);
  });
});
