import type { OfferCheck, OfferFlow } from '../types.ts';

/** A step of a processing screen with the percent that the bar shows while it runs (docs/rules/publishing.md#processing-steps). */
export type FlowStep = { readonly step: OfferCheck; readonly percent: number };

/** The steps of every flow in order; the job that does the work writes them. */
export const flowSteps = {
  project: [
    { step: 'VERIFYING_DATA', percent: 10 },
    { step: 'VERIFYING_IMAGES', percent: 30 },
    { step: 'GENERATING_PROJECT_OFFER', percent: 60 },
    { step: 'SENDING_PROJECT_OFFER', percent: 90 },
    { step: 'DONE', percent: 100 },
  ],
  'offer-signing': [
    { step: 'CHECKING_NETWORK', percent: 20 },
    { step: 'DOWNLOADING_DATA', percent: 30 },
    { step: 'SIGNING_OFFER', percent: 50 },
    { step: 'SAVE_REPORT', percent: 60 },
    { step: 'SENDING_OFFER', percent: 90 },
    { step: 'DONE', percent: 100 },
  ],
  'sign-verify': [
    { step: 'CHECKING_NETWORK', percent: 20 },
    { step: 'DOWNLOADING_DATA', percent: 30 },
    { step: 'RESERVATION', percent: 50 },
    { step: 'PREPARING_DOCUMENTS', percent: 70 },
    { step: 'SENDING_OFFER', percent: 90 },
    { step: 'DONE', percent: 100 },
  ],
  'sign-submit': [
    { step: 'CHECKING_NETWORK', percent: 20 },
    { step: 'DOWNLOADING_DATA', percent: 30 },
    { step: 'SIGNING_CONTRACT', percent: 50 },
    { step: 'SAVE_REPORT', percent: 70 },
    { step: 'SENDING_CONTRACT', percent: 90 },
    { step: 'DONE', percent: 100 },
  ],
} as const satisfies Record<OfferFlow, readonly FlowStep[]>;

/** The steps of a flow, for callers that read them as plain data. */
export const stepsOf = (flow: OfferFlow): readonly FlowStep[] => flowSteps[flow];
