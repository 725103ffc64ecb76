import { day } from '../../src/domain/kit/time.ts';
import { grosze } from '../../src/domain/kit/money.ts';
import type { OfferForm } from '../../src/domain/offers/types.ts';

/** A complete add-offer form, ready to be published on 20 November 2026: a shop of 120.5 m² with three rooms on two floors. */
export const readyForm = (changes: OfferForm = {}): OfferForm => ({
  name: 'Lokal z witryną przy Nawrot',
  description: 'Narożny lokal na parterze kamienicy, dwie witryny, zaplecze w piwnicy.',
  offerType: 'rent',
  legalMainUse: 'retail',
  legalWarehouseUseAccepted: ['retail_sale', 'services'],
  legalWarehouseUseOfficial: ['retail_sale'],
  landAndMortgageRegisterNumber: 'WA4M/00123456/4',
  price: grosze(6_400_00),
  priceCurrency: 'PLN',
  availability: day('2026-12-01'),
  offerValidTo: day('2026-12-31'),
  unitReceiptDeadline: 7,
  geoMarker: { lat: 51.7642, lng: 19.4631 },
  address: {
    inputText: 'Nawrot 14, Łódź', country: 'PL', province: 'lodzkie', county: 'Łódź', district: 'Śródmieście', estate: 'Katedralna', city: 'Łódź', street: 'Nawrot', houseNumber: '14',
    postCode: '90-060', plotNumber: '12/3', ownershipType: 'ownership',
  },
  areaDetails: {
    surface: 120.5, totalSurface: 130, landArea: 400, publicTransportDistance: 150, buildingType: 'tenement', constructionMaterial: ['masonry'], thermalInsulation: ['wool'],
    constructionCompletionYear: 1903, drive: ['paving_blocks'], surroundings: ['city_centre'],
    levels: [
      { levelNumber: 0, levelName: 'Parter', surface: 90, height: 380, numberOfStaircases: 1, rooms: [{ kind: 'sales_floor', group: 'commercialAndServiceRooms', surface: 70.2 }, { kind: 'showroom', group: 'commercialAndServiceRooms', surface: 19.8 }] },
      { levelNumber: -1, levelName: 'Piwnica', surface: 40, height: 240, numberOfStaircases: 1, rooms: [{ kind: 'stock_room', group: 'commercialAndServiceRooms', surface: 30.5 }] },
    ],
  },
  parkingDetails: { parkingSurface: 0, totalParkingSurface: 0, parkingLotsAvailable: 0 },
  mediaDetails: { powerAllocation: 16, energyCategory: 'none' },
  leaseAgreement: {
    infinite: true, leaseNoticePeriod: 3, fixedshort: true, fixedshortMonths: 12, fixedlong: true, fixedlongMonths: 36, deposit: grosze(23_616_00), payDay: 10, firstPaymentDay: 7,
    nonRentFees: 'lump_sum', lumpSum: grosze(12_00),
  },
  ownTerms: { selected: false },
  counteroffer: { selected: true },
  summary: { summary1: true, summary2: true, summary3: true, summary4: true },
  ...changes,
});
