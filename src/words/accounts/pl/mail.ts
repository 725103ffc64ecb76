import type { Words } from '../../kit/words.ts';

/** E-mails about a person's own account. */
export const pl = {
  hello: 'Dzień dobry, {firstName}',
  'code.subject': 'Twój kod do Parteru',
  'code.preheader': 'Potwierdź adres e-mail sześciocyfrowym kodem. Kod jest ważny 15 minut.',
  'code.text': 'Wpisz ten kod na stronie, aby potwierdzić swój adres e-mail:',
  'code.note': 'Kod jest ważny 15 minut. Jeśli nie zakładasz konta w Parterze, zignoruj tę wiadomość: bez kodu nic się nie stanie.',
  'reset.subject': 'Ustaw nowe hasło do Parteru',
  'reset.preheader': 'Link do zmiany hasła jest ważny godzinę.',
  'reset.text': 'Ktoś, najpewniej Ty, poprosił o zmianę hasła do tego konta. Aby ustawić nowe, kliknij przycisk.',
  'reset.button': 'Ustaw nowe hasło',
  'reset.note': 'Link działa raz i jest ważny godzinę. Jeśli to nie Twoja prośba, zignoruj tę wiadomość: dotychczasowe hasło nadal działa.',
  'changed.subject': 'Hasło do Parteru zostało zmienione',
  'changed.preheader': 'Wylogowaliśmy też wszystkie urządzenia.',
  'changed.text': 'Hasło do Twojego konta zmieniono {at}. Wylogowaliśmy wszystkie urządzenia; zaloguj się nowym hasłem.',
  'changed.warning': 'Jeśli to nie Ty, od razu ustaw nowe hasło i napisz do nas.',
  'changed.button': 'Zaloguj się',
  'change.subject': 'Potwierdź nowy adres e-mail w Parterze',
  'change.preheader': 'Wpisz sześciocyfrowy kod. Kod jest ważny 15 minut.',
  'change.text': 'Wpisz ten kod na stronie, aby ten adres stał się adresem Twojego konta:',
  'change.note': 'Jeśli to nie Twoja prośba, zignoruj tę wiadomość: bez kodu nic się nie zmieni.',
  'undo.subject': 'Adres e-mail Twojego konta został zmieniony',
  'undo.preheader': 'Jeśli to nie Ty, cofnij zmianę w ciągu 72 godzin.',
  'undo.text': 'Adres e-mail Twojego konta w Parterze to teraz {email}.',
  'undo.warning':
    'Jeśli to nie Ty, cofnij zmianę i ustaw nowe hasło. Przez 72 godziny na tym koncie nie można podpisać umowy ani opublikować oferty.',
  'undo.button': 'Cofnij zmianę adresu',
  'undo.note': 'Link działa 72 godziny. Cofnięcie zmiany wylogowuje wszystkie urządzenia, a dotychczasowe hasło przestaje działać.',
  'restored.subject': 'Twój adres e-mail w Parterze jest znowu aktualny: ustaw nowe hasło',
  'restored.preheader': 'Cofnęliśmy zmianę adresu. Dotychczasowe hasło przestało działać.',
  'restored.text':
    'Cofnęliśmy zmianę adresu e-mail i wylogowaliśmy wszystkie urządzenia. Hasło mógł znać ktoś obcy, więc przestało działać. Ustaw nowe:',
  'restored.note': 'Link działa raz i jest ważny godzinę. Później poproś o nowy w oknie logowania: „Nie pamiętam hasła”.',
} as const satisfies Words;
