import type { FileSignature } from '../../../domain/identity/types.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import type { Ctx } from '../../kit/context.ts';
import { openFilesOf } from '../store/files.ts';

/** A signed file that a moderator has to look at. */
type SentFile = { readonly url: string; readonly name: string; readonly sentAt: Instant; readonly signatures: readonly FileSignature[] };

/** The signed files that these people have sent and nobody has decided on. */
export const sentFilesOf = async (ctx: Ctx, uids: readonly Id[]): Promise<ReadonlyMap<Id, SentFile>> => {
  const rows = await openFilesOf(ctx.db, uids);
  return new Map(
    rows.flatMap(({ uid, fileKey, name, submittedAt, signatures }): [Id, SentFile][] =>
      fileKey === null || submittedAt === null
        ? []
        : [[uid, { url: ctx.files.link(fileKey, { name: 'Regulamin.pdf', inline: true }), name: name ?? '', sentAt: submittedAt, signatures }]],
    ),
  );
};
