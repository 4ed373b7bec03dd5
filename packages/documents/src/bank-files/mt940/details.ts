/** The details of a movement from :86: (or :NS:). */
export interface SwiftDetails {
  readonly payee: string | null;
  readonly description: string;
  readonly reference: string | null;
}

const FULL_LINE = 60;
const PURPOSE_WIDTH = 27;

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function orNull(text: string | undefined): string | null {
  const plain = oneLine(text ?? '');
  return plain === '' || /^(?:NOTPROVIDED|NONREF)$/iu.test(plain) ? null : plain;
}

/** Parts that fill the full width continue without a space. */
function joined(parts: readonly string[], width: number): string {
  return oneLine(parts.map((part) => (part.length === width ? part : `${part} `)).join(''));
}

const STRUCTURED = /^\s*(\d{3})?\s?([?<~^])\s?\d{2}/u;

const SEPARATORS: Readonly<Record<string, RegExp>> = {
  '?': /\?\s?(\d{2})/u,
  '<': /<\s?(\d{2})/u,
  '~': /~\s?(\d{2})/u,
  '^': /\^\s?(\d{2})/u,
};

function isPurpose(code: number): boolean {
  return (code >= 20 && code <= 29) || (code >= 60 && code <= 63);
}

const SEPA = /\b(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|COAM|OAMT|IBAN|BIC)\+/u;

/** The purpose of a SEPA payment inside the purpose lines: SVWZ+..., EREF+... */
function sepaParts(purpose: string): { readonly description: string; readonly reference: string | null } {
  if (!SEPA.test(purpose)) return { description: purpose, reference: null };
  const [before = '', ...rest] = purpose.split(new RegExp(SEPA, 'gu'));
  const parts = new Map<string, string>();
  for (let index = 0; index + 1 < rest.length; index += 2) parts.set(rest[index] ?? '', rest[index + 1] ?? '');
  return {
    description: oneLine(parts.get('SVWZ') ?? before),
    reference: orNull(parts.get('EREF')) ?? orNull(parts.get('KREF')),
  };
}

/** The German and Polish form: codes of two digits behind a mark (?00 kind, ?20-29 purpose, ?32-33 name). */
function structured(lines: readonly string[], mark: string): SwiftDetails {
  const text = lines.map((line) => (line.length >= FULL_LINE ? line : `${line} `)).join('');
  const parts = text.split(SEPARATORS[mark] ?? mark);
  const fields: { readonly code: number; readonly value: string }[] = [];
  for (let index = 1; index + 1 < parts.length; index += 2)
    fields.push({ code: Number(parts[index]), value: parts[index + 1] ?? '' });
  const valuesOf = (wanted: (code: number) => boolean): string[] =>
    fields.filter(({ code, value }) => wanted(code) && value.trim() !== '').map(({ value }) => value);
  const kind = oneLine(valuesOf((code) => code === 0).join(' '));
  const { description, reference } = sepaParts(joined(valuesOf(isPurpose), PURPOSE_WIDTH));
  return {
    payee: orNull(
      joined(
        valuesOf((code) => code === 32 || code === 33),
        PURPOSE_WIDTH,
      ),
    ),
    description: oneLine(`${kind} ${description}`),
    reference,
  };
}

const CODES =
  'TRTP|RTYP|ORDP|BENM|NAME|IBAN|BIC|REMI|EREF|MARF|MREF|CSID|PREF|RTRN|CNTP|ISDT|PURP|ULTC|ULTD|UDTR|UCRD|ADDR|ID|SVCL|OCMT|CHGS|EXCH|ACCW|BO|INST|PROC|TRCD|TYPE|ULTB';
const CODED = new RegExp(`^\\s*/(?:${CODES})/`, 'u');

function counterParty(value: string | undefined): string | null {
  return orNull(value?.split('/')[2]);
}

/** The Dutch form: /NAME/.../REMI/... */
function coded(text: string): SwiftDetails {
  const parts = text.split(new RegExp(`/(${CODES})/`, 'u'));
  const values = new Map<string, string>();
  for (let index = 1; index + 1 < parts.length; index += 2) {
    const [code = '', value = ''] = [parts[index], (parts[index + 1] ?? '').replace(/\/+$/u, '')];
    if (!values.has(code) && value.trim() !== '') values.set(code, value);
  }
  const purpose = (values.get('REMI') ?? '').replace(/^\s*(?:USTD\/\/|STRD\/(?:CUR|ISO)?\/)/u, '');
  return {
    payee: orNull(values.get('NAME')) ?? counterParty(values.get('CNTP')),
    description: oneLine(purpose === '' ? `${values.get('TRTP') ?? ''} ${values.get('OCMT') ?? ''}` : purpose),
    reference: orNull(values.get('EREF')),
  };
}

/** The details of a movement in any of the forms that banks write; free text is not changed. */
export function swiftDetails(lines: readonly string[]): SwiftDetails {
  const [first = ''] = lines;
  const mark = STRUCTURED.exec(first)?.[2];
  if (mark !== undefined) return structured(lines, mark);
  if (CODED.test(first)) return coded(lines.join(''));
  return { payee: null, description: oneLine(lines.join(' ')), reference: null };
}

/** The form of :NS: lines: two digits and the text (01-14 purpose, 15-16 name, 17 kind). */
export function nonSwiftDetails(lines: readonly string[]): SwiftDetails {
  const fields = lines.map((line) => ({ code: Number(line.slice(0, 2)), value: line.slice(2).trim() }));
  const textOf = (from: number, to: number): string =>
    oneLine(fields.flatMap(({ code, value }) => (code >= from && code <= to ? [value] : [])).join(' '));
  return { payee: orNull(textOf(15, 16)), description: oneLine(`${textOf(17, 17)} ${textOf(1, 14)}`), reference: null };
}
