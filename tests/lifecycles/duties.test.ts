import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { leasesCalls } from '../../src/contract/leases/endpoints.ts';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { reservationsCalls } from '../../src/contract/reservations/endpoints.ts';
import { savedSearchCalls } from '../../src/contract/search/endpoints/saved.ts';
import { signingCalls } from '../../src/contract/signing/endpoints.ts';
import type { Day, Grosze, Instant } from '../../src/domain/kit/brand.ts';
import { addDays, dayOf, partsOf, plusMs, startOfDay } from '../../src/domain/kit/time.ts';
import { mediationFrom, statementsUntil, unpaidEndFrom } from '../../src/domain/leases/rules/deadlines.ts';
import { duties, lifecycles } from '../../src/server/app/rooms.ts';
import { depositTransfer } from '../../src/server/deposits/tables/records.ts';
import { saveAppointment } from '../../src/server/handover/store/appointments.ts';
import { appointment } from '../../src/server/handover/tables.ts';
import { invoice } from '../../src/server/invoices/tables.ts';
import { type Duties, findDue, fulfilDuties } from '../../src/server/kit/clock/duties.ts';
import type { Services } from '../../src/server/kit/context.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { stepsOf } from '../../src/server/kit/lifecycle/steps.ts';
import { leaseForm } from '../../src/server/leases/tables/form.ts';
import { lease } from '../../src/server/leases/tables/lease.ts';
import { offer } from '../../src/server/offers/tables/offer.ts';
import { reservation } from '../../src/server/reservations/tables.ts';
import { savedSearch } from '../../src/server/search/tables/saved.ts';
import { document } from '../../src/server/signing/tables/document.ts';
import { signaturePending } from '../../src/server/signing/tables/evidence.ts';
import { anOpenOffer, proposed } from '../factories/counter-offers.ts';
import {
  anInsertedOffer,
  anInsertedSigner,
  aSignedLease,
  aSignedLongLease,
  book,
  type Deal,
  payDeposit,
  reserveUntil,
  type Signer,
} from '../factories/deals.ts';
import { rejectPremises } from '../factories/handover.ts';
import { aProject, must } from '../factories/published-offer.ts';
import { type TestPerson, type TestServer, testServer } from '../kit/server.ts';
import { peopleScenes, type Scene } from './people-scenes.ts';

let server: TestServer;
let other: Services;
let landlord: Signer;
let admin: TestPerson;
let deal: Deal;
beforeAll(async () => {
  server = await testServer();
  other = (await server.another()).services;
  landlord = await anInsertedSigner(server);
  admin = await server.person({ claims: ['admin'] });
  deal = await aSignedLease(server);
});
afterAll(() => server.close());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const booked = async (): Promise<{ readonly offerId: string; readonly id: string; readonly tenant: Signer }> => {
  const tenant = await anInsertedSigner(server);
  const offerId = await anInsertedOffer(server, landlord, { availability: '2020-01-01' as never });
  expect(await book(tenant, offerId)).toMatchObject({ ok: true });
  await server.work();
  const [row] = await server.db.select().from(reservation).where(eq(reservation.offerId, offerId));
  return { offerId, id: row?.id ?? '', tenant };
};

const now = (): Promise<Instant> => databaseNow(server.db);

/** Gives the lease of the scenes other values; its state goes along with the scenes. */
const change = async (values: Partial<typeof lease.$inferInsert>): Promise<void> => {
  await server.db.update(lease).set(values).where(eq(lease.id, deal.leaseId));
};

const meetingSince = async (minutes: number): Promise<Scene> => {
  const at = await now();
  const meetingAt = plusMs(at, -minutes * MINUTE);
  const person = { firstName: 'Anna', lastName: 'Odbiór', email: 'odbior@test.example', savedAt: at };
  const named = { ...person, side: 'tenant', date: dayOf(meetingAt), hour: '10:00', meetingAt } as const;
  await server.db.transaction((tx) => saveAppointment(tx, deal.leaseId, named, deal.tenant.uid));
  return { id: deal.leaseId, at };
};

const transferDueYesterday = async (kind: 'payout' | 'refund'): Promise<Scene> => {
  const today = dayOf(await now());
  const due = addDays(today, -1);
  if (kind === 'payout') await server.db.insert(depositTransfer).values({ id: `late-${kind}`, leaseId: deal.leaseId, kind, due });
  else await server.db.update(depositTransfer).set({ due }).where(sql`lease_id = ${deal.leaseId} and kind = 'refund'`);
  return { id: deal.leaseId, at: startOfDay(today) };
};

/** A scene for each duty, in the order in which one lease passes them; a duty without a scene fails. */
const scenes: { readonly [Name in keyof typeof duties]: () => Promise<Scene> } = {
  'offer.expire': async () => {
    const { offerId } = await booked();
    const at = await now();
    await reserveUntil(server, offerId, sql`${at}::timestamptz`);
    return { id: offerId, at };
  },
  /** It is found and locked by its offer. */
  'counter_offer.expire': async () => {
    const { tenant, offerId } = await anOpenOffer(server);
    const id = await proposed(tenant, offerId, { rent: 6_000_00 });
    const at = await now();
    await server.db.execute(sql`update counter_offer set expires_at = ${at}::timestamptz where id = ${id}`);
    return { id: offerId, at };
  },
  ...peopleScenes(() => ({ server, admin })),
  'search.mail_found': async () => {
    const { searchId: id } = await must(landlord, savedSearchCalls.saveSearch, { filters: { minArea: 7 }, frequency: 'daily' });
    const at = await now();
    await server.db.update(savedSearch).set({ mailDueAt: at }).where(eq(savedSearch.id, id));
    return { id, at };
  },
  'search.forget_saved': async () => {
    const { searchId: id } = await must(landlord, savedSearchCalls.saveSearch, { filters: { minArea: 8 }, frequency: 'daily' });
    const at = await now();
    await server.db
      .update(savedSearch)
      .set({ deletedAt: plusMs(at, -MINUTE - 1) })
      .where(eq(savedSearch.id, id));
    return { id, at };
  },
  'reservations.warn': async () => {
    const { offerId, id } = await booked();
    const at = await now();
    await reserveUntil(server, offerId, sql`${plusMs(at, 2 * HOUR)}::timestamptz`);
    return { id, at };
  },
  'reservations.redraw': async () => {
    const { id } = await booked();
    const today = dayOf(await now());
    await server.db.execute(sql`update reservation set facts = jsonb_set(facts, '{terms,start}', to_jsonb(${today}::text)) where id = ${id}`);
    return { id, at: startOfDay(today) };
  },
  'signing.first_expired': async () => {
    const { offerId, tenant } = await booked();
    const [at, id] = [await now(), `first-${offerId}`];
    const act = { firstName: tenant.firstName, lastName: tenant.lastName } as never;
    const waiting = { id, purpose: 'lease', offerId, uid: tenant.uid, secondUid: landlord.uid, offerName: 'Lokal', documentId: id, act } as const;
    await server.db.insert(signaturePending).values({ ...waiting, signedAt: at, validUntil: at });
    return { id, at };
  },
  /** What is drawn and signed by nobody is as old as its drawing. */
  'signing.forget_signed': async () => {
    const [id, { year }] = [`old-${landlord.uid}`, partsOf(dayOf(await now()))];
    const bytes = { sha256: id, drawnKey: `offers/none/documents/${id}.pdf`, drawnBytes: 1, code: id, pages: 1 };
    const rest = { lang: 'pl', facts: {}, textVersions: {}, testMode: { selfMadeSeal: true, noTimestamp: true, noKsef: true } } as const;
    const createdAt = plusMs(startOfDay(`${year - 6}-01-01` as Day), -MINUTE);
    await server.db.insert(document).values({ id, kind: 'project', offerId: 'none', createdAt, ...bytes, ...rest });
    return { id, at: startOfDay(`${year}-01-01` as Day) };
  },
  'invoices.forget': async () => {
    const [id, { year }] = [`old-${landlord.uid}`, partsOf(dayOf(await now()))];
    const sums = { net: 1 as Grosze, vat: 0 as Grosze, gross: 1 as Grosze, ksef: 'off' } as const;
    const issuedAt = plusMs(startOfDay(`${year - 6}-12-01` as Day), -MINUTE);
    const about = { leaseId: id, offerId: id, side: 'landlord', year: year - 6, number: 999_999, label: id, facts: {} as never } as const;
    await server.db.insert(invoice).values({ id, ...about, ...sums, issuedAt });
    return { id, at: startOfDay(`${year}-01-01` as Day) };
  },
  'offers.erase_unsaved': async () => {
    const { offerId: id } = await must(landlord, offersCalls.createOffer, {});
    const at = await now();
    await server.db
      .update(offer)
      .set({ createdAt: plusMs(at, -DAY) })
      .where(eq(offer.id, id));
    return { id, at };
  },
  'offers.remove_files': async () => {
    const id = await aProject(landlord);
    await must(landlord, offersCalls.deleteOffer, { offerId: id });
    const at = await now();
    // At the sixtieth second it can still be taken back.
    await server.db
      .update(offer)
      .set({ deletedAt: plusMs(at, -MINUTE - 1) })
      .where(eq(offer.id, id));
    return { id, at };
  },
  'offers.remind_of_expiry': async () => {
    const id = await anInsertedOffer(server, landlord);
    const at = await now();
    await server.db
      .update(offer)
      .set({ validTo: plusMs(at, 7 * DAY) })
      .where(eq(offer.id, id));
    return { id, at };
  },
  'offers.tell_of_expiry': async () => {
    const id = await anInsertedOffer(server, landlord);
    const at = await now();
    // At the very end it is still valid.
    await server.db
      .update(offer)
      .set({ validTo: plusMs(at, -1) })
      .where(eq(offer.id, id));
    return { id, at };
  },
  'deposits.remind': async () => {
    const at = await now();
    await change({ depositTermAt: plusMs(startOfDay(dayOf(at)), -HOUR) });
    return { id: deal.leaseId, at: startOfDay(dayOf(at)) };
  },
  'deposits.overdue': async () => {
    const depositDue = addDays(dayOf(await now()), -14);
    await change({ depositDue });
    return { id: deal.leaseId, at: startOfDay(unpaidEndFrom(depositDue)) };
  },
  'leases.form': async () => {
    const { leaseId } = await aSignedLongLease(server);
    const at = startOfDay(dayOf(await now()));
    await server.db
      .update(leaseForm)
      .set({ signedAt: plusMs(startOfDay(addDays(dayOf(at), -1)), -HOUR) })
      .where(eq(leaseForm.leaseId, leaseId));
    return { id: leaseId, at };
  },
  'leases.remind_silent': async () => {
    expect(await payDeposit(server, admin, deal)).toMatchObject({ ok: true });
    const today = startOfDay(dayOf(await now()));
    await change({ stateSince: plusMs(today, -HOUR) });
    return { id: deal.leaseId, at: today };
  },
  'handover.remind_meeting': () => meetingSince(30),
  'handover.meeting_late': async () => {
    const scene = await meetingSince(60);
    // A protocol that was sent is not missed.
    await change({ state: 'PROTOCOL_ATTACHED' });
    expect(await findDue(server.db, 'handover.meeting_late', duties['handover.meeting_late'].due, scene.at)).not.toContain(scene.id);
    await change({ state: 'DEPOSIT_CONFIRMED' });
    return scene;
  },
  'leases.mediate': async () => {
    const stateSince = plusMs(await now(), -14 * DAY);
    await change({ stateSince: plusMs(stateSince, -DAY) });
    // The meeting was a day after the status began: silence counts from it.
    await server.db.update(appointment).set({ meetingAt: stateSince }).where(eq(appointment.leaseId, deal.leaseId));
    return { id: deal.leaseId, at: startOfDay(addDays(mediationFrom(stateSince), 1)) };
  },
  'lease.callBoth': async () => {
    const other = await aSignedLease(server);
    await payDeposit(server, admin, other);
    const today = dayOf(await now());
    await server.db
      .update(lease)
      .set({ withdrawalUntil: addDays(today, -30) })
      .where(eq(lease.id, other.leaseId));
    return { id: other.leaseId, at: startOfDay(today) };
  },
  'lease.longStop': async () => {
    const other = await aSignedLease(server);
    await payDeposit(server, admin, other);
    const today = dayOf(await now());
    let called = startOfDay(addDays(today, -15));
    while (statementsUntil(called) >= today) called = plusMs(called, -DAY);
    await server.db
      .update(lease)
      .set({ withdrawalUntil: addDays(today, -90), calledAt: called })
      .where(eq(lease.id, other.leaseId));
    return { id: other.leaseId, at: startOfDay(addDays(statementsUntil(called), 1)) };
  },
  'deposits.payout_late': () => transferDueYesterday('payout'),
  'deposits.refund_late': async () => {
    await rejectPremises(server, deal);
    return transferDueYesterday('refund');
  },
  'deposits.dispute_lasts': async () => {
    const other = await aSignedLease(server);
    await payDeposit(server, admin, other);
    await rejectPremises(server, other);
    await must(other.landlord, leasesCalls.objectToRejection, { offerId: other.offerId, reason: 'Lokal był gotowy, mam zdjęcia.' });
    const today = dayOf(await now());
    await server.db
      .update(lease)
      .set({ withdrawalUntil: addDays(today, -30) })
      .where(eq(lease.id, other.leaseId));
    return { id: other.leaseId, at: startOfDay(today) };
  },
};

/** The duties with a count of whom each was fulfilled for. */
const counting = (): { readonly counted: Duties; readonly times: (name: string, id: string) => number } => {
  const done = vi.fn<(name: string, id: string) => void>();
  const counted = Object.fromEntries(
    Object.entries<Duties[string]>(duties).map(([name, { due, fulfil }]): [string, Duties[string]] => [
      name,
      {
        due,
        fulfil: async (services, tx, of) => {
          done(name, of.id);
          await fulfil(services, tx, of);
        },
      },
    ]),
  );
  return { counted, times: (name, id) => done.mock.calls.filter(([duty, subject]) => duty === name && subject === id).length };
};

describe('duties of the clock', () => {
  it('take every step of time, each once', () => {
    const owed = lifecycles.flatMap(({ timed }) => timed);
    const timed = lifecycles.flatMap(({ lifecycle }) =>
      lifecycle.rows
        .filter((row) => 'by' in row && Array.isArray(row.by) && row.by.includes('time'))
        .map((row) => `${lifecycle.name}.${'on' in row ? row.on : ''}`),
    );
    expect([...new Set(timed)].sort()).toEqual([...owed].sort());
    const names = Object.keys(duties).filter((name) => lifecycles.some(({ lifecycle }) => name.startsWith(`${lifecycle.name}.`)));
    expect(names.sort()).toEqual([...owed].sort());
  });

  it.each(Object.entries(duties))('%s finds its rows by an index', async (_name, { due }) => {
    const plan = await server.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(sql`explain (format json) select ${due.id} from ${due.table} where ${due.where(await now())}`);
    });
    expect(JSON.stringify(plan.rows)).not.toContain('"Seq Scan"');
  });

  it.each(Object.entries(scenes))('%s comes at its moment and not a second earlier, once for two processes', async (name, scene) => {
    const { id, at } = await scene();
    const { due } = duties[name as keyof typeof duties];
    expect(await findDue(server.db, name, due, plusMs(at, -1000))).not.toContain(id);
    expect(await findDue(server.db, name, due, at)).toContain(id);
    const { counted, times } = counting();
    await Promise.all([fulfilDuties(server.services, counted), fulfilDuties(other, counted)]);
    expect(times(name, id)).toBe(1);
    await server.work();
    expect(await findDue(server.db, name, due, await now())).not.toContain(id);
    await fulfilDuties(server.services, counted);
    expect(times(name, id)).toBe(1);
  });
});

it('an offer that was signed for five days is reminded of its end on its last day alone', async () => {
  const id = await anInsertedOffer(server, landlord);
  const at = await now();
  await server.db
    .update(offer)
    .set({ validTo: plusMs(at, 5 * DAY) })
    .where(eq(offer.id, id));
  const { due } = duties['offers.remind_of_expiry'];
  const isDue = async (ms: number): Promise<boolean> => (await findDue(server.db, 'offers.remind_of_expiry', due, plusMs(at, ms))).includes(id);
  expect(await Promise.all([isDue(0), isDue(4 * DAY - 1000), isDue(4 * DAY)])).toEqual([false, false, true]);
});

describe('a late step of time', () => {
  const overdue = async () => {
    const held = await booked();
    await reserveUntil(server, held.offerId, sql`${plusMs(await now(), -1)}::timestamptz`);
    return held;
  };
  const expired = async (offerId: string): Promise<boolean> => {
    const [ended] = await server.db.select().from(reservation).where(sql`offer_id = ${offerId} and end_reason = 'expired'`);
    const steps = await stepsOf(server.db, 'offer', offerId);
    return (
      ended !== undefined && steps.filter(({ event, actors, uid }) => event === 'expire' && actors.join() === 'time' && uid === null).length === 1
    );
  };

  it('comes before the booking of somebody else', async () => {
    const { offerId } = await overdue();
    expect(await book(await anInsertedSigner(server), offerId)).toMatchObject({ ok: true });
    expect(await expired(offerId)).toBe(true);
  });

  it('comes before an act of an admin that keeps the state', async () => {
    const { offerId } = await overdue();
    await must(admin, offersCalls.hideOffer, { offerId, hidden: true, reason: 'Zdjęcia innego lokalu' });
    expect(await expired(offerId)).toBe(true);
  });

  it('stays although the command after it is refused', async () => {
    const { offerId, tenant } = await overdue();
    expect(await tenant.ask(reservationsCalls.withdrawReservation, { offerId })).toMatchObject({ refusal: { code: 'reservation.expired' } });
    expect(await expired(offerId)).toBe(true);
  });

  it('comes before the code of a signing', async () => {
    const { offerId, tenant } = await overdue();
    const asked = await tenant.ask(signingCalls.requestSigningCode, { offerId, purpose: 'lease' });
    expect(asked).toMatchObject({ refusal: { code: 'reservation.expired' } });
    expect(await expired(offerId)).toBe(true);
  });
});
