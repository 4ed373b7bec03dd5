import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDropAnywhere } from '../../uploads/use-drop-anywhere.ts';
import { useDropHere } from './use-drop-here.ts';

const here = vi.fn<(files: File[]) => void>();
const anywhere = vi.fn<(files: File[]) => void>();
const file = new File(['x'], 'a.pdf');

function Page({ isOn = true }: { isOn?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const isOverBox = useDropHere(box, isOn, here);
  const isOverPage = useDropAnywhere(isOn, anywhere);
  return (
    <main data-over={isOverPage}>
      <div ref={box} data-over={isOverBox}>
        <i />
      </div>
    </main>
  );
}

function open(isOn = true) {
  const { container } = render(<Page isOn={isOn} />);
  const find = (selector: string) => container.querySelector<HTMLElement>(selector) as HTMLElement;
  return {
    drag: (at: string, type: 'dragEnter' | 'dragLeave' | 'dragOver' | 'drop', types = ['Files']) =>
      !fireEvent[type](find(at), { dataTransfer: { types, files: [file] } }),
    over: () => [find('main').dataset.over, find('div').dataset.over],
  };
}

beforeEach(() => {
  here.mockClear();
  anywhere.mockClear();
});

describe('files dragged over a page', () => {
  it('that are dropped on a box belong to the box only', () => {
    const page = open();
    page.drag('div', 'dragEnter');
    expect(page.over()).toEqual(['false', 'true']);
    expect(page.drag('div', 'drop')).toBe(true);
    expect([here.mock.calls, anywhere.mock.calls, page.over()]).toEqual([[[[file]]], [], ['false', 'false']]);
  });

  it('that are dropped anywhere else belong to the page', () => {
    const page = open();
    page.drag('main', 'dragEnter');
    expect(page.over()).toEqual(['true', 'false']);
    page.drag('main', 'drop');
    expect([here.mock.calls, anywhere.mock.calls, page.over()]).toEqual([[], [[[file]]], ['false', 'false']]);
  });

  it('are over a box as long as they are over anything in it', () => {
    const page = open();
    page.drag('div', 'dragEnter');
    page.drag('i', 'dragEnter');
    page.drag('div', 'dragLeave');
    expect(page.over()[1]).toBe('true');
    page.drag('i', 'dragLeave');
    expect(page.over()[1]).toBe('false');
  });

  it('other things that are dragged, such as text, are left to the browser', () => {
    const page = open();
    expect([page.drag('div', 'dragOver', ['text/plain']), page.drag('main', 'drop', ['text/plain'])]).toEqual([
      false,
      false,
    ]);
    expect([here.mock.calls, anywhere.mock.calls]).toEqual([[], []]);
  });

  it('are not taken while the page takes none', () => {
    const page = open(false);
    expect([page.drag('div', 'drop'), page.drag('main', 'drop'), page.over()[0]]).toEqual([false, false, 'false']);
  });
});
