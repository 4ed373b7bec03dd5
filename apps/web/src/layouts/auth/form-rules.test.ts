import { describe, expect, it } from 'vitest';
import { problemOf, problemsOf, rule } from './form-rules.ts';

const rules = {
  email: [rule.required('enter'), rule.email('invalid')],
  password: [rule.required('enter'), rule.min(10, 'short')],
  password_confirmation: [rule.same('password', 'mismatch')],
};

describe('the rules of an auth form', () => {
  it.each([
    ['', 'enter'],
    ['  ', 'enter'],
    ['lam', 'invalid'],
    ['lam@harbour', 'invalid'],
    [' lam@harbour.hk ', ''],
  ])('email %o: %o', (email, problem) => {
    expect(problemOf('email', rules, { email })).toBe(problem);
  });

  it('say the first broken rule of every field', () => {
    const values = { email: 'a@b.hk', password: 'short', password_confirmation: 'other' };
    expect(problemsOf(rules, values)).toEqual({ password: 'short', password_confirmation: 'mismatch' });
  });

  it('say nothing when all hold', () => {
    const values = { email: 'a@b.hk', password: 'long enough 1', password_confirmation: 'long enough 1' };
    expect(problemsOf(rules, values)).toEqual({});
  });
});
