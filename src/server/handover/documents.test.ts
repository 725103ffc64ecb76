import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { drawing, protocolDocument } from '../../../tests/factories/documents.ts';
import type { Drawn } from '../kit/documents/sheet.ts';
import { drawProtocol } from './documents.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'protocol-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
});

const textOf = ({ pdf }: Drawn): string => {
  const file = path.join(folder, 'document.pdf');
  writeFileSync(file, pdf);
  return execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }).replace(/[\s\u00a0]+/g, ' ');
};

describe('the drawn protocol', () => {
  it('shows the four tables, the statements, and who hands over to whom', async () => {
    const text = textOf(await drawProtocol(protocolDocument(), drawing));
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
    const text = textOf(await drawProtocol(protocolDocument({ data, reception: null, transfer: null }), drawing));
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
