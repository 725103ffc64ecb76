/** What the console reads of agreements: signed files that wait, and large rents with what agents say of the owners. */

import type { agencyCalls } from '../../../contract/agency/endpoints.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { listNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { signerName } from '../../../domain/signing/types.ts';
import type { Ctx } from '../../kit/context.ts';
import { pageOf, readWithin } from '../../kit/page.ts';
import { policyLink } from '../present.ts';
import { largeRents } from '../store/agreements.ts';
import { reviewedFiles, waitingAgencyFiles } from '../store/files.ts';

export { waitingAgencyFiles };

const size = listNumbers.page;

/** Files that wait for the moderator. */
export const listAgreementFiles = async (
  ctx: Ctx,
  { waiting, page: asked }: InputOf<typeof agencyCalls.listAgreementFiles>,
): Promise<Result<OutputOf<typeof agencyCalls.listAgreementFiles>>> => {
  const { rows, page, total } = await readWithin(asked, size, ({ limit, offset }) => reviewedFiles(ctx.db, { waiting, limit, offset }));
  const items = rows.map(({ file, agreement: { id, number, facts, policyKey } }) => ({
    fileId: file.id,
    agreementId: id,
    number,
    offerName: facts.premises.name,
    agent: `${facts.agent.signer.firstName} ${facts.agent.signer.lastName}`,
    owner: facts.owner.name,
    kind: file.kind,
    name: file.name,
    url: ctx.files.link(file.fileKey, { name: file.name, inline: true }),
    signers: file.signatures.flatMap(({ subject }) => signerName(subject) ?? []),
    policyUrl: policyLink(ctx.files, policyKey),
    uploadedAt: file.uploadedAt,
    outcome: file.outcome,
    note: file.note,
  }));
  return ok(pageOf(items, { page, size, total }));
};

/** Agreements whose rent reaches the limit of the act on money laundering (docs/rules/agency.md#large-rents). */
export const listLargeRents = async (
  ctx: Ctx,
  { page: asked }: InputOf<typeof agencyCalls.listLargeRents>,
): Promise<Result<OutputOf<typeof agencyCalls.listLargeRents>>> => {
  const { rows, page, total } = await readWithin(asked, size, (part) => largeRents(ctx.db, part));
  const items = rows.flatMap(({ id, number, facts: { premises, agent, owner }, aml, createdAt }) =>
    aml === null
      ? []
      : [
          {
            agreementId: id,
            number,
            offerName: premises.name,
            rent: premises.rent,
            agent: `${agent.signer.firstName} ${agent.signer.lastName}`,
            company: agent.name,
            owner: owner.name,
            answers: aml,
            createdAt,
          },
        ],
  );
  return ok(pageOf(items, { page, size, total }));
};
