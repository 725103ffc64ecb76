import { describe, expect, it } from 'vitest';
import { drawing, landlord, offerDocument } from '../../../tests/factories/documents.ts';
import { readyForm } from '../../../tests/factories/offer-form.ts';
import { pdfText } from '../../../tests/kit/pdf-text.ts';
import { drawOffer, drawProject } from './documents.ts';

describe('the drawn announcement of a sale', () => {
  const given = offerDocument({ form: readyForm({ offerType: 'sell' }) });

  it('is titled for itself, names one price, binds nobody, and holds no lease, deposit or fee', async () => {
    const text = pdfText((await drawOffer(given, drawing)).pdf);
    for (const part of ['Ogłoszenie sprzedaży lokalu', 'Cena za całość', 'nie jest ofertą w rozumieniu art. 66', 'art. 71', 'są prawdziwe']) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/Oferta najmu|czynsz|Wynajmujący|najemc|Kaucja|wynagrodzeni/i);
    expect(pdfText((await drawProject(given, drawing)).pdf)).toContain('Projekt ogłoszenia sprzedaży');
  });
});

describe('the drawn offer', () => {
  it('states the essential terms, its binding force and how it may be accepted', async () => {
    const text = pdfText((await drawOffer(offerDocument(), drawing)).pdf);
    for (const part of [
      'Oferta O/2026/0412, wersja 1',
      'art. 66 Kodeksu cywilnego',
      '6 400,00 zł',
      '7 872,00 zł',
      'WA4M/00123456/4',
      '31 grudnia 2026 r., godz. 23:59',
      'nie może być wcześniej odwołana',
      'mając ważną rezerwację',
      'Rezerwacja trwa 24 godziny',
      'na sumę co najmniej 50 000,00 zł',
      'Wyłącza się stosowanie art. 66¹ § 1–3 i art. 68¹',
      'Przyjęcie oferty oznacza zawarcie umowy o treści Załącznika 2',
      'Treść umowy najmu',
      'czas oznaczony, 36 miesięcy',
      'Opłata Wynajmującego wynosi 3 200,00 zł netto + 736,00 zł VAT = 3 936,00 zł brutto',
      'Opłata Najemcy wynosi 1 600,00 zł netto + 368,00 zł VAT = 1 968,00 zł brutto',
      'nie pośredniczy w obrocie nieruchomościami',
      'Zasady przechowania kaucji',
      'rachunkiem powierniczym, który prowadzi Bank Przykładowy S.A. (art. 59 Prawa bankowego)',
      'jej warunki odpowiadają jego woli',
      '27 1140 2004 0000 3002 0135 5387',
      'f0f0f0f0',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/ O R E J /);
  });

  it('prints own terms in place of the standard ones, and an exempt landlord without VAT', async () => {
    const form = readyForm({ ownTerms: { selected: true, terms: 'Pierwszy akapit.\n\nDrugi akapit.' } });
    const text = pdfText((await drawOffer(offerDocument({ form, landlord: { ...landlord, vatStatus: 'exempt' } }), drawing)).pdf);
    expect(text).toContain('Drugi akapit.');
    expect(text).toContain('zwolnienie');
    expect(text).not.toContain('50 000,00 zł');
    expect(text).not.toContain('Podatek VAT 23%');
    // One rule for what comes first, in the offer's own paragraph and in the text of the lease.
    expect(text.match(/W razie sprzeczności warunków własnych z pozostałą treścią Umowy pierwszeństwo ma pozostała treść Umowy/g)).toHaveLength(2);
  });

  it('is drawn in English as a reading version', async () => {
    expect(pdfText((await drawOffer(offerDocument(), { ...drawing, lang: 'en' })).pdf)).toContain('the Polish text is binding');
  });
});

describe('the project', () => {
  it('has a watermark, says that it binds nobody, and has no signature', async () => {
    const text = pdfText((await drawProject(offerDocument({ number: null, version: null }), drawing)).pdf);
    // The slanted letters of the watermark come out one by one, from the bottom up.
    expect(text).toMatch(/ O R E J /);
    expect(text).toContain('Projekt nie jest ofertą i nikogo nie wiąże.');
    expect(text).not.toContain('według karty dowodowej');
  });

  it('is drawn of a form with little in it', async () => {
    expect((await drawProject(offerDocument({ form: { name: 'Pusty' }, photos: [] }), drawing)).pages).toBeGreaterThan(0);
  });
});
