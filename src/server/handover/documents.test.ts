import { describe, expect, it } from 'vitest';
import { drawing, protocolDocument } from '../../../tests/factories/documents.ts';
import { pdfText } from '../../../tests/kit/pdf-text.ts';
import { drawProtocol } from './documents.ts';

describe('the drawn protocol', () => {
  it('shows the four tables, the statements, and who hands over to whom', async () => {
    const text = pdfText((await drawProtocol(protocolDocument(), drawing)).pdf);
    for (const part of [
      'Rysa na witrynie',
      'Odnowiony',
      'Lada',
      '90231177',
      '18422,5',
      'Drzwi wejściowe lokalu',
      'Wynajmujący usunie rysę',
      'Katarzyna Dąbek, pełnomocnik wskazany przez Najemcę',
      'Elżbieta Wrzesińska, osoba wskazana przez Wynajmującego',
      '27 listopada 2026 r., godz. 10:00',
      'b2b2b2b2',
      'podejście 1',
    ])
      expect(text).toContain(part);
  });

  it('says so when a table is empty', async () => {
    const data = {
      establishedPremiseCondition: [],
      establishedEquipmentState: [],
      localMeterReadings: [],
      transferredKeysAndDevices: [],
      additionalStatements: '',
    };
    const text = pdfText((await drawProtocol(protocolDocument({ data, reception: null, transfer: null }), drawing)).pdf);
    for (const part of [
      'Nie opisano pomieszczeń.',
      'Nie przekazano wyposażenia.',
      'Nie odczytano liczników.',
      'Nie przekazano kluczy',
      'Jan Gąsior, w imieniu Najemcy',
      'brak',
    ])
      expect(text).toContain(part);
  });
});
