/** What keeps a person from binding their company. */
export const representationRefusals = [
  'company.representation_missing',
  'company.authority_missing',
  'company.attorney_only',
  'company.capacity_wrong',
] as const;
