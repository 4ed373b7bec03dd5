import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldMessages, messagesAt } from './field-messages.ts';

const secret = z.string().register(fieldMessages, { format: 'code_length' });
const schema = z.object({
  code: secret.optional(),
  plain: z.object({ code: z.string() }),
  codes: z.array(z.object({ code: secret.nullable() })),
  br: z.string(),
  kept: secret.transform((text) => text.length),
});

describe('the messages of a field', () => {
  it.each([
    ['its schema’s own, inside an optional', ['code'], { format: 'code_length' }],
    ['none for another field of the same name', ['plain', 'code'], {}],
    ['its own, in an element of a list', ['codes', 3, 'code'], { format: 'code_length' }],
    ['its own, before a transformation', ['kept'], { format: 'code_length' }],
    ['those of its name', ['br'], { missing: 'enter_br', format: 'br_format' }],
    ['none for an unknown field', ['else'], {}],
  ])('are %s', (_, path, messages) => {
    expect(messagesAt(schema, path)).toEqual(messages);
  });
});
