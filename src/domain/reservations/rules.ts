/** Consents of a booking (docs/rules/signing.md#consents): terms acknowledgement and electronic signature. */
export const bookingConsents: Readonly<Record<string, string>> = { terms: '2026-11-01', electronic_signature: '2026-11-01' };
