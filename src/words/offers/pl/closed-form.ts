import type { Words } from '../../kit/words.ts';

/** The form of an offer for those who may not fill it in. */
export const pl = {
  'guest.title': 'Zaloguj się, aby wypełnić ofertę',
  'guest.text': 'Tak wygląda formularz oferty. Po zalogowaniu możesz go wypełniać; zapisuje się sam i nic nie wiąże przed Twoim podpisem.',
  'no_access.title': 'Nie masz dostępu do tego formularza',
  'no_access.text':
    'Ta oferta należy do kogoś innego albo już jej nie ma. Jeśli to oferta Twojej firmy, zaloguj się na konto z nią połączone. Możesz też zacząć własną ofertę.',
  signIn: 'Zaloguj się',
  signUp: 'Załóż konto',
  drafts: 'Moje projekty',
  new: 'Nowa oferta',
} as const satisfies Words;
