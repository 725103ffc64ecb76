import { z } from 'zod';
import { waitingKinds } from '../../../domain/admin/rules/waiting.ts';
import { call } from '../../kit/call.ts';
import { done, uid } from '../../kit/shapes.ts';

const which = z.object({ kind: z.enum(waitingKinds), id: z.string().min(1).max(80) });

/** Calls about who deals with a case of the overview (docs/rules/console.md#taken-cases). */
export const caseCalls = {
  /** Takes a case, or takes it over: `from` is who had it on the page. */
  takeCase: call({
    wire: 'takeCase',
    in: which.extend({ from: uid.nullable() }),
    out: done,
    errors: ['case.not_waiting', 'case.taken'],
    who: 'admin',
  }),
  /** Gives one's own case back. */
  giveCaseBack: call({ wire: 'giveCaseBack', in: which, out: done, errors: [], who: 'admin' }),
};
