/** Characters of the title of a transfer, in four lines of 35. */
export const TRANSFER_TITLE_MAX = 140;

/** Characters that Polish transfer titles carry safely; everything else becomes a space. */
export const transferText = (text: string): string =>
  text
    .replace(/[^0-9A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż .,\-/]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Title of the transfer: `KAUCJA <reference>` then the offer's name, at most four lines of 35 characters (docs/rules/deposits.md#transfer-title). */
export const transferTitle = (reference: string, offerName: string): string =>
  transferText(`KAUCJA ${reference} ${offerName}`).slice(0, TRANSFER_TITLE_MAX).trim();
