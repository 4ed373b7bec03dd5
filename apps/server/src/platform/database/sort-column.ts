/**
 * What a list sorts by for its parameter `sort`, which may begin with the minus of a descending order; undefined if the
 * list has no such column. Names that every object has, such as `constructor`, are no columns.
 */
export function sortColumn<T>(columns: Readonly<Record<string, T>>, sort: string | undefined): T | undefined {
  const key = sort?.replace(/^-/, '') ?? '';
  return Object.hasOwn(columns, key) ? columns[key] : undefined;
}
