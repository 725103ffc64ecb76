/** VAT status of a seller, asked and never assumed (docs/rules/money-and-tax.md#vat): `active` charges 23 %, `exempt` ("zw") charges none. */
export type VatStatus = 'active' | 'exempt';
