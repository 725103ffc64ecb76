import type { Id, Instant } from '../kit/brand.ts';
import type { OfferForm } from './fields/catalogue.ts';

/** State of an offer (docs/rules/publishing.md#the-edges). */
export const offerStates = ['NEW', 'UNSIGNED', 'ACTIVE', 'BOOKED', 'SIGNED', 'DELETED'] as const;
export type OfferState = (typeof offerStates)[number];

/** The state of an offer that nobody has saved. */
export const firstOfferState: OfferState = 'NEW';

/** What a card says about an offer in one word and colour. */
export const offerBadges = ['draft', 'active', 'booked', 'signed', 'expired', 'hidden', 'deleted'] as const;
export type OfferBadge = (typeof offerBadges)[number];

/** Moderation stands beside the state (docs/rules/publishing.md#moderation). */
export type Moderation = { readonly at: 'clear' } | { readonly at: 'hidden'; readonly reason: string };

/** Who or what hid an offer. */
export const hiddenCauses = ['moderation', 'signer'] as const;
export type HiddenCause = (typeof hiddenCauses)[number];

/** The three lease options that the form has a place for (docs/rules/wire.md#lease-options). */
export const leaseOptions = ['infinite', 'fixedshort', 'fixedlong'] as const;
export type FormOption = (typeof leaseOptions)[number];

/** A fixed term that a counter-offer added beside the form's own of the same kind, with its months: `fixedlong-36` (docs/rules/counter-offers.md#terms). */
export type FurtherOption = `${Exclude<FormOption, 'infinite'>}-${number}`;

/** An option of a booking. */
export type LeaseOption = FormOption | FurtherOption;

/** Steps of the processing screens, `offerCheck` on the wire (docs/rules/publishing.md#processing-steps). */
export type OfferCheck =
  | 'VERIFYING_IMAGES'
  | 'VERIFYING_DATA'
  | 'GENERATING_PROJECT_OFFER'
  | 'SENDING_PROJECT_OFFER'
  | 'DONE'
  | 'CHECKING_NETWORK'
  | 'DOWNLOADING_DATA'
  | 'SIGNING_OFFER'
  | 'SAVE_REPORT'
  | 'SENDING_OFFER'
  | 'RESERVATION'
  | 'PREPARING_DOCUMENTS'
  | 'SIGNING_CONTRACT'
  | 'SENDING_CONTRACT';

/** The flows that a progress screen shows. */
export const offerFlows = ['project', 'offer-signing', 'sign-verify', 'sign-submit'] as const;
export type OfferFlow = (typeof offerFlows)[number];

/** The add-offer form as it is saved; its fields are one catalogue. */
export type { OfferForm } from './fields/catalogue.ts';

/** The value of one field or group of the form's first level. */
export type FormPart<K extends keyof OfferForm> = NonNullable<OfferForm[K]>;

/** Lease terms of the offer. Money in grosze; `deposit` is gross; months are calendar months. */
export type LeaseTerms = FormPart<'leaseAgreement'>;

/** A level of the premises. `height` in cm, `surface` in m². */
export type Level = NonNullable<FormPart<'areaDetails'>['levels']>[number];

/** A room of a level; areas in m² with two decimals. */
export type Room = NonNullable<Level['rooms']>[number];

/** What lifecycle rules of an offer need to know, loaded by the caller at one database time. */
export type OfferFacts = {
  readonly id: Id;
  readonly ownerUid: Id;
  /** Who acts for the owner under a signed agency agreement; then `ownerUid` names the same person. */
  readonly agentUid: Id | null;
  /** The owner for whom the agent acts, once they have an account. */
  readonly originalOwnerUid: Id | null;
  readonly companyId: Id | null;
  readonly state: OfferState;
  readonly moderation: Moderation;
  readonly version: number;
  readonly form: OfferForm;
  /** End of the valid-to day, 23:59:59 Warsaw. */
  readonly validTo: Instant | null;
  readonly deletedAt: Instant | null;
  /** Who holds the premises, while the offer is booked. */
  readonly reservation: Reservation | null;
  /** The company that rents the premises, once the offer is signed. */
  readonly tenantCompanyId: Id | null;
  /** The company whose counter-offer the running version took up, and until when it alone may book. */
  readonly firstRight: FirstRight | null;
};

/** First right of the company whose counter-offer was accepted. */
export type FirstRight = { readonly companyId: Id; readonly until: Instant };

/** A running reservation: who holds the premises until when. */
export type Reservation = {
  readonly companyId: Id;
  readonly uid: Id;
  readonly option: LeaseOption;
  readonly bookedAt: Instant;
  /** min(bookedAt + 24 h, offerValidTo). */
  readonly reservedUntil: Instant;
};
