import { accountsCalls } from '../../src/contract/accounts/endpoints.ts';
import { agencyCalls } from '../../src/contract/agency/endpoints.ts';
import { signingCalls } from '../../src/contract/signing/endpoints.ts';
import type { OwnerDetails } from '../../src/domain/agency/types.ts';
import { addDays, dayOf } from '../../src/domain/kit/time.ts';
import type { OfferForm } from '../../src/domain/offers/types.ts';
import { consentsOf } from '../../src/domain/signing/rules.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import type { Client, TestPerson, TestServer } from '../kit/server.ts';
import { anInsertedSigner, type Signer } from './deals.ts';
import { aProject, lastCode, must } from './published-offer.ts';

/** The owner as the agents of tests name them. */
export const ownerDetails = (email: string, changes: Partial<OwnerDetails> = {}): OwnerDetails => ({
  name: 'Jan Wójcik',
  address: 'ul. Narutowicza 40/7, 90-135 Łódź',
  peselOrNip: '44051401359',
  contact: '+48 601 234 567',
  email,
  ...changes,
});

let owners = 0;

/** The address of an owner whom no test has named yet. */
export const nextOwner = (): string => {
  owners += 1;
  return `wlasciciel-${owners}@poczta.example`;
};

/** How an agreement stands for somebody; the code of the refusal where they may not see it. */
export const statusOf = async (who: Client, agreementId: string): Promise<string> => {
  const found = await who.ask(agencyCalls.getAgreement, { agreementId });
  return found.ok ? found.value.agreement.status : found.refusal.code;
};

/** A signer with the agent features on and an insurance that runs. */
export const anAgent = async (server: TestServer): Promise<Signer> => {
  const agent = await anInsertedSigner(server);
  await anAgentOf(server, agent);
  return agent;
};

/** Switches the agent features of a person on, with an insurance that runs. */
export const anAgentOf = async (server: TestServer, agent: Client): Promise<void> => {
  await must(agent, accountsCalls.updateProfile, { isRealEstateAgent: true, professionalLicenseNumber: '12874' });
  await insure(server, agent);
};

/** Gives in an insurance that runs for a year, or until a day of choice, with a copy of its policy. */
export const insure = async (server: TestServer, agent: Client, validTo = null as ReturnType<typeof dayOf> | null): Promise<void> => {
  const today = dayOf(await databaseNow(server.db));
  const insurance = { insurer: 'PZU SA', policyNumber: 'OC/2026/1', sumEur: 50_000, validTo: validTo ?? addDays(today, 365) };
  await must(agent, agencyCalls.setInsurance, insurance);
  const answer = await sendPolicy(server, agent, '%PDF-1.7 polisa');
  if (!answer.ok) throw new Error(await answer.text());
};

/** Uploads a copy of a policy. */
export const sendPolicy = async (server: TestServer, agent: Client, content: string): Promise<Response> => {
  const body = new FormData();
  body.append('file', new File([content], 'polisa.pdf'));
  return agent.fetch('/agency/policy', { method: 'POST', body, headers: { origin: server.services.config.baseUrl } });
};

/** What an agent proposes; brokerage at the usual terms unless said otherwise. */
export type ProposedAgreement = { readonly offerId: string; readonly agreementId: string; readonly token: string; readonly documentSha256: string };

/** Draws a proposal for a project of the agent; nothing is sent. */
export const drawn = (agent: Client, offerId: string, owner: OwnerDetails, includeMediation = true) =>
  must(agent, agencyCalls.proposeAgreement, { offerId, ownerDetails: owner, includeMediation });

/** The agent's signature under what was drawn. */
export const send = async (server: TestServer, agent: TestPerson, offerId: string, agreementId: string) => {
  const { documentSha256 } = await must(agent, signingCalls.requestSigningCode, { offerId, purpose: 'agency' });
  const signature = { code: await lastCode(server, agent.email), documentSha256, consents: { ...consentsOf.agency } };
  return must(agent, agencyCalls.sendAgreement, { agreementId, ...signature });
};

/** The token of the newest link that was mailed to an address. */
export const mailedToken = async (server: TestServer, email: string): Promise<string> => {
  await server.work();
  const tokens = (await server.mailsTo(email)).flatMap(({ text }) => /accept\/\w+\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  const token = tokens.at(-1);
  if (token === undefined) throw new Error(`no link was mailed to ${email}`);
  return token;
};

/** A project of the agent with a proposal that waits for its owner. */
export const aProposal = async (
  server: TestServer,
  agent: TestPerson,
  owner: OwnerDetails,
  { includeMediation = true, form = {} }: { readonly includeMediation?: boolean; readonly form?: OfferForm } = {},
): Promise<ProposedAgreement> => {
  const offerId = await aProject(agent, form);
  const { agreementId, documentSha256 } = await drawn(agent, offerId, owner, includeMediation);
  await send(server, agent, offerId, agreementId);
  return { offerId, agreementId, documentSha256, token: await mailedToken(server, owner.email) };
};

/** Asks for the owner's code as whoever holds the link or the account; everything that accepting needs. */
export const readyToAccept = async (
  server: TestServer,
  who: Client,
  { offerId, agreementId, token }: ProposedAgreement,
  email: string,
  byLink = true,
) => {
  const link = byLink ? { proxyToken: token } : {};
  const { documentSha256 } = await must(who, signingCalls.requestSigningCode, { offerId, purpose: 'agency_accept', ...link });
  const signature = { code: await lastCode(server, email), documentSha256, consents: { ...consentsOf.agency_accept } };
  return { agreementId, accepted: true, ...signature, ...(byLink ? { token } : {}) };
};

/** The owner accepts by the link. */
export const accept = async (server: TestServer, proposed: ProposedAgreement, email: string): Promise<void> => {
  await must(server.visitor, agencyCalls.answerAgreement, await readyToAccept(server, server.visitor, proposed, email));
  await server.work();
};

/** Uploads a scan of the signed pages, which a moderator then looks at; answers its id. */
export const uploadScan = async (
  server: TestServer,
  who: Client,
  admin: Client,
  agreementId: string,
  { content = '%PDF-1.7 scan', name = 'umowa.pdf' } = {},
): Promise<string> => {
  const body = new FormData();
  body.append('kind', 'scan');
  body.append('file', new File([content], name));
  const headers = { origin: server.services.config.baseUrl };
  const answer = await who.fetch(`/agency/${agreementId}/form`, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(await answer.text());
  const { items } = await must(admin, agencyCalls.listAgreementFiles, { waiting: true, page: 1 });
  return items.find((file) => file.agreementId === agreementId)?.fileId ?? '';
};

/** No lease over a year: those want the written form. */
export const shortLease: OfferForm = {
  leaseAgreement: {
    infinite: true,
    leaseNoticePeriod: 3,
    fixedshort: true,
    fixedshortMonths: 12,
    fixedlong: false,
    deposit: 2_000_000,
    payDay: 10,
    firstPaymentDay: 7,
    nonRentFees: 'in_rent',
  },
} as OfferForm;
