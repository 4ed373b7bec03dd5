import type { CompanyPaperField, CompanyPaperReading, CompanyPaperValue, CompanyRow } from '@folio/contract';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import { ApiError } from '../../../../../api/api-error.ts';
import { useReadCompanyPaper } from '../../../../../api/queries/people/company.ts';
import type { CompanyValues } from '../company-values.ts';
import { type ListFill, listsOf } from './fill-people.ts';
import { fillOf, type PaperValues } from './fill-values.ts';

export interface CompanyPaperState {
  /** Reads a file and fills the empty fields of the form. Answers what was read; null if it failed. */
  readonly take: (file: File) => Promise<CompanyPaperReading | null>;
  /** The name of the file in hand. */
  readonly reading: string | null;
  readonly failure: ApiError | null;
  readonly result: { readonly reading: CompanyPaperReading; readonly count: number } | null;
  /** What certificates say, by field. */
  readonly found: PaperValues;
  /** Fields that hold something else than the last paper says. */
  readonly asked: readonly CompanyPaperValue[];
  readonly decide: (value: CompanyPaperValue, usesPaper: boolean) => void;
  /** Lists that the return would change although the form has entries. */
  readonly askedLists: ListFill;
  readonly decideList: (list: keyof ListFill, usesPaper: boolean) => void;
}

/** Fills the company form from certificates. A field that a person typed changes only if the person says so. */
export function useCompanyPaper(
  form: FormInstance<CompanyValues>,
  company: CompanyRow | null,
  keep: (values: CompanyValues) => void,
): CompanyPaperState {
  const read = useReadCompanyPaper(company?.id);
  const [result, setResult] = useState<CompanyPaperState['result']>(null);
  const [found, setFound] = useState<PaperValues>({});
  const [asked, setAsked] = useState<readonly CompanyPaperValue[]>([]);
  const [askedLists, setAskedLists] = useState<ListFill>({});
  const put = (values: Partial<Record<CompanyPaperField, string>> & ListFill) => {
    form.setFieldsValue(values);
    form.setFields(Object.keys(values).map((name) => ({ name: name as keyof CompanyValues, errors: [] })));
    keep(form.getFieldsValue(true));
  };
  const take = async (file: File) => {
    if (read.isPending) return null;
    setResult(null);
    const reading = await read.mutateAsync(file).catch(() => null);
    if (reading === null) return null;
    const fill = fillOf(form.getFieldsValue(true), reading, found);
    const lists = listsOf(form.getFieldsValue(true), reading);
    const filled = { ...fill.filled, ...lists.filled };
    if (Object.keys(filled).length > 0) put(filled);
    setFound((before) => ({ ...before, ...byField(reading.fields) }));
    setAsked(fill.asked);
    setAskedLists(lists.asked);
    setResult({ reading, count: Object.keys(filled).length });
    return reading;
  };
  const decide = (value: CompanyPaperValue, usesPaper: boolean) => {
    setAsked((before) => before.filter((one) => one !== value));
    if (usesPaper) put({ [value.field]: value.value });
  };
  const decideList = (list: keyof ListFill, usesPaper: boolean) => {
    const { [list]: rows, ...others } = askedLists;
    setAskedLists(others);
    if (usesPaper && rows !== undefined) put({ [list]: rows });
  };
  const reading = read.isPending ? read.variables.name : null;
  const failure = read.error instanceof ApiError ? read.error : null;
  return { take, reading, failure, result, found, asked, decide, askedLists, decideList };
}

function byField(fields: readonly CompanyPaperValue[]): PaperValues {
  return Object.fromEntries(fields.map((one) => [one.field, one]));
}
