/** Subjects for the duties of agents' agreements, wanted listings, requests of the citizen app and signed files. */

import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { agencyCalls } from '../../src/contract/agency/endpoints.ts';
import { lastSweep } from '../../src/domain/identity/rules/timers.ts';
import type { Day, Instant } from '../../src/domain/kit/brand.ts';
import { addDays, dayOf, partsOf, plusMs, startOfDay } from '../../src/domain/kit/time.ts';
import { agencyAgreement } from '../../src/server/agency/tables.ts';
import { identityFile, identityRequest } from '../../src/server/identity/tables.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { placeAlert, seekerAlert, wantedListing } from '../../src/server/wanted/tables.ts';
import { accept, anAgent, aProposal, drawn, ownerDetails } from '../factories/agency.ts';
import { anInsertedOffer, anInsertedSigner } from '../factories/deals.ts';
import { askedForCode, gaveCode, uploadSigned } from '../factories/identity.ts';
import { aPlaceAlert } from '../factories/place-alert.ts';
import { aProject, must } from '../factories/published-offer.ts';
import { aWantedListing } from '../factories/wanted.ts';
import type { TestPerson, TestServer } from '../kit/server.ts';

/** A subject that a duty is about, and the first moment at which it is due. */
export type Scene = { readonly id: string; readonly at: Instant };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A scene for each of these duties. */
export const peopleScenes = (of: () => { readonly server: TestServer; readonly admin: TestPerson }) => ({
  'agency_agreement.expire': async () => {
    const { server } = of();
    const { agreementId: id } = await aProposal(server, await anAgent(server), ownerDetails('termin@poczta.example'));
    const at = await databaseNow(server.db);
    await server.db.update(agencyAgreement).set({ answerUntil: at }).where(eq(agencyAgreement.id, id));
    return { id, at };
  },
  'agency.forget': async () => {
    const { server } = of();
    const { agreementId: id } = await aProposal(server, await anAgent(server), ownerDetails('dawno@poczta.example'));
    const { year } = partsOf(dayOf(await databaseNow(server.db)));
    const endedAt = plusMs(startOfDay(`${year - 6}-01-01` as Day), -MINUTE);
    await server.db.update(agencyAgreement).set({ endedAt }).where(eq(agencyAgreement.id, id));
    return { id, at: startOfDay(`${year}-01-01` as Day) };
  },
  'agency_agreement.end': async () => {
    const { server } = of();
    const proposed = await aProposal(server, await anAgent(server), ownerDetails('koniec@poczta.example'));
    await accept(server, proposed, 'koniec@poczta.example');
    const today = dayOf(await databaseNow(server.db));
    const lastDay = addDays(today, -1);
    await server.db.update(agencyAgreement).set({ lastDay }).where(eq(agencyAgreement.id, proposed.agreementId));
    return { id: proposed.agreementId, at: startOfDay(today) };
  },
  'agency.forget_unsent': async () => {
    const { server } = of();
    const agent = await anAgent(server);
    const { agreementId: id } = await drawn(agent, await aProject(agent), ownerDetails('niewyslana@poczta.example'));
    const at = await databaseNow(server.db);
    await server.db
      .update(agencyAgreement)
      .set({ createdAt: plusMs(at, -24 * HOUR) })
      .where(eq(agencyAgreement.id, id));
    return { id, at };
  },
  'agency.forget_empty': async () => {
    const { server } = of();
    const agent = await anAgent(server);
    const { agreementId: id } = await aProposal(server, agent, ownerDetails('wycofana@poczta.example'));
    await must(agent, agencyCalls.withdrawAgreement, { agreementId: id });
    const at = await databaseNow(server.db);
    await server.db
      .update(agencyAgreement)
      .set({ endedAt: plusMs(at, -90 * 24 * HOUR) })
      .where(eq(agencyAgreement.id, id));
    return { id, at };
  },
  'wanted.mail_company': async () => {
    const { server } = of();
    const id = await aWantedListing(await anInsertedSigner(server));
    const at = await databaseNow(server.db);
    await server.db.update(wantedListing).set({ mailDueAt: at }).where(eq(wantedListing.id, id));
    return { id, at };
  },
  'wanted.mail_owner': async () => {
    const { server } = of();
    const owner = await anInsertedSigner(server);
    await anInsertedOffer(server, owner);
    const at = await databaseNow(server.db);
    await server.db.insert(seekerAlert).values({ uid: owner.uid, mailDueAt: at });
    return { id: owner.uid, at };
  },
  'wanted.mail_places': async () => {
    const { server } = of();
    const reader = await server.person();
    await aPlaceAlert(reader);
    const at = await databaseNow(server.db);
    await server.db.update(seekerAlert).set({ placeMailDueAt: at }).where(eq(seekerAlert.uid, reader.uid));
    return { id: reader.uid, at };
  },
  'wanted.forget_alert': async () => {
    const { server } = of();
    const id = await aPlaceAlert(await server.person());
    const at = await databaseNow(server.db);
    await server.db
      .update(placeAlert)
      .set({ deletedAt: plusMs(at, -MINUTE - 1) })
      .where(eq(placeAlert.id, id));
    return { id, at };
  },
  'identity_request.expire': async () => {
    const { server, admin } = of();
    const id = await gaveCode(server, await server.person(), admin);
    const at = await databaseNow(server.db);
    await server.db
      .update(identityRequest)
      .set({ codeProvidedAt: plusMs(at, -180_000) })
      .where(eq(identityRequest.id, id));
    return { id, at };
  },
  'identity_request.lapse': async () => {
    const { server } = of();
    const id = await askedForCode(server, await server.person());
    const at = await databaseNow(server.db);
    await server.db
      .update(identityRequest)
      .set({ seenAt: plusMs(at, -30 * MINUTE) })
      .where(eq(identityRequest.id, id));
    return { id, at };
  },
  'identity_request.sweep': async () => {
    const { server } = of();
    const id = await askedForCode(server, await server.person());
    await server.db
      .update(identityRequest)
      .set({ seenAt: plusMs(await databaseNow(server.db), -30 * MINUTE) })
      .where(eq(identityRequest.id, id));
    await server.tick();
    const at = lastSweep(await databaseNow(server.db));
    await server.db
      .update(identityRequest)
      .set({ inactiveAt: plusMs(at, -1) })
      .where(eq(identityRequest.id, id));
    return { id, at };
  },
  'identities.forget_unsent': async () => {
    const { server } = of();
    const person = await server.person();
    await uploadSigned(person, new Uint8Array(await readFile('assets/public/documents/terms-pl.pdf')));
    const at = await databaseNow(server.db);
    const [file] = await server.db
      .update(identityFile)
      .set({ createdAt: plusMs(at, -24 * HOUR) })
      .where(eq(identityFile.uid, person.uid))
      .returning();
    return { id: file?.id ?? '', at };
  },
});
