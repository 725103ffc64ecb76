import type { Words } from '../../kit/words.ts';

/** Signing with an e-mailed code: the lease, and what the protocol shares with it. */
export const pl = {
  'page.title': 'Podpisz umowę najmu',
  'page.later': 'Wróć później',
  'page.notYours': 'Ten odnośnik jest dla innej osoby. Otwórz go na koncie, na które przyszedł e-mail.',
  'bind.lease.form':
    'Umowa na ponad 12 miesięcy wymaga jeszcze formy pisemnej: podpisów kwalifikowanych albo własnoręcznych obu stron. Dopóki jej nie ma, działa jak zawarta na czas nieoznaczony, z wypowiedzeniem na trzy miesiące naprzód na koniec miesiąca kalendarzowego.',
  'bind.lease':
    'Podpis zawiera w imieniu firmy {company} umowę najmu, która od tej chwili wiąże obie strony. Do {due} trzeba wpłacić kaucję {deposit}.',
  'step.read': 'Przeczytaj umowę',
  'step.read.text': '{pages} · skrót {hash}, ten sam co w e-mailu z kodem',
  'step.consents': 'Oświadczenia',
  'consents.missing': 'Zaznacz to oświadczenie, aby podpisać.',
  'step.code': 'Kod z e-maila',
  'code.text': 'Wyślemy kod na adres {email}. W e-mailu sprawdzisz nazwę dokumentu, kwotę i skrót.',
  'code.textPlain': 'Wyślemy kod na Twój adres e-mail. W wiadomości sprawdzisz nazwę dokumentu, kwotę i skrót.',
  'code.send': 'Wyślij kod',
  'code.sending': 'Wysyłam…',
  'code.sent': 'Wysłaliśmy go na {email}. Ważny do {until}.',
  'code.label': 'Kod, 6 cyfr',
  'code.missing': 'Wpisz sześć cyfr z e-maila.',
  'code.first': 'Najpierw poproś o kod.',
  'code.again': 'Wyślij nowy kod',
  'code.wait': 'Nowy kod możesz wysłać za {time}',
  'sign.lease': 'Podpisz umowę najmu',
  'first.first.title': 'Twój podpis jest złożony. Czeka: {awaits}',
  'first.first':
    'Drugi podpis można złożyć do {until}; e-mail już wysłaliśmy. Do tego czasu dokument nikogo nie wiąże, a zmiana dokumentu unieważnia Twój podpis.',
  'first.second.title': 'Pierwszy podpis: {by}. Brakuje Twojego',
  'first.second': 'Podpisz ten sam dokument do {until}. Zacznie wiązać z Twoim podpisem; bez niego pierwszy podpis przepadnie.',
  'first.other.title': 'Ten dokument podpisują: {by} i {awaits}',
  'first.other': 'Pierwszy podpis jest złożony. Do {until} czekamy na drugi: {awaits}. Nikt inny nie może teraz podpisać tego dokumentu.',
  'sign.busy': 'Podpisuję…',
  'sign.lease.after': 'Powstanie dokument „Umowa najmu {number}” (PDF z pieczęcią). Wyślemy go Tobie i wynajmującemu.',
  left: 'Rezerwacja kończy się za',
  open: 'Otwórz dokument ({pages})',
  pages: { one: '{n} strona', few: '{n} strony', many: '{n} stron', other: '{n} strony' },
  document: 'Umowa najmu {number}',
} as const satisfies Words;
