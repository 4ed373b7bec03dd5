import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useReviewKeys } from './use-review-keys.ts';

const told: string[] = [];
const tell =
  (what: string) =>
  (more: unknown = '') =>
    void told.push(`${what} ${more}`.trim());

interface FormProps {
  open?: readonly string[];
  active?: string | null;
  readOnly?: boolean;
  isStacked?: boolean;
}

function Form({ open = [], active = null, readOnly = false, isStacked = false }: FormProps) {
  type Keys = Parameters<typeof useReviewKeys>[0];
  const look = { active, goTo: tell('go to'), step: tell('page') } as unknown as Keys['look'];
  const settling = { open, accept: tell('accept') } as unknown as Keys['settling'];
  const bankLine = {
    offers: [{ id: 'l1' }, { id: 'l2' }],
    chosenId: null,
    choose: tell('line'),
  } as unknown as Keys['bankLine'];
  const onTurnPage = readOnly ? undefined : () => tell('turn')();
  const onKey = useReviewKeys({ look, settling, bankLine, finish: tell('finish'), onTurnPage, readOnly, isStacked });
  return (
    <div onKeyDownCapture={onKey}>
      <input id="field-a" />
      <input id="field-b" />
      <input id="field-date" data-day-input="" />
      <select id="review-kind" />
      <button type="button" id="review-confirm" />
    </div>
  );
}

function open(props: FormProps = {}) {
  const { container } = render(<Form {...props} />);
  const field = (id: string) => container.querySelector(`#${id}`) as HTMLElement;
  return {
    enter: (id: string) => {
      told.length = 0;
      fireEvent.keyDown(field(id), { key: 'Enter' });
      return told;
    },
    alt: (code: string) => {
      told.length = 0;
      act(() => void fireEvent.keyDown(field('field-a'), { altKey: true, code, key: '' }));
      return told;
    },
  };
}

beforeEach(() => {
  told.length = 0;
});

describe('a document that is opened for review', () => {
  it('starts at its first open question', () => {
    open({ open: ['b', 'date'] });
    expect(told).toEqual(['go to b']);
  });

  it('starts at the button if nothing is open', () => {
    open();
    expect([told, document.activeElement?.id]).toEqual([[], 'review-confirm']);
  });

  it.each([[{ readOnly: true }], [{ isStacked: true }]])('moves nothing with %j', (props) => {
    open({ open: ['b'], ...props });
    expect([told, document.activeElement?.id]).toEqual([[], '']);
  });
});

describe('Enter in a field under review', () => {
  it('accepts the field and goes to the next open question', () => {
    expect(open({ open: ['a', 'b'] }).enter('field-a')).toEqual(['accept a', 'go to b']);
  });

  it('finishes after the last one', () => {
    expect(open({ open: ['a'] }).enter('field-a')).toEqual(['accept a', 'finish']);
  });

  it('in a date never finishes: it leads to the button', () => {
    expect(open({ open: ['date'] }).enter('field-date')).toEqual(['accept date']);
    expect(document.activeElement?.id).toBe('review-confirm');
  });
});

describe('the shortcuts of a review', () => {
  it.each([
    ['Enter', ['finish']],
    ['KeyR', ['turn']],
    ['KeyJ', ['go to b']],
    ['Digit2', ['line l2']],
    ['Digit0', ['line null']],
    ['Digit3', []],
    ['PageDown', ['page 1']],
    ['PageUp', ['page -1']],
  ])('Alt-%s: %j', (code, expected) => {
    expect(open({ open: ['b'] }).alt(code)).toEqual(expected);
  });

  it.each([
    ['Enter', []],
    ['Digit1', []],
    ['KeyJ', []],
    ['PageDown', ['page 1']],
  ])('Alt-%s for a person who may only read: %j', (code, expected) => {
    expect(open({ open: ['b'], readOnly: true }).alt(code)).toEqual(expected);
  });
});
