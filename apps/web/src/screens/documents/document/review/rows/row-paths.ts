import type { DocumentDraft, StatementDraft, StatementLineDraft } from '@folio/contract';
import { identityOf } from '../../../../../components/table/row-identity.ts';

const place = /^statements\.(\d+)(?:\.lines\.(\d+))?(?=\.|$)/;
const onForm = /^(statements\.(?:\d+|new-[\w-]+))(\.lines\.(?:\d+|new-[\w-]+))?(?=\.|$)/;

/**
 * The stable names of accounts and rows on the form. A row that was read keeps the path at which it was read when
 * other rows are inserted, moved or deleted; a row added by hand gets a new name. Evidence and settled fields refer
 * to these names.
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

  /** Translates a path with stored positions of accounts and rows into the form's names. */
  onForm(path: string, { statements }: DocumentDraft): string {
    const [found, block, row] = place.exec(path) ?? [];
    const statement = statements?.[Number(block)];
    if (found === undefined || statement === undefined) return path;
    const line = row === undefined ? undefined : statement.lines[Number(row)];
    const base = line === undefined ? this.ofAccount(statement) : this.ofRow(line, statement);
    return row !== undefined && line === undefined ? path : `${base}${path.slice(found.length)}`;
  }

  /** The names of all present accounts and rows. */
  namesOf({ statements }: DocumentDraft): string[] {
    return (statements ?? []).flatMap((one) => [
      this.ofAccount(one),
      ...one.lines.map((line) => this.ofRow(line, one)),
    ]);
  }
}

/** Whether the account or row a field belongs to is in `names`; true for any other field. */
export function isAmong(names: ReadonlySet<string>): (path: string) => boolean {
  return (path) => {
    const [whole] = onForm.exec(path) ?? [];
    return whole === undefined || names.has(whole);
  };
}
