import { render } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { acted } from '../../../test/render.tsx';
import { type Commit, hasInvalidField, settleField, settleFields, useTypedField } from './typed-fields.ts';

const commits: string[] = [];

function Field({ name, result = 'unchanged', isWrong = false }: { name: string; result?: Commit; isWrong?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useTypedField(
    input,
    () => {
      commits.push(name);
      return result;
    },
    isWrong,
  );
  return <input id={name} ref={input} />;
}

const dialog = (children: React.ReactNode) => (
  <div role="dialog" aria-modal="true">
    {children}
  </div>
);

beforeEach(() => {
  commits.length = 0;
  // No layout here: what is drawn counts as visible.
  Element.prototype.checkVisibility = () => true;
});

describe('saving a form', () => {
  it.each<[Commit[], boolean]>([
    [[], true],
    [['unchanged', 'unchanged'], true],
    [['unchanged', 'changed'], false],
    [['invalid'], false],
    [['changed', 'invalid', 'unchanged'], false],
  ])('whose fields answer %j may go on: %s', (results, mayGoOn) => {
    const names = results.map((_, at) => `f${at}`);
    render(names.map((name, at) => <Field key={name} name={name} result={results[at] ?? 'unchanged'} />));
    expect(acted(settleFields)).toBe(mayGoOn);
    expect(commits).toEqual(names);
  });

  it('puts the focus on the first wrong field of the page, whichever was registered first', () => {
    const { rerender } = render([<Field key="b" name="b" result="invalid" />]);
    rerender([<Field key="a" name="a" result="invalid" />, <Field key="b" name="b" result="invalid" />]);
    acted(settleFields);
    expect(document.activeElement?.id).toBe('a');
  });

  it('concerns the fields of the top dialog only, and outside it only while none is open', () => {
    const { rerender } = render(<Field name="page" result="invalid" />);
    rerender(
      <>
        <Field name="page" result="invalid" />
        {dialog(<Field name="lower" result="invalid" />)}
        {dialog(<Field name="upper" />)}
      </>,
    );
    expect(acted(settleFields)).toBe(true);
    expect(commits).toEqual(['upper']);
  });

  it('does not concern a field that left the page', () => {
    const { rerender } = render(<Field name="gone" result="invalid" isWrong />);
    expect(hasInvalidField()).toBe(true);
    rerender(<p />);
    expect(hasInvalidField()).toBe(false);
    expect(acted(settleFields)).toBe(true);
  });
});

it('a single field is committed by its element; any other element has nothing to commit', () => {
  const { container } = render(
    <>
      <Field name="own" result="changed" />
      <input id="plain" />
    </>,
  );
  const find = (id: string) => container.querySelector(`#${id}`) as HTMLElement;
  expect(acted(() => settleField(find('own')))).toBe('changed');
  expect(acted(() => settleField(find('plain')))).toBeNull();
});
