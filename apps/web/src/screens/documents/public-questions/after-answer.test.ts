import type { PublicQuestion, PublicQuestions } from '@folio/contract';
import { expect, it } from 'vitest';
import { afterAnswer } from './after-answer.ts';

const question = (id: string, answer: string | null): PublicQuestion => ({
  id,
  number: 1,
  subject: {
    type: 'none',
    name: '',
    detail: null,
    date: null,
    amount: null,
    currency: null,
    direction: null,
    picture: false,
  },
  text: 'Which month?',
  asked_by: 'Chan Tai Man',
  asked_through: null,
  asked_at: '2026-05-01T01:00:00Z',
  state: answer === null ? 'open' : 'answered',
  answer,
  answer_none: false,
  files: [],
});
const asked = (questions: PublicQuestion[]): PublicQuestions => ({
  company: { name: 'Golden Bauhinia Trading Limited', name_zh: null },
  language: 'en-US',
  expires_at: '2026-05-15T01:00:00Z',
  max_file_bytes: 1000,
  questions,
});
const answers = ({ questions }: PublicQuestions) => questions.map(({ answer }) => answer);

it('keeps both answers in whatever order their results come back', () => {
  const start = asked([question('a', null), question('b', null)]);
  const ofFirst = asked([question('a', 'March'), question('b', null)]);
  const ofSecond = asked([question('a', 'March'), question('b', 'None')]);
  expect(answers(afterAnswer(afterAnswer(start, ofFirst, 'a'), ofSecond, 'b'))).toEqual(['March', 'None']);
  expect(answers(afterAnswer(afterAnswer(start, ofSecond, 'b'), ofFirst, 'a'))).toEqual(['March', 'None']);
});

it('leaves out what is settled meanwhile', () => {
  const start = asked([question('a', null), question('b', null)]);
  expect(answers(afterAnswer(start, asked([question('b', 'None')]), 'b'))).toEqual(['None']);
});
