/** The kinds of e-mail, and which of them a person may leave. */

type KindOfMail = {
  readonly mayLeave: boolean;
  /** Also sent to addresses without an account, which leave it as addresses. */
  readonly byAddress?: true;
  /** Sent to whoever gave the marketing consent, and to nobody else: leaving it withdraws that. */
  readonly byConsent?: true;
  /** How the ids of its templates begin; the longest beginning counts. */
  readonly templates: readonly string[];
};

/**
 * Every kind of mail in the order of the page (docs/rules/mail.md#kinds). What secures an account, binds in law, names a deadline or money,
 * or hands on what somebody wrote is never left; only what the product offers beyond that is.
 */
export const mailKinds = {
  account: { mayLeave: false, templates: ['accounts.', 'signing.code'] },
  verification: { mayLeave: false, templates: ['identity.', 'companies.'] },
  deals: {
    mayLeave: false,
    templates: ['offers.', 'agency.', 'signing.', 'reservations.', 'leases.', 'deposits.', 'handover.', 'invoices.', 'wanted.removed'],
  },
  letters: { mayLeave: false, templates: ['offers.question', 'offers.answer', 'offers.counter_', 'content.', 'wanted.received'] },
  favourites: { mayLeave: true, templates: ['offers.favourite'] },
  savedSearches: { mayLeave: true, templates: ['search.'] },
  newOffers: { mayLeave: true, byConsent: true, templates: ['search.new_offers'] },
  wanted: { mayLeave: true, templates: ['wanted.'] },
  placeAlerts: { mayLeave: true, templates: ['wanted.place'] },
  outreach: { mayLeave: true, byAddress: true, templates: ['outreach.'] },
} as const satisfies Readonly<Record<string, KindOfMail>>;

/** A kind of mail. */
export type MailKind = keyof typeof mailKinds;

/** A kind of mail that a person may leave. */
export type LeavableKind = { [K in MailKind]: (typeof mailKinds)[K]['mayLeave'] extends true ? K : never }[MailKind];

const kinds = Object.keys(mailKinds) as MailKind[];

/** The kinds that nobody may leave, in the order of the page. */
export const necessaryKinds: readonly MailKind[] = kinds.filter((kind) => !mailKinds[kind].mayLeave);

/** The kinds that a person may leave, in the order of the page. */
export const leavableKinds: readonly LeavableKind[] = kinds.filter((kind): kind is LeavableKind => mailKinds[kind].mayLeave);

/** The kind of a template by its id; null for one that no kind names. */
export const mailKindOf = (template: string): MailKind | null => {
  const named = kinds.flatMap((kind) => mailKinds[kind].templates.filter((start) => template.startsWith(start)).map((start) => ({ kind, start })));
  return named.toSorted((one, other) => other.start.length - one.start.length)[0]?.kind ?? null;
};

/** Whether a kind is left by the address, whoever has it: then the leaving outlives every account (docs/rules/mail.md#leaving). */
export const isLeftByAddress = (kind: LeavableKind): boolean => 'byAddress' in mailKinds[kind];

/** Whether a kind is sent by the marketing consent alone: its switch is that consent (docs/rules/mail.md#new-offers). */
export const isByConsent = (kind: LeavableKind): boolean => 'byConsent' in mailKinds[kind];
