import type { Words } from '../../kit/words.ts';

/** E-mails to prospects. They are sent in Polish. */
export const pl = {
  'website.subject': 'Parter: lokale użytkowe do wynajęcia',
  'website.preheader': '{caller} przesyła adres serwisu',
  'website.heading': 'Parter: najem lokali użytkowych',
  'website.button': 'Otwórz Partera',
  'offer.subject': 'Oferta z Partera: {name}',
  'offer.preheader': '{caller} przesyła ofertę lokalu',
  'offer.heading': '{name}',
  'offer.text': '{caller} przesyła Ci ofertę najmu z Partera.',
  'offer.button': 'Zobacz ofertę',
  'row.place': 'Miejsce',
  'row.area': 'Powierzchnia',
  'basis.call': 'Piszemy, bo {day} ktoś pod tym adresem zgodził się na to w rozmowie.',
  'basis.form': 'Piszemy, bo {day} ktoś pod tym adresem zgodził się na to w formularzu.',
  'basis.inquiry': 'Piszemy, bo {day} ktoś spod tego adresu zapytał o lokal.',
  privacy:
    'Twój adres, zgodę i to, czy link został otwarty, przechowujemy {months} miesięcy na dowód zgody. Wypis na dole działa od razu i bez logowania.',
} as const satisfies Words;
