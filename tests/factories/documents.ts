import type { PartyFacts } from '../../src/domain/companies/types.ts';
import type { ProtocolDocumentFacts } from '../../src/domain/handover/document.ts';
import type { InvoiceDocumentFacts } from '../../src/domain/invoices/document.ts';
import { grosze } from '../../src/domain/kit/money.ts';
import { day, instant } from '../../src/domain/kit/time.ts';
import type { LeaseDocumentFacts } from '../../src/domain/leases/document/facts.ts';
import type { OfferDocumentFacts, OperatorFacts } from '../../src/domain/offers/document.ts';
import type { DrawContext } from '../../src/server/kit/documents/sheet.ts';
import { reception, transfer } from './lease-facts.ts';
import { readyForm } from './offer-form.ts';

/** The operator of the tests. */
export const operator: OperatorFacts = {
  name: 'Parter Operator sp. z o.o.',
  nip: '1234563218',
  address: 'ul. Przykładowa 1',
  city: '00-001 Warszawa',
  account: '61109010140000071219812874',
  email: 'kontakt@parter.example',
};

/** The landlord: Nawrot Nieruchomości of Łódź. */
export const landlord: PartyFacts = {
  companyId: 'L',
  name: 'NAWROT NIERUCHOMOŚCI SP. Z O.O.',
  nip: '5265877635',
  regon: '492707333',
  krs: '0000006865',
  vatStatus: 'active',
  bankAccount: '27114020040000300201355387',
  address: { street: 'UL. NAWROT', houseNumber: '14', postalCode: '90-060', city: 'ŁÓDŹ', country: 'POLSKA' },
  signer: { uid: 'e', firstName: 'Elżbieta', lastName: 'Wrzesińska', email: 'e.wrzesinska@nawrot.example', capacity: 'board_member' },
};

/** The tenant: a bakery run by its owner. */
export const tenant: PartyFacts = {
  companyId: 'T',
  name: 'ZAKWAS PIEKARNIA JAN GĄSIOR',
  nip: '7342867148',
  regon: '123456785',
  krs: null,
  vatStatus: 'active',
  bankAccount: '61109010140000071219812874',
  address: { street: 'UL. PIOTRKOWSKA', houseNumber: '111/4', postalCode: '90-425', city: 'ŁÓDŹ', country: 'POLSKA' },
  signer: { uid: 'j', firstName: 'Jan', lastName: 'Gąsior', email: 'jan@zakwas.example', capacity: 'owner' },
};

/** Everything in test mode, as on a developer's machine. */
export const drawing: DrawContext = {
  lang: 'pl',
  now: instant('2026-11-20T12:00:00Z'),
  code: '7K2M-9XWQ-4RTB',
  baseUrl: 'https://parter.example',
  testMode: { selfMadeSeal: true, noTimestamp: true, noKsef: true },
};

/** A lease for twelve months with standard terms. */
export const leaseDocument = (changes: Partial<LeaseDocumentFacts> = {}): LeaseDocumentFacts => ({
  number: 'U/2026/0007',
  offer: {
    id: 'o',
    name: 'Lokal z witryną przy Nawrot',
    number: 'O/2026/0412',
    version: 1,
    documentCode: '5QWE-RT6Y-789A',
    documentSha256: 'a1b2c3d4'.repeat(8),
    signedAt: instant('2026-11-12T13:40:00Z'),
  },
  form: readyForm(),
  landlord,
  tenant,
  terms: {
    option: 'fixedshort',
    months: 12,
    start: day('2026-12-01'),
    end: day('2027-11-30'),
    rentNet: grosze(6_400_00),
    deposit: grosze(23_616_00),
  },
  escrow: { account: operator.account, kind: 'trust', bank: 'Bank Przykładowy S.A.', licence: null, reference: 'K7Q2M9XW' },
  fees: { landlordNet: grosze(3_200_00), tenantNet: grosze(1_600_00) },
  operator,
  preparedAt: instant('2026-11-20T11:58:00Z'),
  ...changes,
});

/** Version 1 of an offer. */
export const offerDocument = (changes: Partial<OfferDocumentFacts> = {}): OfferDocumentFacts => ({
  offerId: 'o',
  number: 'O/2026/0412',
  version: 1,
  form: readyForm(),
  landlord,
  photos: [{ position: 1, alt: 'Witryna od ulicy', sha256: 'f0'.repeat(32) }],
  operator,
  escrow: { account: operator.account, kind: 'trust', bank: 'Bank Przykładowy S.A.', licence: null },
  fees: { landlordNet: grosze(3_200_00), tenantNet: grosze(1_600_00) },
  preparedAt: instant('2026-11-12T13:30:00Z'),
  ...changes,
});

/** A protocol of the first round, drawn up by the landlord. */
export const protocolDocument = (changes: Partial<ProtocolDocumentFacts> = {}): ProtocolDocumentFacts => ({
  number: 'P/2026/0007',
  round: 1,
  lease: { number: 'U/2026/0007', documentCode: '7K2M-9XWQ-4RTB', documentSha256: 'b2'.repeat(32), signedAt: instant('2026-11-19T10:24:00Z') },
  form: readyForm(),
  landlord,
  tenant,
  reception,
  transfer,
  data: {
    establishedPremiseCondition: [
      {
        levelName: 'Parter',
        rooms: [
          { name: 'Sala sprzedaży', condition: 'used_good', comments: 'Rysa na witrynie, lewy dolny róg.' },
          { name: 'Zaplecze', condition: 'renovated', comments: 'Brak' },
        ],
      },
    ],
    establishedEquipmentState: [{ name: 'Lada', condition: 'used_moderate', quantity: 1 }],
    localMeterReadings: [
      { kind: 'electricity', name: 'Energia elektryczna', meterNumber: '90231177', reading: '18422,5', unit: 'kWh' },
      { kind: 'cold_water', name: 'Woda zimna', meterNumber: 'W-771', reading: '331', unit: 'm3' },
    ],
    transferredKeysAndDevices: [
      { name: 'Drzwi wejściowe lokalu', quantity: 3 },
      { name: 'Pilot do bramy garażowej', quantity: 1 },
    ],
    additionalStatements: 'Wynajmujący usunie rysę na witrynie do 15 grudnia 2026 r.',
  },
  submitter: { side: 'landlord', name: 'Elżbieta Wrzesińska', asReceiver: false },
  submittedAt: instant('2026-11-27T09:32:00Z'),
  operator,
  ...changes,
});

/** The operator's invoice for the landlord. */
export const invoiceDocument = (changes: Partial<InvoiceDocumentFacts> = {}): InvoiceDocumentFacts => ({
  kind: 'invoice_l',
  number: 'L 7/2026',
  issueDay: day('2026-11-27'),
  supplyDay: day('2026-11-27'),
  paymentDay: day('2026-12-11'),
  seller: {
    name: operator.name,
    nip: operator.nip,
    addressLine1: operator.address,
    addressLine2: operator.city,
    country: 'PL',
    account: operator.account,
    email: operator.email,
    register: { krs: '0000123456', court: 'Sąd Rejonowy dla m.st. Warszawy', regon: '123456785', capital: '50 000,00 zł' },
  },
  buyer: { name: landlord.name, nip: landlord.nip, addressLine1: 'UL. NAWROT 14', addressLine2: '90-060 ŁÓDŹ', country: 'PL' },
  net: grosze(4_800_00),
  vat: grosze(1_104_00),
  gross: grosze(5_904_00),
  vatStatus: 'active',
  lease: { number: 'U/2026/0007', offerName: 'Lokal z witryną przy Nawrot' },
  ksef: { at: 'off' },
  issuedAt: instant('2026-11-27T10:01:02Z'),
  ...changes,
});
