import { fireEvent, render } from '@testing-library/react';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { acted } from '../../../test/render.tsx';
import { settleFields } from '../form/typed-fields.ts';
import { useTypedDay } from './use-typed-day.ts';

interface FieldProps {
  first: string | null;
  min?: string;
  max?: string;
  allowClear?: boolean;
  onEscape?: () => void;
}

function Field({ first, min, max, allowClear = false, onEscape }: FieldProps) {
  const [value, setValue] = useState(first);
  const input = useRef<HTMLInputElement>(null);
  const day = useTypedDay({
    value,
    onChange: setValue,
    input: () => input.current,
    allowClear,
    base: '2026-03-10',
    min,
    max,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: represents the dialog around the field
    <div onKeyDown={(event) => event.key === 'Escape' && onEscape?.()}>
      <input
        ref={input}
        value={day.text}
        data-value={value ?? 'none'}
        data-fault={day.fault}
        onChange={(event) => day.type(event.target.value)}
        onFocus={() => {
          day.hasFocus.current = true;
        }}
        onBlur={() => {
          day.hasFocus.current = false;
          day.commit();
        }}
        onKeyDown={day.onKeyDown}
      />
      <button type="button" onClick={() => setValue('2026-12-24')} />
    </div>
  );
}

function open(props: FieldProps) {
  Element.prototype.checkVisibility = () => true;
  const { container } = render(<Field {...props} />);
  const input = container.querySelector('input') as HTMLInputElement;
  return {
    type: (text: string) => {
      fireEvent.focus(input);
      fireEvent.change(input, { target: { value: text } });
    },
    leave: () => fireEvent.blur(input),
    press: (key: string, more: object = {}) => fireEvent.keyDown(input, { key, ...more }),
    fromElsewhere: () => fireEvent.click(container.querySelector('button') as HTMLElement),
    value: () => input.dataset.value,
    text: () => input.value,
    fault: () => input.dataset.fault,
  };
}

describe('a date field', () => {
  it.each([
    ['15/1/2025', '2025-01-15'],
    ['+30', '2026-04-09'],
    ['2024-02-29', '2024-02-29'],
  ])('left with %s holds %s and shows it as a date', (typed, value) => {
    const field = open({ first: '2026-03-01' });
    const shown = field.text();
    field.type(typed);
    expect(field.value()).toBe('2026-03-01');
    field.leave();
    expect(field.value()).toBe(value);
    expect(field.text()).not.toBe(shown);
    expect(field.fault()).toBeUndefined();
  });

  it.each([
    ['', 'day.empty'],
    ['29/2/2025', 'day.noDay'],
    ['1/13/2025', 'day.noMonth'],
    ['soon', 'day.notUnderstood'],
    ['1/1/2025', 'day.tooEarly'],
    ['1/1/2028', 'day.tooLate'],
  ])('left with %s keeps the text and the date before it, and says %s', (typed, fault) => {
    const field = open({ first: '2026-03-01', min: '2025-02-01', max: '2027-12-31' });
    field.type(typed);
    field.leave();
    expect(field.value()).toBe('2026-03-01');
    expect(field.text()).toBe(typed);
    expect(field.fault()?.split(' ')[0]).toBe(fault);
  });

  it('may be cleared only where no date is a value', () => {
    const field = open({ first: '2026-03-01', allowClear: true });
    field.type(' ');
    field.leave();
    expect(field.value()).toBe('none');
  });

  it.each([
    ['Enter', {}, '2025-01-15'],
    ['s', { ctrlKey: true }, '2025-01-15'],
    ['Enter', { altKey: true }, '2025-01-15'],
    ['v', { ctrlKey: true }, '2026-03-01'],
    ['z', { metaKey: true }, '2026-03-01'],
    ['1', {}, '2026-03-01'],
  ])('%s %j pressed in it: the form then holds %s for 2026-03-01 with 15/1/2025 typed', (key, more, value) => {
    const field = open({ first: '2026-03-01' });
    field.type('15/1/2025');
    field.press(key, more);
    expect(field.value()).toBe(value);
  });

  it('uses the first Escape for itself, and leaves the next one to the dialog', () => {
    const onEscape = vi.fn();
    const field = open({ first: '2026-03-01', onEscape });
    field.type('15/1/2025');
    field.press('Escape');
    expect([field.value(), onEscape.mock.calls.length]).toEqual(['2025-01-15', 0]);
    field.press('Escape');
    expect(onEscape).toHaveBeenCalledTimes(1);
  });

  it('shows a date from elsewhere at once, but not in place of what is being typed', () => {
    const field = open({ first: '2026-03-01' });
    field.type('15/1/20');
    field.fromElsewhere();
    expect([field.text(), field.value()]).toEqual(['15/1/20', '2026-12-24']);
    field.leave();
    const other = open({ first: '2026-03-01' });
    other.fromElsewhere();
    expect(other.text()).toContain('24');
  });

  it('commits its text before the form is saved, and holds back a form with a text that is no date', () => {
    const field = open({ first: '2026-03-01' });
    field.type('15/1/2025');
    expect(acted(settleFields)).toBe(false);
    expect(acted(settleFields)).toBe(true);
    field.type('never');
    expect(acted(settleFields)).toBe(false);
  });
});
