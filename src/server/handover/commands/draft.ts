import type { handoverCalls } from '../../../contract/handover/endpoints.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/handover/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { maySaveDraft } from '../../../domain/leases/rules/protocol-guards.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { accessOf, actorKey } from '../queries/access.ts';
import { draftOf, writeDraft } from '../store/protocol.ts';

type SaveAnswer = OutputOf<typeof handoverCalls.saveProtocolDraft>;

/** Saves the side's draft over the version that its writer saw; an older save is refused with both versions. */
export const saveProtocolDraft = async (ctx: Ctx, input: InputOf<typeof handoverCalls.saveProtocolDraft>): Promise<Result<SaveAnswer>> =>
  transact(ctx, async (tx) => {
    const access = await accessOf(ctx, tx, input);
    if (!access.ok) return access;
    const locked = maySaveDraft(access.value.facts);
    if (locked) return refused(locked);
    const { row, side } = access.value;
    const saved = await writeDraft(tx, {
      leaseId: row.id,
      side,
      version: input.version,
      data: input.data,
      savedBy: actorKey(access.value),
      at: await databaseNow(tx),
    });
    if (saved) return ok({ version: saved.version, savedAt: saved.savedAt });
    const kept = await draftOf(tx, row.id, side);
    return refused(refuse('protocol.stale_version', { params: { yours: input.version, saved: kept?.version ?? 0 } }));
  });
