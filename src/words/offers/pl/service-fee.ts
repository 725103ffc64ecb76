import type { Words } from '../../kit/words.ts';

/** The operator's service fee of both sides. */
export const pl = {
  'fee.title': 'Opłata serwisowa',
  'fee.sum': '{net} netto + {vat} VAT = {gross} brutto',
  'fee.exempt': '{net} (zwolnienie z VAT)',
  'fee.landlord': 'Wynajmujący',
  'fee.tenant': 'Najemca',
  'fee.yours': 'Twoja opłata serwisowa',
  'fee.landlords': 'Opłata serwisowa wynajmującego',
  'fee.none': 'bez opłaty',
  'fee.note': 'Jednorazowa, należna dopiero po podpisaniu protokołu: za dokumenty, podpisy, depozyt i protokół. Parter nie pośredniczy w najmie.',
  'fee.frozen': 'Zapisujemy ją w ofercie; późniejsza zmiana cennika jej nie dotyczy.',
} as const satisfies Words;
