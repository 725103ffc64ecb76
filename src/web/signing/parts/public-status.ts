import type { DocumentKind } from '../../../domain/kit/evidence.ts';
import type { CheckAnswer } from './use-file-check.ts';

const prepared = {
  project: 'project',
  offer: 'offer',
  lease: 'lease',
  protocol: 'protocol',
  rejection: 'rejection',
  // Invoices are issued, never prepared or signed.
  invoice_l: 'project',
  invoice_t: 'project',
  agency: 'agency',
} as const satisfies Record<DocumentKind, string>;
const signed = {
  project: 'lease',
  offer: 'lease',
  lease: 'lease',
  protocol: 'protocol',
  rejection: 'rejection',
  invoice_l: 'lease',
  invoice_t: 'lease',
  agency: 'agency',
} as const satisfies Record<DocumentKind, string>;

/** Where a document stands, in words: of what is only prepared or signed the kind decides what there is or is not. */
export const publicStatusKey = (kind: CheckAnswer['kind'], { at }: NonNullable<CheckAnswer['publicStatus']>) => {
  if (at === 'prepared') return `publicStatus.prepared.${prepared[kind ?? 'project']}` as const;
  if (at === 'signed') return `publicStatus.signed.${signed[kind ?? 'lease']}` as const;
  if (at === 'ended' && kind === 'agency') return 'publicStatus.ended.agency';
  return `publicStatus.${at}` as const;
};
