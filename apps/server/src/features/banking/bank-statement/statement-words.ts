import type { StatementLineDraft } from '@folio/contract';

type Hint = NonNullable<StatementLineDraft['hint']>;

/** Common words of Hong Kong statements, in both languages, with the hint they give; the first that fits decides. */
const hints: [RegExp, Hint][] = [
  [/\bFPS\b|轉數快/i, 'fps'],
  [/\bAUTO\s?PAY\b|自動轉賬|自動轉帳|DIRECT DEBIT/i, 'autopay'],
  [/\bCHE?QUE\b|\bCHQ\b|支票|退票/i, 'cheque'],
  [/\bINTEREST\b|利息/i, 'interest'],
  [/\bCHARGES?\b|\bCOMM(ISSION)?\b|\bFEES?\b|手續費|服務費|收費/i, 'fee'],
  [/\bPOS\b|\bCARD\b|\bEPS\b|易辦事|卡消費|信用卡/i, 'card'],
  [/\bTRANSFER\b|\bTRF\b|\bTT\b|REMITTANCE|轉賬|轉帳|匯款|CHATS/i, 'transfer'],
];

/** The type word a bank prints before or instead of the other party, in either language, with what binds it to the name. */
const typeWords =
  /^(FPS( (CREDIT|DEBIT|PAYMENT|TRANSFER))?|AUTO\s?PAY( (OUT|IN))?|TRANSFER( (FROM|TO))?|TT( (FROM|TO))?|(INWARD|OUTWARD)? ?REMITTANCE( (FROM|TO))?|(DIRECT )?(CREDIT|DEBIT)|POS PURCHASE|CARD PURCHASE|PAYMENT( (FROM|TO))?|CHEQUE|CHQ|RENT|SALARY|轉數快(存入|支出|付款)?|自動轉賬(支出|存入)?|轉賬(自|至|存入|支出)?|匯款|支票|租金|薪金|存入|支出)(?=[\s\-–:：]|\p{Script=Han}|$)\s*[-–:：]?\s*/iu;

/** An amount that slipped into the text, or a reference: neither is part of a name. */
const figures = /(?<![\p{L}\p{N}])(\d[\d,]*\.\d{2}|[A-Z]{0,4}\d{5,})(?![\p{L}\p{N}])/gu;

export function hintOf(description: string): Hint | null {
  return hints.find(([pattern]) => pattern.test(description))?.[1] ?? null;
}

/**
 * The other party of a line. Banks print a type word, then the name on the same line or the next one; what is left of
 * both is the payee. Null when nothing but references is left.
 */
export function payeeOf(description: string): string | null {
  const lines = description
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  for (const line of lines) {
    const rest = withoutTypeWords(line).replace(figures, ' ').replace(/\s+/g, ' ').trim();
    if (/\p{L}{2}/u.test(rest)) return rest.slice(0, 200);
  }
  return null;
}

/** Banks print the type twice, once in each language. */
function withoutTypeWords(line: string): string {
  let rest = line;
  for (let found = typeWords.exec(rest); found && found[0] !== ''; found = typeWords.exec(rest))
    rest = rest.slice(found[0].length);
  return rest;
}
