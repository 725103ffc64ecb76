import { z } from 'zod';
import type { MailKind } from '../../../domain/accounts/rules/mail-kinds.ts';
import { call } from '../../kit/call.ts';
import { done, id, instant, wordOf } from '../../kit/shapes.ts';

const entry = z.object({
  id,
  kind: wordOf<MailKind>(),
  title: z.string(),
  text: z.string(),
  path: z.string().nullable(),
  at: instant,
  isRead: z.boolean(),
});

/** Calls of the bell: short notes of what was mailed to the caller (docs/rules/mail.md#the-bell). */
export const bellCalls = {
  /** The newest notes, or those after the one named by `before`, and whether there are older ones. */
  listBell: call({
    wire: 'listBell',
    in: z.object({ before: id.optional() }),
    out: z.object({ entries: z.array(entry), isMore: z.boolean() }),
    errors: [],
    who: 'signed-in',
    read: true,
  }),
  /** How many are not read; counted up to 100. */
  countBell: call({ wire: 'countBell', in: z.object({}), out: z.object({ unread: z.int() }), errors: [], who: 'signed-in', read: true }),
  /** Marks as read those that are named, and every note up to the one named by `until`: what came after the list was drawn stays unread. */
  markBellRead: call({
    wire: 'markBellRead',
    in: z.object({ ids: z.array(id).max(100).optional(), until: id.optional() }),
    out: done,
    errors: [],
    who: 'signed-in',
  }),
};
