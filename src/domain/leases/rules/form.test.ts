import { describe, expect, test } from 'vitest';
import { leaseFacts } from '../../../../tests/factories/lease-facts.ts';
import { decide } from '../../kit/lifecycle.ts';
import { leaseNumbers } from '../../kit/numbers.ts';
import { day, instant } from '../../kit/time.ts';
import type { ReadSignature } from '../../signing/types.ts';
import { formLifecycle } from '../form.machine.ts';
import type { Side } from '../types.ts';
import { type FormFacts, type FormFile, formReminders, formState, mayBringFile, owingSides, sideForm } from './form.ts';
import { type FormParties, judgeForm, namesCompany, namesPerson } from './form-signatures.ts';

const file = (kind: FormFile['kind'], side: Side, more: Partial<FormFile> = {}): FormFile => ({
  id: `${kind}-${side}`,
  side,
  kind,
  outcome: kind === 'scan' ? 'waiting' : 'counts',
  signedBy: kind === 'scan' ? [] : [side],
  ...more,
});
const facts = (files: readonly FormFile[], landlord: string | null = null, tenant: string | null = null): FormFacts => ({
  files,
  declared: { landlord: landlord === null ? null : day(landlord), tenant: tenant === null ? null : day(tenant) },
});
const both: readonly Side[] = ['landlord', 'tenant'];

describe('how far the form has come', () => {
  test.each<[string, FormFacts, ReturnType<typeof formState>, readonly Side[]]>([
    ['nothing', facts([]), 'MISSING', both],
    ['one qualified', facts([file('qualified', 'landlord')]), 'ONE_SIDE', ['tenant']],
    ['both qualified, each on a file', facts([file('qualified', 'landlord'), file('qualified', 'tenant')]), 'COMPLETE', []],
    ['both qualified on one file', facts([file('qualified', 'tenant', { signedBy: both })]), 'COMPLETE', []],
    ['one that waits for the moderator', facts([file('qualified', 'tenant', { outcome: 'waiting' })]), 'MISSING', both],
    ['both by hand', facts([file('scan', 'landlord'), file('scan', 'tenant')]), 'BOTH_SIDES', both],
    ['both by hand, one declared', facts([file('scan', 'landlord'), file('scan', 'tenant')], '2026-11-25'), 'BOTH_SIDES', ['tenant']],
    ['both by hand, other days', facts([file('scan', 'landlord'), file('scan', 'tenant')], '2026-11-25', '2026-11-26'), 'BOTH_SIDES', both],
    ['both by hand, both declared', facts([file('scan', 'landlord'), file('scan', 'tenant')], '2026-11-25', '2026-11-25'), 'COMPLETE', []],
    ['mixed', facts([file('qualified', 'landlord'), file('scan', 'tenant')]), 'BOTH_SIDES', both],
    ['mixed, both declared', facts([file('qualified', 'landlord'), file('scan', 'tenant')], '2026-11-25', '2026-11-25'), 'COMPLETE', []],
    ['declared without files', facts([], '2026-11-25', '2026-11-25'), 'MISSING', both],
    ['a scan sent back', facts([file('scan', 'tenant', { outcome: 'returned' })]), 'MISSING', both],
  ])('%s', (_name, given, state, owing) => {
    expect(formState(given)).toBe(state);
    expect(owingSides(given)).toEqual(owing);
  });

  test('each side has its own number of files, without those that were sent back', () => {
    const full = Array.from({ length: leaseNumbers.formFilesMax }, () => file('scan', 'tenant'));
    expect(mayBringFile(full, 'tenant')).toMatchObject({ code: 'written_form.too_many_files' });
    expect(mayBringFile(full, 'landlord')).toBeNull();
    expect(mayBringFile([...full.slice(1), file('scan', 'tenant', { outcome: 'returned' })], 'tenant')).toBeNull();
  });

  test('a qualified signature stands above a scan of the same side', () => {
    expect(sideForm(facts([file('scan', 'tenant'), file('qualified', 'tenant')]), 'tenant')).toBe('qualified');
  });
});

describe('the table', () => {
  const now = instant('2026-11-25T10:00:00Z');
  const attempt = (
    state: ReturnType<typeof formState>,
    event: 'upload' | 'declare' | 'note' | 'sendBack',
    actor: Side | 'admin',
    after: FormFacts,
    more = {},
  ) =>
    decide(formLifecycle, {
      state,
      event,
      actors: [actor],
      facts: { leaseState: 'DEPOSIT_PENDING', signedAt: instant('2026-11-20T10:00:00Z'), after, day: null, now, ...more },
    });
  const scans = [file('scan', 'landlord'), file('scan', 'tenant')];

  test.each([
    ['MISSING', 'upload', 'landlord', facts([file('scan', 'landlord')]), 'ONE_SIDE'],
    ['MISSING', 'upload', 'tenant', facts([file('qualified', 'tenant', { signedBy: both })]), 'COMPLETE'],
    ['MISSING', 'upload', 'tenant', facts([file('qualified', 'tenant', { outcome: 'waiting' })]), 'MISSING'],
    ['ONE_SIDE', 'upload', 'tenant', facts(scans), 'BOTH_SIDES'],
    ['ONE_SIDE', 'note', 'admin', facts([file('qualified', 'landlord'), file('qualified', 'tenant')]), 'COMPLETE'],
    ['BOTH_SIDES', 'declare', 'tenant', facts(scans, '2026-11-25', '2026-11-25'), 'COMPLETE'],
    ['BOTH_SIDES', 'declare', 'tenant', facts(scans, null, '2026-11-25'), 'BOTH_SIDES'],
    ['BOTH_SIDES', 'sendBack', 'admin', facts([file('scan', 'landlord')]), 'ONE_SIDE'],
    ['ONE_SIDE', 'sendBack', 'admin', facts([]), 'MISSING'],
    ['COMPLETE', 'note', 'admin', facts(scans, '2026-11-25', '2026-11-25'), 'COMPLETE'],
  ] as const)('from %s by %s of the %s', (state, event, actor, after, to) => {
    expect(attempt(state, event, actor, after)).toMatchObject({ ok: true, value: { to } });
  });

  test.each([
    ['an ended lease', attempt('MISSING', 'upload', 'tenant', facts(scans), { leaseState: 'AFTER_REJECTION' }), 'written_form.lease_ended'],
    ['a day before the signing', attempt('BOTH_SIDES', 'declare', 'tenant', facts(scans), { day: day('2026-11-19') }), 'written_form.day_impossible'],
    ['a day to come', attempt('BOTH_SIDES', 'declare', 'tenant', facts(scans), { day: day('2026-11-26') }), 'written_form.day_impossible'],
    ['declaring before both have brought it', attempt('ONE_SIDE', 'declare', 'tenant', facts([])), 'lifecycle.not_allowed'],
    ['sending back what is complete', attempt('COMPLETE', 'sendBack', 'admin', facts([])), 'lifecycle.not_allowed'],
    ['a side that notes', attempt('ONE_SIDE', 'note', 'tenant', facts([])), 'lifecycle.wrong_actor'],
    ['an admin who uploads', attempt('MISSING', 'upload', 'admin', facts([])), 'lifecycle.wrong_actor'],
  ])('refuses %s', (_name, answer, code) => {
    expect(answer).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe('what a file is worth', () => {
  const parties: FormParties = {
    landlord: { nip: '5260001246', krs: '0000006865', signers: [{ firstName: 'Anna', lastName: 'Żółć-Lipska' }] },
    tenant: {
      nip: '1234563218',
      krs: null,
      signers: [
        { firstName: 'Jan', lastName: 'Nowak' },
        { firstName: 'Ewa', lastName: 'Dąb' },
      ],
    },
  };
  const signature = (givenName: string, surname: string, more: Partial<ReadSignature> = {}): ReadSignature => ({
    kind: 'signature',
    intact: true,
    coversUntil: 2000,
    appended: 0,
    subject: {
      commonName: `${givenName} ${surname}`,
      givenName,
      surname,
      serialNumber: null,
      organization: null,
      organizationId: null,
      country: 'PL',
    },
    certificate: null,
    fingerprint: null,
    claimedAt: null,
    judgedAt: instant('2026-11-25T10:00:00Z'),
    judgedBy: 'upload',
    inValidity: true,
    qc: { compliance: true, device: true, purposes: ['esign'] },
    chain: 'trusted',
    ...more,
  });
  const anna = (more: Partial<ReadSignature> = {}) => signature('ANNA MARIA', 'ZOLC LIPSKA', more);
  const seal = signature('Parter', 'pieczęć', { coversUntil: 1000, chain: 'untrusted' });
  const judge = (
    signatures: readonly ReadSignature[],
    side: Side = 'landlord',
    revisions: 'same_content' | 'other_file' | 'changed_content' = 'same_content',
  ) => judgeForm({ signatures: [seal, ...signatures], revocation: 'not_checked', revisions, sealedBytes: 1000 }, side, parties);

  test.each<[string, ReturnType<typeof judge>, object]>([
    ['the signer of the side', judge([anna()]), { worth: { signedBy: ['landlord'], doubts: [] } }],
    [
      'both sides',
      judge([anna(), signature('Jan', 'Nowak'), signature('Ewa', 'Dąb')], 'tenant'),
      { worth: { signedBy: ['landlord', 'tenant'], doubts: [] } },
    ],
    ['one of two signers', judge([signature('Jan', 'Nowak')], 'tenant'), { worth: { signedBy: [], doubts: ['other_person'] } }],
    ['somebody else', judge([signature('Jan', 'Obcy')]), { worth: { signedBy: [], doubts: ['other_person'] } }],
    ['a chain that leads nowhere', judge([anna({ chain: 'untrusted' })]), { worth: { signedBy: [], doubts: ['untrusted'] } }],
    ['no list', judge([anna({ chain: 'no_list' })]), { worth: { signedBy: [], doubts: ['no_list'] } }],
    ['unreadable', judgeForm(null, 'tenant', parties), { refusal: { code: 'written_form.unreadable' } }],
    ['another file', judge([anna()], 'landlord', 'other_file'), { refusal: { code: 'written_form.not_our_document' } }],
    ['another content', judge([anna()], 'landlord', 'changed_content'), { refusal: { code: 'written_form.changed_content' } }],
    ['only our seal', judge([]), { refusal: { code: 'written_form.no_signature' } }],
    ['a time stamp alone', judge([anna({ kind: 'timestamp' })]), { refusal: { code: 'written_form.no_signature' } }],
    ['one that is not whole', judge([anna({ intact: false })]), { refusal: { code: 'written_form.broken_signature' } }],
    [
      'one that is not qualified',
      judge([anna({ qc: { compliance: false, device: true, purposes: ['esign'] } })]),
      { refusal: { code: 'written_form.not_qualified' } },
    ],
    [
      'a qualified seal',
      judge([anna({ qc: { compliance: true, device: true, purposes: ['eseal'] } })]),
      { refusal: { code: 'written_form.not_qualified' } },
    ],
    ['one that has run out', judge([anna({ inValidity: false })]), { refusal: { code: 'written_form.certificate_expired' } }],
  ])('%s', (_name, judged, expected) => {
    expect(judged).toMatchObject(expected);
  });

  test('names are compared without case, marks and hyphens, and companies by number', () => {
    const subject = {
      commonName: 'Łukasz Żak',
      givenName: null,
      surname: null,
      serialNumber: null,
      organization: null,
      organizationId: 'VATPL-5260001246',
      country: 'PL',
    };
    expect(namesPerson(subject, { firstName: 'LUKASZ', lastName: 'Zak' })).toBe(true);
    expect(namesPerson(subject, { firstName: 'Łukasz', lastName: 'Żuk' })).toBe(false);
    expect(namesCompany(subject, parties.landlord)).toBe(true);
    expect(namesCompany({ ...subject, organizationId: 'NTRPL-0000006865' }, parties.landlord)).toBe(true);
    expect(namesCompany({ ...subject, organizationId: 'VATPL-1234563218' }, parties.landlord)).toBe(false);
  });
});

test('reminders come on days 2, 7 and 14 after the signing, the latest alone', () => {
  const signedAt = leaseFacts().signedAt;
  const dueOn = (days: number) =>
    formReminders(instant(new Date(Date.parse(signedAt) + days * 86_400_000).toISOString())).find(({ signedBefore }) => signedAt < signedBefore)
      ?.days ?? null;
  expect([1, 2, 6, 7, 13, 14, 40].map(dueOn)).toEqual([null, 2, 2, 7, 7, 14, 14]);
});
