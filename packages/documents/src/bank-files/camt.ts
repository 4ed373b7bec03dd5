import { child, list, type Node, parseXml, textOf } from '../embedded/xml.ts';
import type { IsoDate } from '../reading.ts';
import { isCalendarDay } from '../values/date.ts';
import type { BankFile, BankFileLine, BankFileProblem, BankFileStatement } from './bank-file.ts';
import { outAndIn, textOfUnits, unitsOf } from './exact.ts';
import { loneMark, unclearAmount } from './lone-mark.ts';
import { selfDescribed } from './plain-file.ts';

/** A limit far above one year of a busy account. */
const MAX_CHARACTERS = 100_000_000;

function text(node: Node, ...path: readonly string[]): string | null {
  return textOf(child(node, ...path));
}

/** The text of a date or an instant, or of an element that contains either. */
function dayText(node: Node): string {
  return text(node, 'Dt') ?? text(node, 'DtTm') ?? textOf(node) ?? '';
}

function dayOf(node: Node): IsoDate | null {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})/u.exec(dayText(node));
  if (match === null || !isCalendarDay(Number(match[1]), Number(match[2]), Number(match[3]))) return null;
  return `${match[1]}-${match[2]}-${match[3]}`;
}

/** The standard has a point before the cents; some banks write a comma, which could then also separate thousands. */
function unitsIn(node: Node): bigint | null {
  const printed = textOf(node) ?? '';
  if (loneMark(printed) === ',') return null;
  const value = printed.replace(',', '.');
  return /^[-+]?\d+(?:\.\d*)?$|^[-+]?\.\d+$/u.test(value)
    ? unitsOf(value.replace(/^\+/u, '').replace(/^(-?)\./u, '$10.'))
    : null;
}

function signed(node: Node, units: bigint): bigint {
  return text(node, 'CdtDbtInd') === 'DBIT' ? -units : units;
}

/** The balance of the first code that the statement has. */
function balanceOf(statement: Node, codes: readonly string[]): { readonly units: bigint; readonly node: Node } | null {
  for (const code of codes) {
    const node = list(child(statement, 'Bal')).find((one) => text(one, 'Tp', 'CdOrPrtry', 'Cd') === code);
    const units = node === undefined ? null : unitsIn(child(node, 'Amt'));
    if (node !== undefined && units !== null) return { units: signed(node, units), node };
  }
  return null;
}

/**
 * The counterparty: the payer of incoming money, the payee of outgoing money. Newer versions name it one level
 * deeper.
 */
function payeeOf(details: Node, isIn: boolean): string | null {
  const parties = child(details, 'RltdPties');
  for (const role of isIn ? ['Dbtr', 'UltmtDbtr'] : ['Cdtr', 'UltmtCdtr']) {
    const name = text(parties, role, 'Nm') ?? text(parties, role, 'Pty', 'Nm');
    if (name !== null) return name;
  }
  return null;
}

function descriptionOf(entry: Node, details: Node): string {
  const remittance = list(child(details, 'RmtInf'));
  const free = remittance.flatMap((one) => list(child(one, 'Ustrd')).flatMap((part) => textOf(part) ?? []));
  const further = remittance.flatMap((one) =>
    list(child(one, 'Strd')).flatMap((part) => text(part, 'AddtlRmtInf') ?? []),
  );
  const words = [...free, ...further].join(' ').replace(/\s+/gu, ' ').trim();
  return words !== '' ? words : (text(details, 'AddtlTxInf') ?? text(entry, 'AddtlNtryInf') ?? '');
}

function referenceOf(entry: Node, details: Node): string | null {
  const found = [
    text(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    text(details, 'Refs', 'EndToEndId'),
    text(details, 'Refs', 'ChqNb'),
    text(entry, 'AcctSvcrRef'),
    text(details, 'Refs', 'AcctSvcrRef'),
    text(entry, 'NtryRef'),
  ];
  return found.find((one) => one !== null && !/^(?:NOTPROVIDED|NONREF)$/iu.test(one)) ?? null;
}

/**
 * The single payments of a batch with their amounts; null where they do not add up to the entry, which then stays one
 * line.
 */
function partsOf(entry: Node, total: bigint): { readonly details: Node; readonly units: bigint }[] | null {
  const details = list(child(entry, 'NtryDtls')).flatMap((one) => list(child(one, 'TxDtls')));
  if (details.length < 2) return null;
  const parts = details.map((one) => {
    const units = unitsIn(child(one, 'Amt')) ?? unitsIn(child(one, 'AmtDtls', 'TxAmt', 'Amt'));
    return units === null
      ? null
      : { details: one, units: signed(child(one, 'CdtDbtInd') === undefined ? entry : one, units) };
  });
  const known = parts.filter((part) => part !== null);
  const sum = known.reduce((all, { units }) => all + units, 0n);
  return known.length === details.length && sum === total ? known : null;
}

function linesOf(entry: Node): readonly BankFileLine[] | BankFileProblem {
  const amount = unitsIn(child(entry, 'Amt'));
  const found = text(entry, 'Amt') ?? '';
  if (loneMark(found) === ',') return { row: null, ...unclearAmount(found) };
  if (amount === null) return { row: null, code: 'row_amount', values: { found } };
  const date = dayOf(child(entry, 'BookgDt')) ?? dayOf(child(entry, 'ValDt'));
  if (date === null) return { row: null, code: 'row_date', values: { found: dayText(child(entry, 'BookgDt')) } };
  const total = signed(entry, amount);
  const parts = partsOf(entry, total) ?? [{ details: child(entry, 'NtryDtls', 'TxDtls'), units: total }];
  return parts
    .filter(({ units }) => units !== 0n)
    .map(({ details, units }) => ({
      row: null,
      date,
      valueDate: dayOf(child(entry, 'ValDt')),
      payee: payeeOf(details, units > 0n),
      description: descriptionOf(entry, details),
      reference: referenceOf(entry, details),
      ...outAndIn(units),
      balance: null,
    }));
}

/** Entries that are only announced have not moved the account yet. */
function isBooked(entry: Node): boolean {
  const status = text(entry, 'Sts', 'Cd') ?? text(entry, 'Sts') ?? 'BOOK';
  return status !== 'PDNG' && status !== 'INFO';
}

/** The stated period when all lines are in it, else the days of the lines and the closing balance. */
function periodOf(
  statement: Node,
  lines: readonly BankFileLine[],
  closing: Node,
): readonly [IsoDate | null, IsoDate | null] {
  const days = lines.map(({ date }) => date).sort();
  const [first = null, last = null] = [days[0], days.at(-1)];
  const [from, to] = [dayOf(child(statement, 'FrToDt', 'FrDtTm')), dayOf(child(statement, 'FrToDt', 'ToDtTm'))];
  const covers = from !== null && to !== null && (first === null || from <= first) && (last === null || to >= last);
  if (covers) return [from, to];
  const balanceDay = dayOf(child(closing, 'Dt'));
  return [
    first ?? balanceDay,
    [last, balanceDay]
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null,
  ];
}

function statementOf(statement: Node, problems: BankFileProblem[]): BankFileStatement {
  const lines = list(child(statement, 'Ntry'))
    .filter(isBooked)
    .flatMap((entry) => {
      const read = linesOf(entry);
      if (!('code' in read)) return read;
      problems.push(read);
      return [];
    });
  const opening = balanceOf(statement, ['OPBD', 'PRCD']);
  const closing = balanceOf(statement, ['CLBD']);
  const account = child(statement, 'Acct');
  const [periodStart, periodEnd] = periodOf(statement, lines, closing?.node);
  const holder = text(account, 'Ownr', 'Nm') ?? text(account, 'Ownr', 'Pty', 'Nm');
  return {
    account: text(account, 'Id', 'IBAN') ?? text(account, 'Id', 'Othr', 'Id'),
    ...(holder !== null && { holder }),
    currency:
      text(account, 'Ccy') ??
      text(child(opening?.node, 'Amt'), '@Ccy') ??
      text(child(statement, 'Ntry'), 'Amt', '@Ccy'),
    periodStart,
    periodEnd,
    openingBalance: opening === null ? null : textOfUnits(opening.units),
    closingBalance: closing === null ? null : textOfUnits(closing.units),
    card: false,
    lines,
  };
}

/**
 * Reads ISO 20022 CAMT.053 (and 052, 054) of every version: one statement for each in the file. Null when the text is
 * not such a message, or declares a document type or entities, which no bank does.
 */
export function readCamt(xml: string, encoding: string | null): BankFile | null {
  const root = child(parseXml(xml, MAX_CHARACTERS), 'Document');
  const message =
    child(root, 'BkToCstmrStmt') ?? child(root, 'BkToCstmrAcctRpt') ?? child(root, 'BkToCstmrDbtCdtNtfctn');
  if (message === undefined) return null;
  const nodes = ['Stmt', 'Rpt', 'Ntfctn'].flatMap((name) => list(child(message, name)));
  const problems: BankFileProblem[] = [];
  const statements = nodes.map((node) => statementOf(node, problems));
  if (statements.length === 0) problems.push({ row: null, code: 'no_rows', values: {} });
  return selfDescribed('camt053', encoding, statements, problems);
}
