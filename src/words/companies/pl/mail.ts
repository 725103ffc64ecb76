import type { Words } from '../../kit/words.ts';

/** E-mails of the companies room. */
export const pl = {
  'accepted.subject': 'Firma {company} została potwierdzona',
  'accepted.preheader': 'Możesz publikować oferty i podpisywać umowy w jej imieniu.',
  'accepted.heading': 'Twoja firma jest potwierdzona',
  'accepted.text': 'Sprawdziliśmy dane firmy {company}. Możesz teraz w jej imieniu publikować wiążące oferty, rezerwować lokale i podpisywać umowy.',
  'accepted.button': 'Przejdź do tablicy',
  'rejected.subject': 'Dane firmy {company} wymagają poprawy',
  'rejected.preheader': 'Popraw wskazane dane i wyślij firmę jeszcze raz.',
  'rejected.heading': 'Nie mogliśmy potwierdzić firmy',
  'rejected.text': 'Sprawdziliśmy dane firmy {company}. Powód odmowy:',
  'rejected.button': 'Popraw dane firmy',
} as const satisfies Words;
