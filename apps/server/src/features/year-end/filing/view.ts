import type { Filing, FilingElements, FilingProfile, FilingYear } from '@folio/contract';
import { type Chart, isAnswered, TAX_ELEMENTS, TAXONOMY, USUAL_ROWS } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { sha256 } from '../../books/ledger/index.ts';
import { canonicalJson, listTaxYears, readHongKongBooks } from '../profits-tax/index.ts';
import type { AccountsCall } from '../statutory-accounts/index.ts';
import { findingsOf } from './findings.ts';
import { elementsOfRows, itemsOfAccounts, proposedAccounts } from './known-elements.ts';
import { type OpenedFiling, openFiling } from './open-filing.ts';
import { presentPartners } from './partners.ts';
import { listFrozen, readProfile, readTaxonomy } from './store.ts';

/** The filing as a screen shows it: of a year, or of the latest year that has a tax computation. */
export async function readFilingView(tx: CompanyTransaction, call: AccountsCall, year?: string): Promise<Filing> {
  const { chart } = await readHongKongBooks(tx);
  const years = await listTaxYears(tx);
  const wanted = year !== undefined && years.includes(year) ? year : years[0];
  const opened = wanted === undefined ? null : await openFiling(tx, call, wanted);
  const profile = await readProfile(tx);
  const taxonomy = await readTaxonomy(tx);
  return {
    years,
    edition: { date: TAXONOMY.date, source: TAXONOMY.source, confirmed: TAXONOMY.confirmed },
    taxonomy: taxonomy && {
      edition: taxonomy.edition,
      file_name: taxonomy.fileName,
      elements: taxonomy.elements.length,
      imported_at: taxonomy.importedAt.toISOString(),
      imported_by: taxonomy.importedBy,
    },
    profile,
    accounts: accountsOf(chart, profile),
    rows: opened === null ? [] : rowsOf(opened, profile),
    current: opened && (await presentYear(tx, call, opened)),
  };
}

/** The hash of everything that the files of a filing say. */
export function contentOf({ pack }: OpenedFiling): { content: string; hash: string } {
  const content = canonicalJson(pack);
  return { content, hash: sha256(content) };
}

function accountsOf(chart: Chart, profile: FilingProfile): Filing['accounts'] {
  const items = itemsOfAccounts({ chart }, profile);
  const proposed = new Set(proposedAccounts({ chart }, profile));
  return chart.accounts
    .filter(({ type, section }) => (type === 'revenue' || type === 'expense') && section !== 'taxation')
    .map(({ code, name, nameZh }) => {
      const element = items.get(code) ?? '';
      return { code, name, name_zh: nameZh, element, proposed: proposed.has(code) };
    });
}

/** The rows of the statements, and the totals that Folio adds to them. */
function rowsOf({ pack, book }: OpenedFiling, profile: FilingProfile): Filing['rows'] {
  const elements = elementsOfRows(profile);
  const printed = book.statements
    .flatMap(({ rows }) => rows)
    .filter(({ kind }) => kind !== 'heading')
    .map(({ id, label }) => ({ row: id, label, element: elements.get(id) ?? '' }));
  const totals = pack.documents.flatMap(({ sections }) => sections.at(-1)?.rows ?? []);
  const added = ['total_assets', 'total_equity_and_liabilities'].map((row) => {
    const element = elements.get(row) ?? '';
    const usual = USUAL_ROWS.get(row);
    const found = totals.find(({ cells }) => cells.some((cell) => cell !== null && cell.element === usual));
    return { row, label: found?.label ?? { en: row, zh: row }, element };
  });
  return [...printed, ...added];
}

async function presentYear(tx: CompanyTransaction, call: AccountsCall, opened: OpenedFiling): Promise<FilingYear> {
  const { filed, isFinal, stored, values, pack } = opened;
  const { hash } = contentOf(opened);
  const frozen = await listFrozen(tx, pack.year);
  return {
    year: pack.year,
    form: pack.form,
    basis_from: pack.basis.from,
    basis_to: pack.basis.to,
    computation: { id: filed.id, state: filed.state },
    accounts_final: isFinal,
    answers_version: stored.version,
    items: itemsOf(opened, values),
    findings: findingsOf(opened, call.language),
    partners: opened.partners && presentPartners(opened.partners, opened.input),
    tagged: pack.isTagged,
    hash,
    frozen: frozen.map((one) => ({
      number: one.number,
      at: one.frozenAt.toISOString(),
      by: one.frozenBy,
      hash: one.hash,
      same: one.hash === hash,
    })),
  };
}

function itemsOf({ taxonomy }: OpenedFiling, values: OpenedFiling['values']): FilingYear['items'] {
  const known = new Map(
    (taxonomy?.elements ?? []).filter(({ file }) => file === 'computation').map((one) => [one.name, one]),
  );
  return values.map(({ element, computed, answer, value }) => {
    const found = known.get(element.name);
    return {
      element: element.name,
      label: found === undefined ? { ...element.label } : { en: found.en, zh: found.zh },
      kind: found?.kind ?? element.kind,
      open: isAnswered(element),
      mandatory: element.isMandatory,
      computed,
      answer,
      value,
    };
  });
}

/** What accounts may be mapped to, and elements of the imported package for rows of the accounts. */
export async function listElements(tx: CompanyTransaction): Promise<FilingElements> {
  const taxonomy = await readTaxonomy(tx);
  const known = new Map(
    (taxonomy?.elements ?? []).filter(({ file }) => file === 'computation').map((one) => [one.name, one]),
  );
  return {
    computation: [...TAX_ELEMENTS.values()]
      .filter(({ from }) => from === 'accounts')
      .map(({ name, label }) => {
        const { en, zh } = known.get(name) ?? label;
        return { element: name, label: { en, zh } };
      }),
    accounts: (taxonomy?.elements ?? [])
      .filter(({ file, kind }) => file === 'accounts' && kind === 'amount')
      .map(({ name, en, zh }) => ({ element: name, label: { en, zh } })),
  };
}
