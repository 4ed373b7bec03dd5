import { createContext } from 'react';
import type { PaperValues } from './fill-values.ts';

/** What certificates say about the company, for the marks at the fields. */
export const PaperContext = createContext<PaperValues>({});
