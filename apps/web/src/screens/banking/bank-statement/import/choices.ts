import type {
  BankColumnRole,
  BankImportConfirm,
  BankImportPreview,
  BankImportPreviewRequest,
  ColumnMapping,
  ImportStatementPreview,
} from '@folio/contract';

/** What a person decided about one statement; absent = as the preview says. */
export interface StatementChoice {
  take: boolean;
  /** It belongs to the company although it names somebody else. */
  acceptsHolder?: boolean;
  /** Null = a new account. */
  account?: string | null;
  currency?: string;
  opening: string | null;
  closing: string | null;
  postsOpening: boolean;
  rate: string | null;
  flipped: readonly number[];
}

export interface Choices {
  mapping: ColumnMapping | null;
  statements: readonly StatementChoice[];
  skipProblems: boolean;
}

export const nothingChosen: Choices = { mapping: null, statements: [], skipProblems: false };

/** A statement that holds nothing new is left out until a person says otherwise. */
function untouched(statement: ImportStatementPreview): StatementChoice {
  const allThere = statement.lines > 0 && statement.duplicates === statement.lines;
  return {
    take: !allThere,
    opening: null,
    closing: null,
    postsOpening: statement.opens_account && hasAmount(statement.opening_balance),
    rate: null,
    flipped: [],
  };
}

function hasAmount(text: string | null): boolean {
  return text !== null && /[1-9]/.test(text);
}

/** The choice for each statement of a preview: what was chosen stays where it was, whatever reads differently now. */
export function choicesFor(preview: BankImportPreview, before: Choices): StatementChoice[] {
  return preview.statements.map((statement, index) => before.statements[index] ?? untouched(statement));
}

export function withStatement(choices: Choices, index: number, change: Partial<StatementChoice>): Choices {
  const statements = choices.statements.map((one, at) => (at === index ? { ...one, ...change } : one));
  return { ...choices, statements };
}

/** What a column may hold, as offered. */
export const columnRoles: readonly BankColumnRole[] = [
  'ignore',
  'date',
  'value_date',
  'description',
  'payee',
  'reference',
  'amount',
  'spent',
  'received',
  'direction',
  'balance',
  'currency',
  'account',
];

/** Roles only one column may have: giving one to a column takes it from the other. */
const SINGLE: readonly BankColumnRole[] = [
  'date',
  'value_date',
  'amount',
  'spent',
  'received',
  'direction',
  'balance',
  'currency',
  'account',
];

export function withRole(mapping: ColumnMapping, column: number, role: BankColumnRole): ColumnMapping {
  const roles = mapping.roles.map((current, index) => {
    if (index === column) return role;
    return SINGLE.includes(role) && current === role ? 'ignore' : current;
  });
  return { ...mapping, roles };
}

export function previewRequest(choices: Choices, accountId: string | undefined): BankImportPreviewRequest {
  return {
    ...(choices.mapping && { mapping: choices.mapping }),
    ...(accountId && { bank_account_id: accountId }),
    statements: choices.statements.map((one) => ({
      ...(one.account !== undefined && { bank_account_id: one.account }),
      ...(one.currency !== undefined && { currency: one.currency }),
      opening_balance: one.opening,
      closing_balance: one.closing,
      flipped_rows: [...one.flipped],
    })),
  };
}

export function confirmRequest(choices: Choices, preview: BankImportPreview): BankImportConfirm {
  const mapping = choices.mapping ?? preview.mapping;
  return {
    ...(mapping && { mapping }),
    statements: preview.statements.map((statement, index) => {
      const choice = choices.statements[index] ?? untouched(statement);
      return {
        take: choice.take,
        ...(choice.acceptsHolder && { accept_holder: true }),
        bank_account_id: choice.account === undefined ? statement.bank_account_id : choice.account,
        ...(choice.currency !== undefined && { currency: choice.currency }),
        opening_balance: choice.opening,
        closing_balance: choice.closing,
        post_opening_balance: choice.postsOpening && statement.opens_account,
        opening_rate: choice.rate,
        flipped_rows: [...choice.flipped],
      };
    }),
    skip_problems: choices.skipProblems,
  };
}

/** Whether every statement that is taken and names somebody else was said to be the company's. */
export function holdersAccepted(choices: Choices, preview: BankImportPreview): boolean {
  return preview.statements.every(({ other_holder: holder }, index) => {
    const choice = choices.statements[index];
    return holder === null || choice?.take === false || choice?.acceptsHolder === true;
  });
}

/** The lines that come into the books by what is chosen. */
export function newLines(choices: Choices, preview: BankImportPreview): number {
  return preview.statements.reduce(
    (sum, { lines, duplicates }, index) => (choices.statements[index]?.take === false ? sum : sum + lines - duplicates),
    0,
  );
}

/** Files the reader of documents takes instead. */
export function isPaper(name: string): boolean {
  return /\.(pdf|png|jpe?g)$/i.test(name);
}
