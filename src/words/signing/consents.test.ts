import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { consentsOf } from '../../domain/signing/rules.ts';
import { consentSentence, consentWords } from './consents.ts';

/**
 * What every version says, by the beginning of its SHA-256. People signed under these sentences: a row is never changed. A sentence that
 * changes gets a new version in `consentsOf` and a new row here.
 */
const versions: Readonly<Record<string, { readonly pl: string; readonly en: string }>> = {
  'offer.terms 2026-11-22': { pl: '1bd656688d72991f', en: '5caf99264346571e' },
  'offer.electronic_signature 2026-11-22': { pl: 'b94fee9d4313a212', en: 'f51271059c293462' },
  'announcement.terms 2026-11-22': { pl: '57a4f4ffd5fd28dc', en: '401efef9cde7de59' },
  'announcement.electronic_signature 2026-11-22': { pl: 'e853dadf2bba9348', en: '35e21852922a6797' },
  'lease.terms 2026-11-22': { pl: 'cd2d7d10f29bf110', en: '226b685cc4d8df06' },
  'lease.electronic_signature 2026-11-22': { pl: '2920af025b14dbdb', en: 'ebda8238c4df12a6' },
  'offer.deposit_terms 2026-11-22': { pl: '5ecb901915fe7189', en: '69b408944a5d50fe' },
  'lease.deposit_terms 2026-11-22': { pl: 'cfa9992f90675a9e', en: '552ecba2ad8400fb' },
  'protocol.electronic_signature 2026-11-22': { pl: '72ad183c95573d1d', en: 'd79228dc0ac51b7f' },
  'protocol_return.electronic_signature 2026-11-22': { pl: 'e0f18a9c3694756c', en: '9a33add6886977ec' },
  'rejection.withdrawal 2026-11-22': { pl: '5239335cd7223c57', en: '4ca476d054619a9c' },
  'rejection.electronic_signature 2026-11-22': { pl: '5d7aeb594c6eec51', en: '13794616bbe47d96' },
  'statement.electronic_signature 2026-11-22': { pl: '5d7aeb594c6eec51', en: '8b04bbbb2bd2a49e' },
  'unpaid_end.withdrawal 2026-11-22': { pl: '5c5f4ca26fc1f1d3', en: 'a1767f2bb5d3f729' },
  'unpaid_end.electronic_signature 2026-11-22': { pl: '5d7aeb594c6eec51', en: '13794616bbe47d96' },
  'agency.terms 2026-11-22': { pl: '1cf05523fc061033', en: '668c1d66aa74e658' },
  'agency.electronic_signature 2026-11-22': { pl: 'b590c5c3938fa0d1', en: '86dd0bafc6c98c52' },
  'agency_accept.terms 2026-11-22': { pl: 'a1cda34337b4eb74', en: 'afd822a9005a1201' },
  'agency_accept.power 2026-11-22': { pl: 'b142521337d43f87', en: '79744d7c94fb6190' },
  'agency_accept.electronic_signature 2026-11-22': { pl: '4a85d36e932e13df', en: 'eb9ee97b2688cd76' },
  'agency_revoke.revocation 2026-11-22': { pl: 'a3650e80db3fc2a8', en: '861bab319d17f36e' },
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
const needed = Object.entries(consentsOf).flatMap(([purpose, keys]) => Object.entries(keys).map(([key, version]) => ({ purpose, key, version })));

describe('the declarations of a signing', () => {
  it.each(needed)('$purpose.$key of $version says what that version says', ({ purpose, key, version }) => {
    const now = { pl: hashOf(consentSentence('pl', purpose, key)), en: hashOf(consentSentence('en', purpose, key)) };
    expect(now).toEqual(versions[`${purpose}.${key} ${version}`]);
  });

  it('are those that the acts need, no others', () => {
    expect(Object.keys(consentWords.pl).sort()).toEqual(needed.map(({ purpose, key }) => `${purpose}.${key}`).sort());
  });
});
