import type { FormInstance } from 'antd';
import { useEffect } from 'react';

/** Converts a path of the API to an antd field name: `directors.0` is `['directors', 0]`. */
export function fieldNameOf(path: string): (string | number)[] {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** Shows the server's messages at the rejected fields of an antd form and focuses the first one. */
export function useFieldErrors<T>(form: FormInstance<T>, errors: Record<string, string[]> | undefined): void {
  useEffect(() => {
    const named = Object.entries(errors ?? {}).map(([path, sentences]) => ({
      name: fieldNameOf(path),
      errors: sentences,
    }));
    const [first] = named;
    if (first === undefined) return;
    form.setFields(named as Parameters<typeof form.setFields>[0]);
    form.scrollToField(first.name as Parameters<typeof form.scrollToField>[0], { focus: true });
  }, [form, errors]);
}
