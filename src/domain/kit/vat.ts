/** VAT status of a seller, asked and never assumed (poland.md 4.5): `active` charges 23 %, `exempt` ("zw") charges none. */
export type VatStatus = 'active' | 'exempt';
