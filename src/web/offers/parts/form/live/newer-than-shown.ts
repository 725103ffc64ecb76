import { isSame } from '../../../../../domain/kit/merge.ts';
import type { OfferEdit } from '../draft.ts';

/** What the page shows of an offer beside the form, which its draft keeps. */
const besideForm = ({ form: _form, version: _version, savedAt: _savedAt, ...rest }: OfferEdit) => rest;

/**
 * Whether the server knows more of an offer than its form shows: a save of another device, a photo, a step. `version` is that of the window's
 * own last save. Example: the page was read with version 3 and has saved 4 and 5; what is read with 5 is not newer, with 6 it is.
 */
export const isNewerThanShown = (shown: OfferEdit, read: OfferEdit, version: number): boolean =>
  read.version > version || !isSame(besideForm(shown), besideForm(read));
