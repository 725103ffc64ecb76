import type { Words } from '../../kit/words.ts';

/** Clauses of the lease that stand in it only where the offer chooses them, in Polish. */
export const pl = {
  'lease.indexation.title': 'Waloryzacja czynszu',
  'lease.indexation.cpi':
    'Czynsz netto waloryzuje się raz w roku, od 1 {month}, o średnioroczny wskaźnik cen towarów i usług konsumpcyjnych ogółem za poprzedni rok kalendarzowy, ogłoszony przez Prezesa Głównego Urzędu Statystycznego.',
  'lease.indexation.hicp':
    'Czynsz netto waloryzuje się raz w roku, od 1 {month}, o średnioroczną zmianę zharmonizowanego wskaźnika cen konsumpcyjnych (HICP) strefy euro za poprzedni rok kalendarzowy, ogłoszoną przez Eurostat.',
  'lease.indexation.upwards': 'Waloryzacja następuje tylko wtedy, gdy wskaźnik oznacza wzrost cen.',
  'lease.indexation.capped': 'Waloryzacja następuje tylko wtedy, gdy wskaźnik oznacza wzrost cen, i podwyższa czynsz najwyżej o {cap}% rocznie.',
  'lease.indexation.how':
    'Wynajmujący zawiadamia Najemcę o nowym czynszu, podając wskaźnik i obliczenie. Jeżeli wskaźnik zostanie ogłoszony po dniu waloryzacji, różnicę za ten czas Najemca dopłaca z najbliższym czynszem.',
  'lease.indexation.firstYear': 'Pierwsza waloryzacja następuje w roku kalendarzowym po roku wydania Lokalu.',
  'lease.serviceCharge.title': 'Opłata eksploatacyjna',
  'lease.serviceCharge.covers': 'Oprócz czynszu Najemca ponosi opłatę eksploatacyjną, która pokrywa: {items}.',
  'lease.serviceCharge.coversCommon':
    'Oprócz czynszu Najemca ponosi opłatę eksploatacyjną, która pokrywa koszty utrzymania części wspólnych budynku.',
  'lease.serviceCharge.share':
    'Najemca ponosi te koszty w takiej części, w jakiej powierzchnia użytkowa Lokalu pozostaje do powierzchni użytkowej wszystkich lokali, których one dotyczą.',
  'lease.serviceCharge.advance':
    'Na poczet opłaty Najemca płaci co miesiąc, w terminie płatności czynszu, zaliczkę {net} netto, czyli {gross} brutto.',
  'lease.serviceCharge.settlement':
    'Wynajmujący rozlicza opłatę za każdy rok kalendarzowy do końca {month} następnego roku. Dopłatę lub zwrot Strony regulują w ciągu {n} dni od rozliczenia.',
  'lease.serviceCharge.documents':
    'W tym czasie Najemca może obejrzeć faktury i obliczenie. Opłata nie obejmuje kosztów, które ustawa lub Umowa nakłada na Wynajmującego.',
  'lease.month.january': 'stycznia',
  'lease.month.february': 'lutego',
  'lease.month.march': 'marca',
  'lease.month.april': 'kwietnia',
  'lease.month.may': 'maja',
  'lease.month.june': 'czerwca',
  'lease.month.july': 'lipca',
  'lease.month.august': 'sierpnia',
  'lease.month.september': 'września',
  'lease.month.october': 'października',
  'lease.month.november': 'listopada',
  'lease.month.december': 'grudnia',
  'lease.enforcement.title': 'Poddanie się egzekucji',
  'lease.enforcement.duty': 'W ciągu {n} dni od zawarcia Umowy Najemca złoży w formie aktu notarialnego oświadczenie, w którym podda się egzekucji:',
  'lease.enforcement.money':
    'co do zapłaty należności z Umowy do kwoty {sum} (słownie: {sumWords}; art. 777 § 1 pkt 5 Kodeksu postępowania cywilnego);',
  'lease.enforcement.premises': 'co do wydania Lokalu po zakończeniu najmu (art. 777 § 1 pkt 4 Kodeksu postępowania cywilnego).',
  'lease.enforcement.until': 'Wynajmujący może wystąpić o nadanie aktowi klauzuli wykonalności w ciągu {n} miesięcy od zakończenia najmu.',
  'lease.enforcement.cost':
    'Koszt aktu ponosi Najemca. Wypis aktu przekazuje Wynajmującemu najpóźniej przy wydaniu Lokalu, a jeżeli termin na jego sporządzenie jeszcze nie upłynął, w tym terminie.',
} as const satisfies Words;
