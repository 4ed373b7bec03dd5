import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { moveAmongLines } from '../statement/move-among-lines.ts';
import { focusField } from './focus-field.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const Line = ({ at, values }: { at: number; values: Record<string, string> }) => (
  <tr className="line-editor">
    {Object.entries(values).map(([field, value]) => (
      <td key={field}>
        <input
          id={`field-statements.0.lines.${at}.${field}`}
          defaultValue={value}
          {...(field === 'date' && { 'data-day-input': '' })}
        />
      </td>
    ))}
  </tr>
);

function Statement() {
  return (
    <table onKeyDown={moveAmongLines}>
      <tbody>
        <Line at={0} values={{ date: '2026-03-01', spent: '', received: '5.00' }} />
        <Line at={1} values={{ date: '2026-03-02', spent: '', received: '' }} />
      </tbody>
    </table>
  );
}

const focused = () => document.activeElement?.id.replace('field-statements.0.lines.', '');

describe('going to a field', () => {
  it.each([
    ['statements.0.lines.0.spent', '0.spent'],
    ['statements.0.lines.0', '0.received'],
    ['statements.0.lines.1', '1.date'],
  ])('%s puts the focus on %s', async (path, at) => {
    render(<Statement />);
    focusField(path);
    await vi.waitFor(() => expect(focused()).toBe(at));
  });

  it('waits until the field is drawn', async () => {
    focusField('statements.0.lines.1.spent');
    render(<Statement />);
    await vi.waitFor(() => expect(focused()).toBe('1.spent'));
  });
});

describe('arrows in the lines of a statement', () => {
  const press = (id: string, key: string, more: KeyboardEventInit = {}) => {
    const { container } = render(<Statement />);
    const input = container.querySelector<HTMLElement>(`[id="field-statements.0.lines.${id}"]`);
    input?.focus();
    input?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
    return focused();
  };
  it.each([
    ['0.spent', 'ArrowDown', {}, '1.spent'],
    ['1.received', 'ArrowUp', {}, '0.received'],
    ['1.spent', 'ArrowDown', {}, '1.spent'],
    ['0.spent', 'ArrowUp', {}, '0.spent'],
    ['0.spent', 'ArrowDown', { altKey: true }, '0.spent'],
    ['0.spent', 'Enter', {}, '0.spent'],
  ])('from %s, %s %j leads to %s', (id, key, more, at) => {
    expect(press(id, key, more)).toBe(at);
  });
});
