import type { Words } from '../../kit/words.ts';

/** How a lease comes about, and what a binding offer is; the way there from the landing page. */
export const pl = {
  title: 'Cztery kroki, bez gwiazdek',
  '1.title': 'Wybierz lokal',
  '1.text': 'Zdjęcia, opis i mapę widzi każdy. Cenę, opłaty i warunki najmu zobaczysz po zalogowaniu.',
  '1.cost': '0 zł',
  '1.note': 'konto jest bezpłatne',
  '2.title': 'Potwierdź siebie i firmę',
  '2.text': 'Robisz to raz: potwierdzasz tożsamość i podajesz NIP firmy. Bez tego nie da się podpisać umowy.',
  '2.cost': '0 zł',
  '2.note': 'potwierdzasz tylko raz',
  '3.title': 'Zarezerwuj na 24 h',
  '3.text': 'Lokal czeka tylko na Twoją firmę. Wynajmujący nie może się wycofać, Ty możesz w każdej chwili.',
  '3.cost': '0 zł',
  '3.note': 'bez zobowiązania',
  '4.title': 'Podpisz i wpłać kaucję',
  '4.text':
    'Podpisujesz kodem z e-maila. Umowa na czas oznaczony powyżej 12 miesięcy wymaga potem jeszcze formy pisemnej: podpisu kwalifikowanego albo własnoręcznego każdej ze stron. Kaucję wynajmujący dostaje dopiero po odbiorze lokalu.',
  '4.cost': 'kaucja i opłata',
  '4.note': 'kaucja w 3 dni robocze, opłata serwisowa po protokole; obie kwoty stoją w ofercie',
  'oath.title': 'Oferta wiążąca, czyli co?',
  'oath.text':
    'Wynajmujący składa ofertę w rozumieniu art. 66 Kodeksu cywilnego. Do dnia w niej podanego nie może jej odwołać. Gdy ją przyjmiesz, umowa jest zawarta.',
  'oath.who': 'Kto podpisał',
  'oath.who.is': 'sprawdzona osoba i firma',
  'oath.fixed': 'Co jest stałe',
  'oath.fixed.is': 'cena, opłaty, kaucja, terminy',
  'oath.first': 'Kto pierwszy',
  'oath.first.is': 'jedna rezerwacja naraz',
  'oath.proof': 'Dowód',
  'oath.proof.is': 'PDF z pieczęcią i kodem',
  'oath.note': 'Nie jesteś pewien? Zarezerwuj i przeczytaj umowę. Rezerwacja do niczego nie zobowiązuje.',
  'way.title': 'Jak to wygląda od środka',
  'way.text': 'Drogę od oferty do kluczy opisaliśmy niżej, krok po kroku i z kosztami.',
  'way.act': 'Przejdź do czterech kroków',
} as const satisfies Words;
