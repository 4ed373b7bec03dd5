import type { FormInstance } from 'antd';
import { useEffect } from 'react';

/** The antd field name of a path on the wire: `directors.0` is `['directors', 0]`. */
export function fieldNameOf(path: string): (string | number)[] {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** Shows the server's sentences at the refused fields of an antd form and takes the focus to the first. */
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
