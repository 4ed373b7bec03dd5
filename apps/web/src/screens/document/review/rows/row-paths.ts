import type { DocumentDraft, StatementDraft, StatementLineDraft } from '@folio/contract';
import { identityOf } from '../../../../components/row-identity.ts';

const place = /^statements\.(\d+)(?:\.lines\.(\d+))?(?=\.|$)/;
const onForm = /^(statements\.(?:\d+|new-[\w-]+))(\.lines\.(?:\d+|new-[\w-]+))?(?=\.|$)/;

/**
 * What names an account or a row on the form: the path it was read at, which it keeps when others are put in before it, moved or
 * taken out; a name of its own where it was added by hand. Evidence and what a person settled go by it.
 */
export class RowPaths {
  readonly #read = new Map<string, string>();

  /** @param draft as the evidence describes it */
  constructor(draft: DocumentDraft) {
    draft.statements?.forEach((statement, block) => {
      this.#read.set(identityOf(statement), `statements.${block}`);
      statement.lines.forEach((line, row) => {
        this.#read.set(identityOf(line), `statements.${block}.lines.${row}`);
      });
    });
  }

  ofAccount(statement: StatementDraft): string {
    return this.#read.get(identityOf(statement)) ?? `statements.new-${identityOf(statement)}`;
  }

  ofRow(line: StatementLineDraft, statement: StatementDraft): string {
    return this.#read.get(identityOf(line)) ?? `${this.ofAccount(statement)}.lines.new-${identityOf(line)}`;
  }

  /** The name on the form of a path that counts accounts and rows as they are stored now. */
  onForm(path: string, { statements }: DocumentDraft): string {
    const [found, block, row] = place.exec(path) ?? [];
    const statement = statements?.[Number(block)];
    if (found === undefined || statement === undefined) return path;
    const line = row === undefined ? undefined : statement.lines[Number(row)];
    const base = line === undefined ? this.ofAccount(statement) : this.ofRow(line, statement);
    return row !== undefined && line === undefined ? path : `${base}${path.slice(found.length)}`;
  }

  /** The names of all accounts and rows that are there. */
  namesOf({ statements }: DocumentDraft): string[] {
    return (statements ?? []).flatMap((one) => [
      this.ofAccount(one),
      ...one.lines.map((line) => this.ofRow(line, one)),
    ]);
  }
}

/** Whether the account or the row that a field belongs to is among some; true for any other field. */
export function isAmong(names: ReadonlySet<string>): (path: string) => boolean {
  return (path) => {
    const [whole] = onForm.exec(path) ?? [];
    return whole === undefined || names.has(whole);
  };
}
