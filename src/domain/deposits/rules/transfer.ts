import type { Grosze } from '../../kit/brand.ts';
import { transferText } from '../../leases/rules/transfer-title.ts';

/** Largest amount that the six digits of the payment code can carry, grosze (docs/rules/deposits.md#payment-code). */
export const QR_AMOUNT_MAX = 999_999;

const NAME_MAX = 20;
const TITLE_MAX = 32;

/** Whether the code carries the sum; above 9 999.99 zł the payer types it. */
export const qrCarriesAmount = (amount: Grosze): boolean => amount <= QR_AMOUNT_MAX;

/** The payment code of the Polish Bank Association, nine fields joined with `|`, at most 160 characters (docs/rules/deposits.md#payment-code). */
export const paymentQr = (
  to: { readonly nip: string; readonly account: string; readonly name: string },
  amount: Grosze,
  reference: string,
): string => {
  const sum = qrCarriesAmount(amount) ? String(amount).padStart(6, '0') : '000000';
  const name = transferText(to.name).toUpperCase().slice(0, NAME_MAX).trim();
  return [to.nip, 'PL', to.account, sum, name, `KAUCJA ${reference}`.slice(0, TITLE_MAX), '', '', ''].join('|');
};
