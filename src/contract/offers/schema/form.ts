import { z } from 'zod';
import {
  accessibilities,
  buildingTypes,
  constructionMaterials,
  drives,
  energyClasses,
  heatings,
  nonRentFees,
  officeEquipment,
  otherRooms,
  ownershipTypes,
  premisesUses,
  roomGroups,
  roomKinds,
  sewerages,
  surroundings,
  thermalInsulations,
  toiletsLocations,
  warehouseEquipment,
  waterSupplies,
} from '../../../domain/kit/dictionaries.ts';
import { mainUses, provinces } from '../../../domain/kit/provinces.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';
import { day, grosze } from '../../kit/shapes.ts';

const flag = z.boolean().optional();
const number = z.number().finite().min(-1e9).max(1e9).optional();
const text = (max: number) => z.string().max(max).optional();
const many = <const T extends readonly [string, ...string[]]>(values: T) => z.array(z.enum(values)).max(values.length).optional();

const room = z.object({ group: z.enum(roomGroups).optional(), kind: z.enum(roomKinds).optional(), surface: number, windows: number });

const level = z.object({
  levelNumber: number,
  levelName: text(60),
  surface: number,
  height: number,
  numberOfStaircases: number,
  accessibility: many(accessibilities),
  toiletsLocation: z.enum(toiletsLocations).optional(),
  otherRooms: many(otherRooms),
  otherRoomsDetails: text(400),
  lift: flag,
  liftCapacityKg: number,
  rooms: z.array(room).max(200).optional(),
});

const address = z.object({
  inputText: text(300),
  country: z.literal('PL').optional(),
  province: z.enum(provinces).optional(),
  county: text(100),
  district: text(100),
  estate: text(100),
  city: text(100),
  street: text(150),
  houseNumber: text(30),
  postCode: text(10),
  plotNumber: text(60),
  ownershipType: z.enum(ownershipTypes).optional(),
});

const areaDetails = z.object({
  surface: number,
  totalSurface: number,
  landArea: number,
  publicTransportDistance: number,
  buildingType: z.enum(buildingTypes).optional(),
  constructionMaterial: many(constructionMaterials),
  thermalInsulation: many(thermalInsulations),
  constructionCompletionYear: number,
  drive: many(drives),
  surroundings: many(surroundings),
  levels: z.array(level).max(60).optional(),
});

const mediaDetails = z.object({
  powerAllocation: number,
  energyCategory: z.enum(energyClasses).optional(),
  energyIndices: z.object({ eu: number, ep: number, ek: number, renewableShare: number, co2: number }).optional(),
  airConditioning: flag,
  gravityVentilation: flag,
  heatRecovery: flag,
  transformerIn: flag,
  doublePowerLines: flag,
  water: z.enum(waterSupplies).optional(),
  gas: flag,
  sewerage: z.enum(sewerages).optional(),
  heating: z.enum(heatings).optional(),
  fiber: flag,
  lan: flag,
  phoneLine: flag,
});

const relatedDetails = z.object({
  gates: z
    .array(z.object({ width: number, height: number }))
    .max(100)
    .optional(),
  warehouseEquipment: many(warehouseEquipment),
  hallHeight: number,
  columnsGridStructure: z.object({ x: number, y: number }).optional(),
  crane: flag,
  carRamp: flag,
  warehouseHandling: flag,
  highBayRacking: flag,
  forklift: flag,
  mechanicalVentilation: flag,
  groundLevelWarehouse: flag,
  windowOpenings: flag,
  dustFreeFloor: flag,
  tirHallEntrance: flag,
  railRamp: flag,
  naturalVentilation: flag,
  raisedFloors: flag,
  raisedCeilings: flag,
  alarm: flag,
  monitoring: flag,
  openingWindows: flag,
  officeEquipment: many(officeEquipment),
  anyArrangement: flag,
  independentVentilationChannel: flag,
  numberOfEntries: number,
});

const leaseAgreement = z.object({
  infinite: flag,
  leaseNoticePeriod: number,
  fixedshort: flag,
  fixedshortMonths: number,
  fixedlong: flag,
  fixedlongMonths: number,
  deposit: grosze.optional(),
  payDay: z.union([z.number(), z.literal('last')]).optional(),
  firstPaymentDay: number,
  nonRentFees: z.enum(nonRentFees).optional(),
  lumpSum: grosze.optional(),
  averageMonthlyCostsAnnualized: grosze.optional(),
  averageMonthlyCostsAnnualizedKnown: flag,
});

/** The add-offer form as saved: shape only; every rule with its field code is `domain/offers/rules`. Limits here only bound the size. */
export const offerForm = z.object({
  name: text(120),
  description: text(2000),
  offerType: z.enum(['rent', 'sell']).optional(),
  legalMainUse: z.enum(mainUses).optional(),
  legalWarehouseUseAccepted: many(premisesUses),
  legalWarehouseUseOfficial: many(premisesUses),
  landAndMortgageRegisterNumber: text(30),
  price: grosze.optional(),
  priceCurrency: z.literal('PLN').optional(),
  availability: day.optional(),
  availabilityTo: day.optional(),
  offerValidTo: day.optional(),
  unitReceiptDeadline: number,
  placeId: text(60),
  geoMarker: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
  address: address.optional(),
  areaDetails: areaDetails.optional(),
  parkingDetails: z.object({ parkingSurface: number, totalParkingSurface: number, parkingLotsAvailable: number, guardedParking: flag }).optional(),
  mediaDetails: mediaDetails.optional(),
  relatedDetails: relatedDetails.optional(),
  leaseAgreement: leaseAgreement.optional(),
  ownTerms: z.object({ selected: flag, terms: text(20_000) }).optional(),
  counteroffer: z.object({ selected: flag }).optional(),
  subleaseAgreement: flag,
  summary: z.object({ summary1: flag, summary2: flag, summary3: flag, summary4: flag }).optional(),
});

/** The form's type on the wire is the domain's own. */
export type OfferFormWire = z.output<typeof offerForm>;
const _sameShape: (form: Partial<OfferForm>) => object = (form) => form;
void _sameShape;

/** A patch of top-level sections: a section given replaces the saved one whole; `null` clears it. */
export const offerPatch = z.record(z.string(), z.unknown()).pipe(z.looseObject({}));
