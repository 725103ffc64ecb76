import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { landlord, now, offer, person, reserved } from '../../../tests/factories/offer-facts.ts';
import type { SignedIn } from '../accounts/types.ts';
import type { Instant } from '../kit/brand.ts';
import { decide, edges } from '../kit/lifecycle.ts';
import { HOUR_MS, MINUTE_MS } from '../kit/time/units.ts';
import { instant, plusMs } from '../kit/time.ts';
import { isPublished, type OfferActor, type OfferEvent, type OfferMachineFacts, offerActors, offerLifecycle } from './machine.ts';
import { allowedOfferActions, audienceOf, isListed, mayEdit, mayModerate, mayRenew, mayView } from './permissions.ts';
import { reservationEnd } from './rules/validity.ts';
import type { OfferFacts, OfferState } from './types.ts';

const facts = (changes: Partial<OfferMachineFacts> = {}): OfferMachineFacts => ({
  now,
  offer: offer(),
  person: person(),
  problems: [],
  booking: { book: null, sign: null },
  ...changes,
});
const outcome = (event: OfferEvent, of: OfferMachineFacts, actors: readonly OfferActor[] = ['person']): string => {
  const result = decide(offerLifecycle, { state: of.offer.state, event, actors, facts: of });
  return result.ok ? result.value.to : result.refusal.code;
};

test('the edges are those of the decision page and no other', () => {
  expect(
    edges(offerLifecycle)
      .map((edge) => `${edge.from} ${edge.to}`)
      .sort(),
  ).toEqual([
    'ACTIVE BOOKED',
    'ACTIVE DELETED',
    'BOOKED ACTIVE',
    'BOOKED SIGNED',
    'DELETED UNSIGNED',
    'NEW UNSIGNED',
    'UNSIGNED ACTIVE',
    'UNSIGNED DELETED',
  ]);
});

describe('the owner of an offer', () => {
  const author = (companyId: string | null): SignedIn =>
    ({ ...person(), uid: landlord.uid, company: companyId === null ? null : { ...landlord.company, id: companyId } }) as SignedIn;
  const isOwner = (viewer: SignedIn, changes: Partial<OfferFacts>): boolean =>
    offerActors(viewer, offer({ ownerUid: landlord.uid as never, ...changes })).includes('owner');
  const { companyId } = offer();
  it.each(['ACTIVE', 'BOOKED', 'SIGNED', 'DELETED'] as const)(
    'is who made it while they are linked with its company, and nobody who has left: %s',
    (state) => {
      expect([companyId, null, 'another'].map((id) => isOwner(author(id), { state, version: 1 }))).toEqual([true, false, false]);
      // An agent signs for the company of the owner.
      expect(isOwner(author('another'), { state, version: 1, agentUid: landlord.uid as never })).toBe(true);
    },
  );
  it.each(['UNSIGNED', 'DELETED'] as const)('is its author as long as nothing of it was published: %s', (state) => {
    expect([companyId, null, 'another'].map((id) => isOwner(author(id), { state, version: 0 }))).toEqual([true, true, true]);
  });
  it.each([0, 1])('reads what an agent runs for them, once it is published as long as they are of its company (version %s)', (version) => {
    const held = offer({ ownerUid: 'agent' as never, agentUid: 'agent' as never, originalOwnerUid: landlord.uid as never, version });
    const audiences = [companyId, null, 'another'].map((id) => audienceOf(author(id), held));
    expect(audiences.map((audience) => audience === 'owner')).toEqual(version === 0 ? [true, true, true] : [true, false, false]);
  });
});

describe('booking and signing', () => {
  it('ask the rules of the rooms that they belong to, and are refused unasked', () => {
    const no = { code: 'offer.own', kind: 'denied' } as const;
    expect(outcome('book', facts())).toBe('BOOKED');
    expect([outcome('book', facts({ booking: { book: no } })), outcome('book', facts({ booking: {} }))]).toEqual([
      'offer.own',
      'lifecycle.not_allowed',
    ]);
    const sign = (booking: OfferMachineFacts['booking']): string => outcome('sign', facts({ offer: reserved(), booking }), ['booker']);
    expect([sign({ sign: null }), sign({ sign: no }), sign({})]).toEqual(['SIGNED', 'offer.own', 'lifecycle.not_allowed']);
  });
  it('say what the state says first', () => {
    const signed = offer({ state: 'SIGNED', tenantCompanyId: 'T' });
    expect([reserved(), signed].map((of) => outcome('book', facts({ offer: of })))).toEqual(['offer.already_booked', 'offer.already_booked']);
    expect(outcome('book', facts({ offer: offer({ state: 'UNSIGNED' }) }), ['person', 'owner'])).toBe('offer.not_bookable');
  });
});

describe('whoever may not see an offer', () => {
  const hidden = { moderation: { at: 'hidden', reason: 'x' } } as const;
  const closed = [
    offer({ state: 'NEW' }),
    offer({ state: 'UNSIGNED' }),
    offer({ state: 'DELETED' }),
    offer({ state: 'SIGNED', tenantCompanyId: 'X' }),
  ];
  const unseen = [...closed, offer(hidden), { ...reserved(), ...hidden }];
  const events = [...new Set(offerLifecycle.rows.map((row) => row.on))];

  it.each(unseen.map((of) => [`${of.state} ${of.moderation.at}`, of] as const))('is told of none, whatever they try: %s', (_, of) => {
    const by = person({ company: { id: 'Y', name: 'Obca', state: 'ACCEPTED' } });
    expect(events.map((event) => outcome(event, facts({ offer: of, person: by })))).toEqual(events.map(() => 'offer.not_found'));
    expect([mayEdit(by, of)?.code, mayRenew(by, { offer: of, leaseFellThrough: false, now })?.code]).toEqual(['offer.not_found', 'offer.not_found']);
  });
  it('an open offer says whose step it is', () => {
    expect([outcome('delete', facts()), outcome('withdraw', facts({ offer: reserved() }))]).toEqual(['offer.no_access', 'reservation.not_yours']);
  });
});

describe('the other steps', () => {
  it('publishes only a ready offer of a verified owner', () => {
    const draft = facts({ offer: offer({ state: 'UNSIGNED' }), person: landlord });
    expect(outcome('publish', draft, ['owner'])).toBe('ACTIVE');
    expect(outcome('publish', { ...draft, problems: [{ code: 'field.required', kind: 'invalid' }] }, ['owner'])).toBe('offer.not_ready');
    expect(outcome('publish', { ...draft, person: { ...landlord, identity: 'REJECTED' } }, ['owner'])).toBe('person.identity_not_accepted');
    expect(outcome('publish', { ...draft, person: person() }, ['person'])).toBe('offer.not_found');
    expect(outcome('publish', facts({ person: landlord }), ['owner'])).toBe('offer.already_active');
  });
  it('keeps a binding offer: it cannot be deleted or edited', () => {
    expect(outcome('delete', facts(), ['owner'])).toBe('lifecycle.not_allowed');
    expect(outcome('save', facts(), ['owner'])).toBe('offer.not_editable');
  });
  it('lets an announcement of a sale be deleted, for good', () => {
    const sale = offer({ form: { ...offer().form, offerType: 'sell' } });
    expect(outcome('delete', facts({ offer: sale }), ['owner'])).toBe('DELETED');
    const gone = { ...sale, state: 'DELETED', deletedAt: now } as const;
    expect(outcome('restore', facts({ offer: gone }), ['owner'])).toBe('offer.restore_too_late');
  });
  it('restores within 60 s', () => {
    const deleted = (seconds: number): OfferMachineFacts =>
      facts({ offer: offer({ state: 'DELETED', version: 0, deletedAt: plusMs(now, -seconds * 1000) }) });
    expect([outcome('restore', deleted(60), ['owner']), outcome('restore', deleted(61), ['owner'])]).toEqual(['UNSIGNED', 'offer.restore_too_late']);
  });
  it('a reservation is signed while it runs and expires when it ends, never both', () => {
    const end = plusMs(now, HOUR_MS);
    for (const at of [now, plusMs(end, -1), end, plusMs(end, 1)]) {
      const of = facts({ offer: reserved(end), now: at });
      expect([outcome('sign', of, ['booker']) === 'SIGNED', outcome('expire', of, ['time']) === 'ACTIVE'].filter(Boolean)).toHaveLength(1);
    }
    expect(outcome('sign', facts({ offer: reserved(end), now: end }), ['booker'])).toBe('reservation.expired');
    expect(outcome('sign', facts(), ['booker'])).toBe('reservation.expired');
    expect(outcome('sign', facts({ offer: reserved() }), ['person'])).toBe('reservation.not_yours');
    expect(outcome('withdraw', facts({ offer: reserved() }), ['booker'])).toBe('ACTIVE');
    expect(outcome('expire', facts({ offer: reserved() }), ['person', 'owner', 'booker', 'admin'])).toBe('offer.no_access');
  });
});

/** Plays events against the table as the server does: facts are loaded, the step taken, the reservation set or freed. */
type World = {
  readonly state: OfferState;
  readonly at: Instant;
  readonly reservation: OfferFacts['reservation'];
  readonly deletedAt: Instant | null;
};

const play = (world: World, event: OfferEvent, actors: readonly OfferActor[]): World => {
  const loaded = offer({ state: world.state, reservation: world.reservation, deletedAt: world.deletedAt });
  const acting = actors.includes('owner') ? landlord : person();
  const result = decide(offerLifecycle, {
    state: world.state,
    event,
    actors,
    facts: facts({ now: world.at, offer: loaded, person: acting }),
  });
  if (!result.ok) return world;
  const reservation =
    result.value.on === 'book'
      ? { companyId: 'T', uid: 'tenant', option: 'fixedshort' as const, bookedAt: world.at, reservedUntil: reservationEnd(world.at, loaded.validTo) }
      : result.value.to === 'BOOKED'
        ? world.reservation
        : null;
  return { state: result.value.to, at: world.at, reservation, deletedAt: result.value.on === 'delete' ? world.at : null };
};

describe('no sequence of events by anybody leaves the table', () => {
  const events = [...new Set(offerLifecycle.rows.map((row) => row.on))];
  const step = fc.record({
    event: fc.constantFrom(...events),
    actors: fc.uniqueArray(fc.constantFrom<OfferActor>('owner', 'person', 'booker', 'admin', 'time'), { maxLength: 5 }),
    wait: fc.constantFrom(0, 1, 59, 61 * 24, 60 * 24 * 8),
  });
  const known = new Set(edges(offerLifecycle).map((edge) => `${edge.from} ${edge.to}`));

  test('random walks', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let world: World = { state: 'NEW', at: now, reservation: null, deletedAt: null };
        for (const { event, actors, wait } of steps) {
          const before = { ...world, at: plusMs(world.at, wait * MINUTE_MS) };
          world = play(before, event, actors);
          if (world.state !== before.state) expect(known.has(`${before.state} ${world.state}`)).toBe(true);
          expect(offerLifecycle.states).toContain(world.state);
          expect(world.reservation !== null).toBe(world.state === 'BOOKED');
          if (actors.length === 1 && actors[0] === 'time' && world.state !== before.state)
            expect([before.state, world.state]).toEqual(['BOOKED', 'ACTIVE']);
        }
      }),
    );
  });

  test('a repeat of any step by the same actor changes no state', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let world: World = { state: 'NEW', at: now, reservation: null, deletedAt: null };
        for (const { event, actors, wait } of steps) {
          world = play({ ...world, at: plusMs(world.at, wait * MINUTE_MS) }, event, actors);
          expect(play(world, event, actors).state).toBe(world.state);
        }
      }),
    );
  });

  test('a binding offer never becomes a project again, and a lease stays a lease', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.constantFrom<OfferState>('ACTIVE', 'SIGNED'), (steps, start) => {
        let world: World = { state: start, at: now, reservation: null, deletedAt: null };
        for (const { event, actors, wait } of steps) {
          world = play({ ...world, at: plusMs(world.at, wait * MINUTE_MS) }, event, actors);
          expect(start === 'SIGNED' ? world.state === 'SIGNED' : isPublished(world.state) || world.state === 'SIGNED').toBe(true);
        }
      }),
    );
  });

  test('whoever comes first, the clock or the signer: one outcome', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), fc.boolean(), (offset, clockFirst) => {
        const end = plusMs(now, HOUR_MS);
        const held: World = { state: 'BOOKED', at: plusMs(end, offset), reservation: reserved(end).reservation, deletedAt: null };
        const order: readonly [OfferEvent, readonly OfferActor[]][] = [
          ['expire', ['time']],
          ['sign', ['booker']],
        ];
        const final = (clockFirst ? order : [...order].reverse()).reduce((world, [event, actors]) => play(world, event, actors), held);
        expect(final.state).toBe(offset < 0 ? 'SIGNED' : 'ACTIVE');
      }),
    );
  });
});

describe('who sees and does what', () => {
  const visitor = { kind: 'visitor' } as const;
  const admin = person({ uid: 'a', company: null, claims: ['admin'] });
  const colleague = person({ uid: 'c', company: { id: 'L', name: 'Nawrot', state: 'ACCEPTED' } });
  const candidate = person({ uid: 'k', company: { id: 'L', name: 'Nawrot', state: 'CHECKING' } });

  it('tells audiences apart', () => {
    expect([visitor, person(), landlord, colleague, candidate, admin].map((viewer) => audienceOf(viewer, offer()))).toEqual([
      'visitor',
      'signed-in',
      'owner',
      'owner',
      'signed-in',
      'admin',
    ]);
    expect(audienceOf(person(), reserved())).toBe('tenant');
    expect(
      [person({ emailVerified: false, company: null }), { ...landlord, emailVerified: false }].map((viewer) => audienceOf(viewer, offer())),
    ).toEqual(['visitor', 'owner']);
    expect(audienceOf(person(), offer({ state: 'SIGNED', tenantCompanyId: 'T' }))).toBe('tenant');
  });
  it.each<[OfferState, readonly boolean[]]>([
    ['UNSIGNED', [false, false, true, true]],
    ['ACTIVE', [true, true, true, true]],
    ['BOOKED', [true, true, true, true]],
    ['SIGNED', [false, false, true, true]],
    ['DELETED', [false, false, true, true]],
  ])('%s is seen by visitor, signed-in, owner, admin: %j', (state, seen) =>
    expect([visitor, person(), landlord, admin].map((viewer) => mayView(viewer, offer({ state })) === null)).toEqual(seen),
  );
  it('a hidden offer is seen by its own sides only', () => {
    const hidden = offer({ moderation: { at: 'hidden', reason: 'x' } });
    expect([visitor, person(), landlord, admin].map((viewer) => mayView(viewer, hidden) === null)).toEqual([false, false, true, true]);
    expect(isListed(hidden, now)).toBe(false);
    expect([mayModerate(admin, true, ' ')?.code, mayModerate(admin, true, 'x'), mayModerate(landlord, true, 'x')?.code]).toEqual([
      'offer.reason_required',
      null,
      'offer.no_access',
    ]);
  });
  it('lists actions', () => {
    const actions = (viewer: SignedIn | typeof visitor, of: OfferFacts, booking: OfferMachineFacts['booking'] = {}): readonly string[] =>
      allowedOfferActions({ viewer, facts: facts({ offer: of, person: viewer.kind === 'visitor' ? null : viewer, booking }) });
    expect(actions(visitor, offer())).toEqual([]);
    expect(actions(person(), offer(), { book: null })).toEqual(['book', 'favourite', 'ask']);
    expect(actions(person(), offer())).toEqual(['favourite', 'ask']);
    expect(actions(person({ emailVerified: false }), offer())).toEqual(['favourite']);
    expect(actions(landlord, offer())).toEqual(['duplicate', 'answer']);
    expect(actions(landlord, offer({ state: 'UNSIGNED' }))).toEqual(['delete', 'publish', 'edit', 'preview', 'duplicate']);
    expect(actions(person(), reserved(), { sign: null })).toEqual(['withdraw', 'sign', 'favourite', 'ask']);
    expect(actions(admin, offer())).toEqual(['hide', 'favourite', 'ask']);
    expect(offerActors(candidate, offer())).toEqual(['person']);
  });
  it('renews only the expired, edits only projects', () => {
    const renewal = (of: OfferFacts, at = now, leaseFellThrough = false) => mayRenew(landlord, { offer: of, leaseFellThrough, now: at })?.code;
    expect(renewal(offer())).toBe('offer.not_expired');
    expect(renewal(offer(), instant('2027-01-01T00:00:00Z'))).toBeUndefined();
    expect(renewal(offer({ state: 'SIGNED' }))).toBe('offer.not_expired');
    expect(renewal(offer({ state: 'SIGNED' }), now, true)).toBeUndefined();
    expect(mayRenew(person(), { offer: offer({ state: 'SIGNED' }), leaseFellThrough: true, now })?.code).toBe('offer.not_found');
    expect([
      mayEdit(landlord, offer({ state: 'UNSIGNED' })),
      mayEdit(landlord, offer())?.code,
      mayEdit(person(), offer({ state: 'UNSIGNED' }))?.code,
    ]).toEqual([null, 'offer.not_editable', 'offer.not_found']);
  });
});
