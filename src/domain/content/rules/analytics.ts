/** What is counted of visits with consent, in the terms of GA4 (docs/rules/pages.md#counted-visits). */

import type { LeaseState } from '../../leases/types.ts';

/** Events that a browser reports (docs/rules/pages.md#counted-visits). */
export const visitEvents = [
  'view_item',
  'select_item',
  'select_content',
  'add_to_cart',
  'begin_checkout',
  'generate_lead',
  'form_submit_reg_step_4',
  'form_submit_reg_step_5',
  'form_submit_reg_step_6',
  'form_submit_reg_step_7',
] as const;
export type VisitEvent = (typeof visitEvents)[number];

/** Every event; `purchase` is made by the server alone, from the lease (docs/rules/pages.md#purchase). */
export const analyticsEvents = [...visitEvents, 'purchase'] as const;
export type AnalyticsEvent = (typeof analyticsEvents)[number];

/** An offer as GA4 wants an item; `price` in złoty a month, net. */
export type AnalyticsItem = {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_category: string;
  readonly affiliation: string;
  readonly price?: number;
  readonly location_id?: string;
};

/** Parameters of an event; what GA4 knows by name keeps that name. */
export type AnalyticsParams = {
  readonly items?: readonly AnalyticsItem[];
  readonly item_list_name?: string;
  readonly content_type?: string;
  readonly content_id?: string;
  readonly currency?: 'PLN';
  readonly value?: number;
  readonly transaction_id?: string;
};

/** Is the deal behind a lease done? Its protocol is signed by both sides (docs/rules/pages.md#purchase). */
export const isPurchased = (state: LeaseState): boolean => state === 'PROTOCOL_CONFIRMED';

/** What an invoice gives to the number of a transaction. */
type NumberedSide = { readonly side: 'landlord' | 'tenant'; readonly number: number; readonly year: number };

const prefixes = { landlord: 'L', tenant: 'T' } as const;

/**
 * The number of a transaction: both invoices, the landlord's first, and their year, `L12-T13-2026`. A side without a fee has no invoice; a
 * lease without any is named by its own id (docs/rules/pages.md#purchase).
 */
export const transactionIdOf = (invoices: readonly NumberedSide[], leaseId: string): string => {
  const sorted = invoices.toSorted((a, b) => a.number - b.number);
  const [first] = sorted;
  if (first === undefined) return leaseId;
  return [...sorted.map(({ side, number }) => `${prefixes[side]}${number}`), first.year].join('-');
};
