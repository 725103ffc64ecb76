import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/documents.ts';

/** The drawn handover protocol, in English. */
export const en = {
  'protocolDoc.title': 'Handover protocol',
  'protocolDoc.lead': 'no. {number}, under lease {lease} of {signed}, round {round}. Reading version; the Polish text is binding',
  'protocolDoc.label': 'Protocol {number}, round {round}',
  'protocolDoc.meeting': 'Handover',
  'protocolDoc.premises': 'Premises',
  'protocolDoc.lease': 'Lease',
  'protocolDoc.leaseText': '{number}, document code {code}, SHA-256 {hash}',
  'protocolDoc.time': 'Agreed time',
  'protocolDoc.timeText': '{day}, {hour}',
  'protocolDoc.handsOver': 'Handed over by',
  'protocolDoc.receives': 'Received by',
  'protocolDoc.asLandlord': '{name}, for the Landlord',
  'protocolDoc.asTenant': '{name}, for the Tenant',
  'protocolDoc.asProxy': '{name}, proxy appointed by the Tenant',
  'protocolDoc.appointed': '{name}, person named by the Landlord',
  'protocolDoc.drawnUp': 'Drawn up by',
  'protocolDoc.drawnUpText': '{name} ({side}), {moment}',
  'protocolDoc.noRooms': 'No rooms were described.',
  'protocolDoc.noEquipment': 'No equipment was handed over.',
  'protocolDoc.noMeters': 'No meters were read.',
  'protocolDoc.noKeys': 'No keys or devices were handed over.',
  'protocolDoc.effect.title': 'Effects of the protocol',
  'protocolDoc.effect.state':
    'The protocol states the condition of the premises at the handover. On returning them after the lease the Tenant is not liable for the defects and wear described above nor for wear from proper use (art. 675 of the Civil Code).',
  'protocolDoc.effect.moment':
    'The Party that drew the protocol up signs it first, then the other Party, each with a code sent by e-mail. It is signed at the moment of the second signature. The evidence page names who signed when and in what capacity.',
  'protocolDoc.effect.deposit':
    'The signing of the protocol by both Parties entitles the operator of the service to pay the deposit out to the Landlord within {n} business days; the service fees stated in the lease become due at that moment.',
  'protocolDoc.signatures': 'Signatures',
  'protocolDoc.signed': 'signature by one-time code, see the evidence page',
  'protocolDoc.proxy': 'proxy named by the Tenant',
  'protocolDoc.other': 'signed by the person named on the evidence page',
} as const satisfies WordsLike<typeof pl>;
