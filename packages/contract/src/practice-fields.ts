import { z } from 'zod';

/** A practising certificate: P and digits of a person, M and digits of a corporate practice, digits of a firm. */
export const practiceNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[PM]?\d{3,6}$/);

/** A telephone number of Hong Kong, or of elsewhere with its country's code. */
export const phoneNumber = z
  .string()
  .trim()
  .regex(/^((\+852[ -]?)?[2-9]\d{3}[ -]?\d{4}|\+[1-9][\d -]{6,18})$/);
