import { newProtocol } from '../../../src/domain/handover/rules/content.ts';
import type { ProtocolData } from '../../../src/domain/handover/types.ts';
import type { Level } from '../../../src/domain/offers/types.ts';
import { dictionaryWords } from '../../../src/words/kit/dictionaries.ts';

const readings: Readonly<Record<string, readonly [meterNumber: string, reading: string]>> = {
  electricity: ['EN-4410287', '18342,7'],
  cold_water: ['W-0093311', '211,4'],
  hot_water: ['W-0093312', '86,2'],
  gas: ['', ''],
  heat: ['', ''],
  other: ['', ''],
};
const comments = ['Ściany po malowaniu, bez śladów.', 'Rysa na posadzce przy wejściu, ok. 20 cm.', '', 'Jedna lampa do wymiany.'];

/** A handover protocol as a careful landlord fills it, from the offer's own levels and rooms. */
export function protocolOf(levels: readonly Level[]): ProtocolData {
  const empty = newProtocol(levels, {
    level: (level, index) => level.levelName ?? `Poziom ${index + 1}`,
    room: (kind, index) => (kind === undefined ? `Pomieszczenie ${index + 1}` : dictionaryWords.pl[`roomKind.${kind}`]),
    meter: (kind) => dictionaryWords.pl[`meter.${kind}`],
    key: (key) => dictionaryWords.pl[`key.${key}`],
  });
  return {
    ...empty,
    establishedPremiseCondition: empty.establishedPremiseCondition.map((level) => ({
      ...level,
      rooms: level.rooms.map((room, index) => ({ ...room, comments: comments[index % comments.length] ?? '' })),
    })),
    establishedEquipmentState: [
      { name: 'Gaśnica proszkowa 6 kg', condition: 'used_good', quantity: 2 },
      { name: 'Klimatyzator ścienny', condition: 'used_good', quantity: 1 },
    ],
    localMeterReadings: empty.localMeterReadings.map((meter) => {
      const [meterNumber, reading] = readings[meter.kind] ?? ['', ''];
      return { ...meter, meterNumber, reading };
    }),
    transferredKeysAndDevices: empty.transferredKeysAndDevices.map((key, index) => ({ ...key, quantity: index === 3 ? 1 : 2 })),
    additionalStatements: 'Strony obejrzały lokal razem. Wynajmujący wymieni lampę na zapleczu do końca miesiąca.',
  };
}
