/** The e-mails about an account: codes, password, change of address. */

import { z } from 'zod';
import { keptKinds } from '../../domain/accounts/rules/deletion.ts';
import type { Day, Instant } from '../../domain/kit/brand.ts';
import { accountNumbers } from '../../domain/kit/numbers.ts';
import { accountPath, securityPath } from '../../domain/kit/page/paths.ts';
import { type Claim, claims } from '../../domain/kit/viewer.ts';
import { deletionWords } from '../../words/accounts/deletion.ts';
import { deviceText } from '../../words/accounts/device.ts';
import { accountMailWords } from '../../words/accounts/mail.ts';
import { translator } from '../../words/kit/words.ts';
import { type MailTools, mailTemplate } from '../kit/mail/template.ts';

/** How long what is mailed counts. */
const [codeLife, linkLife, undoLife] = [
  { minutes: accountNumbers.codeMinutes },
  { minutes: accountNumbers.passwordResetMinutes },
  { hours: accountNumbers.emailUndoHours },
];

const wordsOf = ({ lang }: MailTools) => translator(accountMailWords[lang], lang);

/** What both mails with a link for a new password carry: they differ in their words. */
const newPasswordLink = (words: 'reset' | 'restored') =>
  ({
    facts: z.object({ firstName: z.string() }),
    secrets: ['token'],
    sample: { firstName: 'Anna' },
    render: ({ firstName, token }: { readonly firstName: string; readonly token: string }, m: MailTools) => {
      const w = wordsOf(m);
      return {
        subject: w(`${words}.subject`),
        preheader: w(`${words}.preheader`, linkLife),
        blocks: [
          m.heading(w('hello', { firstName })),
          m.text(w(`${words}.text`)),
          m.button(w('reset.button'), m.link(`/reset-password?token=${token}`)),
          m.note(w(`${words}.note`, linkLife)),
        ],
      };
    },
  }) as const;

/** The six-digit code that confirms an e-mail address. */
export const verificationCode = mailTemplate({
  id: 'accounts.verification_code',
  about: 'To a new person (and on request): the six-digit code that confirms the e-mail address',
  facts: z.object({ firstName: z.string() }),
  secrets: ['code'],
  sample: { firstName: 'Anna' },
  render: ({ firstName, code }, m) => {
    const w = wordsOf(m);
    return {
      subject: w('code.subject'),
      preheader: w('code.preheader', codeLife),
      blocks: [m.heading(w('hello', { firstName })), m.text(w('code.text')), m.code(code), m.note(w('code.note', codeLife))],
    };
  },
});

/** The link that lets a person set a new password. */
export const passwordReset = mailTemplate({
  id: 'accounts.password_reset',
  about: 'To a person who asked for it: the link to set a new password',
  ...newPasswordLink('reset'),
});

/** Tells a person that their password was changed. */
export const passwordChanged = mailTemplate({
  id: 'accounts.password_changed',
  about: 'To a person whose password was changed: a warning in case it was not them',
  facts: z.object({ firstName: z.string(), at: z.string() }),
  sample: { firstName: 'Anna', at: '2026-11-20T12:00:00.000Z' },
  render: ({ firstName, at }, m) => {
    const w = wordsOf(m);
    return {
      subject: w('changed.subject'),
      preheader: w('changed.preheader'),
      blocks: [
        m.heading(w('hello', { firstName })),
        m.text(w('changed.text', { at: m.instant(at) })),
        m.callout('warning', w('changed.warning')),
        m.button(w('changed.button'), m.link('/?signin=1')),
      ],
    };
  },
});

/** The code that confirms a new address. */
export const emailChangeCode = mailTemplate({
  id: 'accounts.email_change_code',
  about: 'To the new address of a person who changes it: the six-digit code',
  facts: z.object({ firstName: z.string() }),
  secrets: ['code'],
  sample: { firstName: 'Anna' },
  render: ({ firstName, code }, m) => {
    const w = wordsOf(m);
    return {
      subject: w('change.subject'),
      preheader: w('change.preheader', codeLife),
      blocks: [m.heading(w('hello', { firstName })), m.text(w('change.text')), m.code(code), m.note(w('change.note'))],
    };
  },
});

/** Tells the old address about the change and how to undo it. */
export const emailChanged = mailTemplate({
  id: 'accounts.email_changed',
  about: 'To the old address of a person who changed it: the link to undo the change within 72 hours',
  facts: z.object({ firstName: z.string(), email: z.string() }),
  secrets: ['token'],
  sample: { firstName: 'Anna', email: 'anna@nowa-firma.example' },
  render: ({ firstName, email, token }, m) => {
    const w = wordsOf(m);
    return {
      subject: w('undo.subject'),
      preheader: w('undo.preheader', undoLife),
      blocks: [
        m.heading(w('hello', { firstName })),
        m.text(w('undo.text', { email })),
        m.callout('warning', w('undo.warning', undoLife)),
        m.button(w('undo.button'), m.link(`/undo-email-change?token=${token}`)),
        m.note(w('undo.note', undoLife)),
      ],
    };
  },
});

/** Tells the restored address that the change is undone, with the link for a new password. */
export const emailRestored = mailTemplate({
  id: 'accounts.email_restored',
  about: 'To the address that came back after the change was undone: the link to set a new password, because the former one is void',
  ...newPasswordLink('restored'),
});

/** Confirms to somebody who left that the account is gone, and says what the law keeps. */
export const accountDeleted = mailTemplate({
  id: 'accounts.account_deleted',
  about: 'To somebody whose account was deleted: that it is gone, what stays and until when. The mail itself is forgotten once it was sent',
  facts: z.object({
    firstName: z.string(),
    kept: z.array(z.object({ kind: z.enum(keptKinds), until: z.iso.date().transform((text) => text as Day) })),
  }),
  sample: { firstName: 'Anna', kept: [{ kind: 'contracts' as const, until: '2032-12-31' as Day }] },
  render: ({ firstName, kept }, m) => {
    const w = wordsOf(m);
    const k = translator(deletionWords[m.lang], m.lang);
    return {
      subject: w('deleted.subject'),
      preheader: w('deleted.preheader'),
      blocks: [
        m.heading(w('hello', { firstName })),
        m.text(w('deleted.text')),
        ...(kept.length > 0 ? [m.text(w('deleted.kept'))] : []),
        ...kept.map(({ kind, until }) => m.text(k('kept.row', { what: k(`kept.${kind}`), until: m.day(until) }))),
        m.callout('warning', w('deleted.warning')),
      ],
    };
  },
});

/** Says that a copy of somebody's data can be fetched. */
export const dataCopyReady = mailTemplate({
  id: 'accounts.data_copy_ready',
  about: 'To a person who ordered a copy of their data: where and until when it can be fetched, after signing in',
  facts: z.object({ firstName: z.string(), until: z.iso.datetime().transform((text) => text as Instant) }),
  sample: { firstName: 'Anna', until: '2026-12-01T12:00:00.000Z' as Instant },
  render: ({ firstName, until }, m) => {
    const w = wordsOf(m);
    return {
      subject: w('copy.subject'),
      preheader: w('copy.preheader'),
      blocks: [
        m.heading(w('hello', { firstName })),
        m.text(w('copy.text', { until: m.instant(until) })),
        m.button(w('copy.button'), m.link(accountPath)),
        m.note(w('copy.note')),
      ],
    };
  },
});

/** Tells a person that somebody signed in on a device that was not known. */
export const newDevice = mailTemplate({
  id: 'accounts.new_device',
  about: 'To a person after a sign-in from a browser or program that never signed in to the account before',
  facts: z.object({ firstName: z.string(), at: z.string(), device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }) }),
  sample: { firstName: 'Anna', at: '2026-11-20T12:00:00.000Z', device: { browser: 'Firefox', system: 'Windows' } },
  render: ({ firstName, at, device }, m) => {
    const w = wordsOf(m);
    return {
      subject: w('device.subject'),
      preheader: w('device.preheader', { device: deviceText(device, m.lang) }),
      blocks: [
        m.heading(w('hello', { firstName })),
        m.text(w('device.text', { at: m.instant(at), device: deviceText(device, m.lang) })),
        m.callout('warning', w('device.warning')),
        m.button(w('device.button'), m.link(securityPath)),
        m.note(w('device.note')),
      ],
    };
  },
});

const factorChanges = ['on', 'off', 'appOff', 'codes', 'removed', 'recovery', 'keyAdded', 'keyRemoved', 'lastKeyRemoved'] as const;
type FactorChange = {
  readonly firstName: string;
  readonly at: string;
  readonly change: (typeof factorChanges)[number];
  /** Recovery codes that are left. */
  readonly left: number;
  /** The name of the passkey; empty where it is about none. */
  readonly key: string;
};

/** Tells a person what happened to their second factor. */
export const factorChanged = mailTemplate<FactorChange>({
  id: 'accounts.second_factor_changed',
  about:
    'To a person whose second factor was switched on, off or removed, who has added or removed a passkey, who has new recovery codes, or one of whose recovery codes was used',
  facts: z.object({
    firstName: z.string(),
    at: z.string(),
    change: z.enum(factorChanges),
    left: z.int(),
    key: z.string().default(''),
  }),
  sample: { firstName: 'Anna', at: '2026-11-20T12:00:00.000Z', change: 'recovery', left: 8, key: '' },
  render: ({ firstName, at, change, left, key }, m) => {
    const w = wordsOf(m);
    return {
      subject: w(`factor.${change}.subject`),
      preheader: w('factor.preheader', { at: m.instant(at) }),
      blocks: [
        m.heading(w('hello', { firstName })),
        m.text(w(`factor.${change}.text`, { at: m.instant(at), n: left, key })),
        m.callout('warning', w('factor.warning')),
        m.button(w('device.button'), m.link(securityPath)),
      ],
    };
  },
});

/** Tells a person that an admin signed them out. */
export const sessionsEnded = mailTemplate({
  id: 'accounts.sessions_ended',
  about: 'To a person whom an admin signed out, on one device or on all: the reason, and what to do',
  facts: z.object({ firstName: z.string(), at: z.string(), all: z.boolean(), reason: z.string() }),
  sample: { firstName: 'Anna', at: '2026-11-20T12:00:00.000Z', all: true, reason: 'Zgłoszono kradzież laptopa.' },
  render: ({ firstName, at, all, reason }, m) => {
    const w = wordsOf(m);
    return {
      subject: w('ended.subject'),
      preheader: w('ended.preheader', { reason }),
      blocks: [
        m.heading(w('hello', { firstName })),
        m.text(w(all ? 'ended.all' : 'ended.one', { at: m.instant(at) })),
        m.text(w('ended.reason', { reason })),
        m.callout('warning', w('ended.warning')),
        m.button(w('device.button'), m.link(securityPath)),
      ],
    };
  },
});

type ClaimChange = { readonly firstName: string; readonly at: string; readonly claim: Claim; readonly isGranted: boolean };

/** Tells a person that they were granted a claim, or lost one. */
export const claimChanged = mailTemplate<ClaimChange>({
  id: 'accounts.claim_changed',
  about: 'To a person who was made admin, creator or caller, or is it no more',
  facts: z.object({ firstName: z.string(), at: z.string(), claim: z.enum(claims), isGranted: z.boolean() }),
  sample: { firstName: 'Anna', at: '2026-11-20T12:00:00.000Z', claim: 'admin', isGranted: true },
  render: ({ firstName, at, claim, isGranted }, m) => {
    const w = wordsOf(m);
    const change = isGranted ? 'granted' : 'revoked';
    const named = { at: m.instant(at), claim: w(`claim.${claim}`) };
    return {
      subject: w(`claim.${change}.subject`, named),
      preheader: w(`claim.${change}.preheader`),
      blocks: [
        m.heading(w('hello', { firstName })),
        m.text(w(`claim.${change}.text`, named)),
        ...(isGranted && claim === 'admin' ? [m.text(w('claim.factor', { n: accountNumbers.adminGraceDays }))] : []),
        m.callout('warning', w('claim.warning')),
        m.button(w('device.button'), m.link(securityPath)),
      ],
    };
  },
});

/** All templates of the room. */
export const accountsMails = [
  verificationCode.entry,
  passwordReset.entry,
  passwordChanged.entry,
  emailChangeCode.entry,
  emailChanged.entry,
  emailRestored.entry,
  accountDeleted.entry,
  dataCopyReady.entry,
  newDevice.entry,
  factorChanged.entry,
  sessionsEnded.entry,
  claimChanged.entry,
];
