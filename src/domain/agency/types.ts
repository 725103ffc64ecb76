import type { PartyFacts } from '../companies/types.ts';
import type { Day, Grosze, Id, Instant } from '../kit/brand.ts';
import type { OperatorFacts } from '../offers/document.ts';

/** State of an agency agreement; `NEW` is drawn and waits for the agent's own signature (docs/rules/agency.md#course). */
export const agreementStates = ['NEW', 'PENDING', 'SIGNED', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'REVOKED', 'ENDED'] as const;
export type AgreementState = (typeof agreementStates)[number];

/** The owner as the agent names them: a person or a company, without an account perhaps. `peselOrNip` is normalised digits. */
export type OwnerDetails = {
  readonly name: string;
  readonly address: string;
  readonly peselOrNip: string;
  readonly contact: string;
  readonly email: string;
};

/** What is agreed beside the power of attorney. `feePercent` of one month's net rent; `lastDay` is the last day on which it runs. */
export type AgencyTerms = { readonly feePercent: number; readonly lastDay: Day; readonly isExclusive: boolean };

/** The agent's compulsory liability insurance (art. 181 ust. 3 UGN). `sumEur` in whole euros. */
export type Insurance = { readonly insurer: string; readonly policyNumber: string; readonly sumEur: number; readonly validTo: Day };

/** The copy of the agent's policy that is annexed to an agreement: its file by name and hash. */
export type PolicyFacts = { readonly name: string; readonly sha256: string };

/** The premises and the rent that the agreement is about: the agent publishes these and no others. Rent in grosze net a month. */
export type AgreedPremises = {
  readonly name: string;
  /** In one line; its parts stand beside it. */
  readonly address: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly city: string;
  readonly landRegister: string;
  readonly area: number;
  readonly rent: Grosze;
};

/** Everything that a drawn agreement says, frozen when it is drawn (docs/rules/agency.md#the-document). */
export type AgreementFacts = {
  readonly offerId: Id;
  /** `UP/2026/0061-1`, after the offer's number. */
  readonly number: string;
  readonly premises: AgreedPremises;
  readonly agent: PartyFacts;
  readonly licenseNumber: string | null;
  readonly insurance: Insurance;
  /** Annexed where there is one: always where brokerage is agreed (art. 181 ust. 3 UGN). */
  readonly policy: PolicyFacts | null;
  readonly owner: OwnerDetails;
  /** Whether it is a brokerage agreement too; otherwise it only gives the power of attorney. */
  readonly includesBrokerage: boolean;
  readonly terms: AgencyTerms;
  readonly operator: OperatorFacts;
  readonly preparedAt: Instant;
};

/**
 * What brokers ask about their client where a rent reaches the limit of the act on money laundering (docs/rules/agency.md#large-rents).
 * `isExposed`: the owner or the beneficial owner holds a prominent public office, or is family or a close associate of one who does.
 */
export type AmlAnswers = {
  readonly identifiedBy: string;
  readonly beneficialOwner: string;
  readonly isExposed: boolean;
  /** Where the wealth comes from; asked of exposed persons only. */
  readonly sourceOfWealth: string;
  readonly purpose: string;
};

/** Sides of an agreement. */
export const agencySides = ['agent', 'owner'] as const;
export type AgencySide = (typeof agencySides)[number];
