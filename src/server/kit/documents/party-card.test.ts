import { describe, expect, it } from 'vitest';
import { landlord, tenant } from '../../../../tests/factories/documents.ts';
import { type CardFacts, partyCard, signingPersons } from './party-card.ts';

const linesOf = (changes: Partial<CardFacts>): string =>
  partyCard('pl', 'Wynajmujący', { ...landlord, ...changes })
    .lines.join('\n')
    .replaceAll(/[\uE000\uE001]/g, '')
    .replaceAll('\u00a0', ' ');
const signer = { ...landlord.signer, firstName: 'Piotr', lastName: 'Sowiński', email: 'piotr@x.example' };
const cosigner = { ...landlord.signer, firstName: 'Zuzanna', lastName: 'Inna', email: 'zuzanna@x.example', capacity: 'joint_proxy' as const };

describe('a party in a document', () => {
  it.each<[string, Partial<CardFacts>, string]>([
    ['a company with a board', { legalForm: 'limited_company', signer }, 'Reprezentacja: Piotr Sowiński, członek zarządu'],
    ['an attorney', { legalForm: 'joint_stock', signer: { ...signer, capacity: 'attorney' } }, 'Reprezentacja: Piotr Sowiński, pełnomocnik'],
    [
      'a limited partnership through its general partner',
      {
        legalForm: 'limited_partnership',
        generalPartner: { name: 'MOKOTOWSKA SP. Z O.O.', krs: '0000012345' },
        signer: { ...signer, capacity: 'general_partner' },
      },
      'Reprezentacja: komplementariusz MOKOTOWSKA SP. Z O.O. (KRS 0000012345), w którego imieniu działa Piotr Sowiński',
    ],
    [
      'a general partner who is a natural person',
      { legalForm: 'limited_partnership', generalPartner: null, signer: { ...signer, capacity: 'general_partner' } },
      'Reprezentacja: Piotr Sowiński, komplementariusz',
    ],
    [
      'a proxy of a limited partnership',
      { legalForm: 'limited_partnership', generalPartner: { name: 'G SP. Z O.O.', krs: '0000012345' }, signer: { ...signer, capacity: 'proxy' } },
      'Reprezentacja: Piotr Sowiński, prokurent samoistny',
    ],
    [
      'a civil partnership by its partners',
      {
        legalForm: 'civil_partnership',
        partners: [
          { name: 'Jan Kowal', nip: '5265877635' },
          { name: 'Anna Kowal', nip: '7342867148' },
        ],
        signer: { ...signer, capacity: 'partner' },
      },
      'Wspólnicy spółki cywilnej, będący łącznie Stroną: Jan Kowal (NIP 5265877635); Anna Kowal (NIP 7342867148)',
    ],
    [
      'a sole trader',
      { legalForm: 'sole_trader', signer: { ...signer, capacity: 'owner' } },
      'jednoosobowa działalność gospodarcza\nDziała osobiście: Piotr Sowiński',
    ],
    [
      'a joint rule by both signers',
      { legalForm: 'limited_company', signer, cosigner },
      'Reprezentacja: Piotr Sowiński, członek zarządu oraz Zuzanna Inna, prokurent łączny\nReprezentacja łączna: oba podpisy pod tym samym dokumentem\nE-mail: piotr@x.example, zuzanna@x.example',
    ],
  ])('is worded by its legal form: %s', (_, changes, expected) => {
    expect(linesOf(changes)).toContain(expected);
  });

  it('frozen before legal forms were kept says what it said', () => {
    expect(linesOf({})).toContain('Reprezentacja: Elżbieta Wrzesińska, członek zarządu');
    expect(partyCard('pl', 'Najemca', tenant).lines.join('\n')).not.toContain('jednoosobowa');
  });

  it('has a box for each signer', () => {
    expect(signingPersons('pl', { ...landlord, signer, cosigner }).map(({ name }) => name)).toEqual(['Piotr Sowiński', 'Zuzanna Inna']);
  });
});
