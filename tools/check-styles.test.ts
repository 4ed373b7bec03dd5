import { describe, expect, it } from 'vitest';
import { classesOf, faultsOfSheet, sharedClasses, unnamedClasses } from './check-styles.mjs';

describe('a style sheet', () => {
  it('may use tokens, the four widths and print', () => {
    const css =
      '.a { font-size: var(--font-small); border-radius: 50%; } @media (width < 900px) { .a { gap: 3px; } } @media print {}';
    expect(faultsOfSheet(css)).toEqual([]);
  });

  it.each([
    ['.a { font-size: 13px; }', 'font-size: 13px is no --font token'],
    ['.a { border-radius: 0 0 7px 7px; }', 'border-radius: 0 0 7px 7px is no --radius token'],
    [
      '@media (width < 700px) { .a { color: red; } }',
      '(width < 700px): 700 px is not one of the widths 640, 900, 1200, 1340',
    ],
  ])('may not contain %s', (css, fault) => {
    expect(faultsOfSheet(css)).toEqual([fault]);
  });

  it('sets the classes of its selectors, and none of Ant Design', () => {
    expect(classesOf('.a .b-c:hover, .ant-btn.d { width: 1.5px; } /* .e */')).toEqual(['a', 'b-c', 'd']);
  });

  it('sets the classes of nested selectors, and none that only looks like one in a value', () => {
    const css = '.a { width: 1.5px; src: url("x.woff2"); &:hover { color: red; } .b { gap: 0; } }';
    expect(classesOf(css)).toEqual(['a', 'b']);
  });

  it('has no class that no source names', () => {
    const css = '.row { gap: 0; } .row-wide { gap: 1px; }';
    expect(unnamedClasses(css, ['<p className="row">'])).toEqual(['row-wide']);
    expect(unnamedClasses(css, ['<p className="row">', 'row-wide'])).toEqual([]);
  });

  it('shares a class if another sheet sets it too', () => {
    expect(sharedClasses({ one: '.a {} .b {}', two: '.b {} .c {}' })).toEqual({ b: 2 });
  });
});
