import { sql } from 'drizzle-orm';
import { leavingCalls } from '../../../src/contract/accounts/endpoints/leaving.ts';
import { signingCalls } from '../../../src/contract/signing/endpoints.ts';
import { hashToken } from '../../../src/server/kit/database/ids.ts';
import { accept, anAgent, aProposal, ownerDetails, type ProposedAgreement } from '../../factories/agency.ts';
import { anInsertedSigner } from '../../factories/deals.ts';
import { must } from '../../factories/published-offer.ts';
import type { Client, TestServer } from '../../kit/server.ts';
import { prepareScene, type Scene } from '../scene.ts';

/** The columns: everybody of the matrix of calls, and who stands beside them. */
export const askers = [
  ...['visitor', 'stranger', 'unverified', 'other', 'landlord', 'colleague', 'tenant', 'agent', 'owner', 'caller', 'creator', 'admin'],
] as const;
export type RouteCaller = (typeof askers)[number];

/** Everybody and everything that the rows of routes speak of. */
export type RouteScene = Scene & {
  readonly askers: Readonly<Record<string, Client>>;
  /** An offer that the agent keeps for the owner, its agreement accepted. */
  readonly agency: ProposedAgreement;
  /** Where the stranger fetches the copy of their data. */
  readonly copyPath: string;
  /** A link to the signed lease, as the tenant was given it. */
  readonly leaseLink: string;
  /** A picture that is public. */
  readonly publicPhoto: string;
  /** What the link of a mail to the stranger carries. */
  readonly leaveToken: string;
};

/** Prepares the scene of the calls, and beside it a colleague of the landlord, an agent with an owner, a caller and a creator. */
export const prepareRoutes = async (server: TestServer): Promise<RouteScene> => {
  const scene = await prepareScene(server);
  const colleague = await anInsertedSigner(server, {
    companyId: scene.landlord.companyId,
    companyName: scene.landlord.companyName,
    capacity: 'proxy',
  });
  const [agent, owner] = [await anAgent(server), await server.person()];
  const agency = await aProposal(server, agent, ownerDetails(owner.email));
  await accept(server, agency, owner.email);
  const [caller, creator] = [await server.person({ claims: ['caller'] }), await server.person({ claims: ['creator'] })];
  await must(scene.stranger, leavingCalls.requestDataCopy, {});
  await server.work();
  await server.services.files.put('public/offers/a1/photo.jpg', new TextEncoder().encode('jpeg'));
  const leaveToken = 'token-of-a-mail-to-the-stranger';
  await server.db.execute(sql`update mail set leave_hash = ${hashToken(leaveToken)}, kind = 'favourites'
    where id = (select id from mail where uid = ${scene.stranger.uid} limit 1)`);
  return {
    ...scene,
    leaveToken,
    askers: { ...scene.people, colleague, agent, owner, caller, creator },
    agency,
    copyPath: (await must(scene.stranger, leavingCalls.getDataCopy, {})).copy?.path ?? '',
    leaseLink: (await must(scene.tenant, signingCalls.getDocument, { offerId: scene.deal, kind: 'lease' })).url,
    publicPhoto: '/photos/offers/a1/photo.jpg',
  };
};
