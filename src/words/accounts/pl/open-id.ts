import type { Words } from '../../kit/words.ts';

/** Signing in with an account of another service. */
export const pl = {
  or: 'albo',
  act: 'Kontynuuj z kontem {name}',
  busy: 'Przechodzę…',
  'problem.openid-taken': 'Konto z tym adresem e-mail już istnieje. Zaloguj się hasłem albo ustaw nowe.',
  'problem.openid-cancelled': 'Logowanie zostało przerwane. Możesz spróbować jeszcze raz albo użyć hasła.',
  'problem.openid-failed': 'Nie udało się zalogować przez zewnętrzne konto. Spróbuj jeszcze raz albo użyj hasła.',
  'problem.openid-unavailable': 'Serwis, przez który chcesz się zalogować, nie odpowiada. Spróbuj za chwilę albo zaloguj się hasłem.',
  'problem.openid-no-email': 'Zewnętrzne konto nie podało adresu e-mail. Załóż konto z hasłem.',
  'problem.openid-old':
    'Dostawca nie zapytał ponownie, kim jesteś, więc to logowanie niczego nie potwierdza. Ustaw hasło linkiem z e-maila i potwierdź czynność hasłem.',
  'complete.text': 'Zakładasz konto z adresem {email}. Sprawdź dane: trafią do umowy tak, jak tu stoją.',
  'complete.act': 'Załóż konto',
  'complete.busy': 'Zakładam konto…',
  'complete.over': 'Zaloguj się od nowa',
} as const satisfies Words;
