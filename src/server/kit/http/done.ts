/** The answer of commands that have nothing to say. */

import type { z } from 'zod';
import type { done as doneShape } from '../../../contract/kit/shapes.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';

export type DoneAnswer = z.output<typeof doneShape>;

/** "It is so now", also for a repeat. */
export const done: Result<DoneAnswer> = ok({ status: 'SUCCESS' });

/** The same with the message that clients of the accounts' calls read. It is empty: words are the page's. */
export const doneWithMessage = ok({ status: 'SUCCESS' as const, message: '' });
export type DoneWithMessage = DoneAnswer & { readonly message: string };
