import type { Day, Grosze, Id, Instant } from '../kit/brand.ts';
import type {
  Accessibility,
  BuildingType,
  ConstructionMaterial,
  Drive,
  EnergyClass,
  Heating,
  NonRentFees,
  OfficeEquipment,
  OtherRoom,
  OwnershipType,
  PremisesUse,
  RoomGroup,
  RoomKind,
  Sewerage,
  Surroundings,
  ThermalInsulation,
  ToiletsLocation,
  WarehouseEquipment,
  WaterSupply,
} from '../kit/dictionaries.ts';
import type { MainUse, Province } from '../kit/provinces.ts';

/** State of an offer (docs/rules/publishing.md#the-edges). */
export type OfferState = 'NEW' | 'UNSIGNED' | 'ACTIVE' | 'BOOKED' | 'SIGNED' | 'DELETED';

/** Moderation stands beside the state (docs/rules/publishing.md#moderation). */
export type Moderation = { readonly at: 'clear' } | { readonly at: 'hidden'; readonly reason: string };

/** The three lease options of a booking (docs/rules/wire.md#lease-options). */
export type LeaseOption = 'infinite' | 'fixedshort' | 'fixedlong';

/** Steps of the processing screens, `offerCheck` on the wire (docs/rules/publishing.md#processing-steps). */
export type OfferCheck =
  | 'VERIFYING_IMAGES'
  | 'VERIFYING_DATA'
  | 'GENERATING_PROJECT_OFFER'
  | 'SENDING_PROJECT_OFFER'
  | 'DONE'
  | 'CHECKING_NETWORK'
  | 'DOWNLOADING_DATA'
  | 'SIGNING_OFFER'
  | 'SAVE_REPORT'
  | 'SENDING_OFFER'
  | 'RESERVATION'
  | 'PREPARING_DOCUMENTS'
  | 'SIGNING_CONTRACT'
  | 'SENDING_CONTRACT';

/** The flows that a progress screen shows. */
export type OfferFlow = 'project' | 'offer-signing' | 'sign-verify' | 'sign-submit';

/** A room of a level; areas in m² with two decimals. */
export type Room = { readonly group?: RoomGroup; readonly kind?: RoomKind; readonly surface?: number; readonly windows?: number };

/** A level of the premises. `height` in cm, `surface` in m². */
export type Level = {
  readonly levelNumber?: number;
  readonly levelName?: string;
  readonly surface?: number;
  readonly height?: number;
  readonly numberOfStaircases?: number;
  readonly accessibility?: readonly Accessibility[];
  readonly toiletsLocation?: ToiletsLocation;
  readonly otherRooms?: readonly OtherRoom[];
  readonly otherRoomsDetails?: string;
  readonly lift?: boolean;
  readonly liftCapacityKg?: number;
  readonly rooms?: readonly Room[];
};

/** The registered address of the premises (all parts required at publishing) and the point on the map. */
export type OfferAddress = {
  readonly inputText?: string;
  readonly country?: 'PL';
  readonly province?: Province;
  readonly county?: string;
  readonly district?: string;
  readonly estate?: string;
  readonly city?: string;
  readonly street?: string;
  readonly houseNumber?: string;
  readonly postCode?: string;
  readonly plotNumber?: string;
  readonly ownershipType?: OwnershipType;
};

/** Areas and building. Areas in m², distances in m. */
export type AreaDetails = {
  readonly surface?: number;
  readonly totalSurface?: number;
  readonly landArea?: number;
  readonly publicTransportDistance?: number;
  readonly buildingType?: BuildingType;
  readonly constructionMaterial?: readonly ConstructionMaterial[];
  readonly thermalInsulation?: readonly ThermalInsulation[];
  readonly constructionCompletionYear?: number;
  readonly drive?: readonly Drive[];
  readonly surroundings?: readonly Surroundings[];
  readonly levels?: readonly Level[];
};

/** Parking. Surfaces in m². */
export type ParkingDetails = {
  readonly parkingSurface?: number;
  readonly totalParkingSurface?: number;
  readonly parkingLotsAvailable?: number;
  readonly guardedParking?: boolean;
};

/** Supplies. `powerAllocation` in kW. `energyIndices` in kWh/(m²·year), CO₂ in t/(m²·year), share in percent (docs/rules/offers.md#energy-certificate). */
export type MediaDetails = {
  readonly powerAllocation?: number;
  readonly energyCategory?: EnergyClass;
  readonly energyIndices?: {
    readonly eu?: number;
    readonly ep?: number;
    readonly ek?: number;
    readonly renewableShare?: number;
    readonly co2?: number;
  };
  readonly airConditioning?: boolean;
  readonly gravityVentilation?: boolean;
  readonly heatRecovery?: boolean;
  readonly transformerIn?: boolean;
  readonly doublePowerLines?: boolean;
  readonly water?: WaterSupply;
  readonly gas?: boolean;
  readonly sewerage?: Sewerage;
  readonly heating?: Heating;
  readonly fiber?: boolean;
  readonly lan?: boolean;
  readonly phoneLine?: boolean;
};

/** Details that only one use has. Gates and hall height in cm; grid in m. */
export type RelatedDetails = {
  readonly gates?: readonly { readonly width?: number; readonly height?: number }[];
  readonly warehouseEquipment?: readonly WarehouseEquipment[];
  readonly hallHeight?: number;
  readonly columnsGridStructure?: { readonly x?: number; readonly y?: number };
  readonly crane?: boolean;
  readonly carRamp?: boolean;
  readonly warehouseHandling?: boolean;
  readonly highBayRacking?: boolean;
  readonly forklift?: boolean;
  readonly mechanicalVentilation?: boolean;
  readonly groundLevelWarehouse?: boolean;
  readonly windowOpenings?: boolean;
  readonly dustFreeFloor?: boolean;
  readonly tirHallEntrance?: boolean;
  readonly railRamp?: boolean;
  readonly naturalVentilation?: boolean;
  readonly raisedFloors?: boolean;
  readonly raisedCeilings?: boolean;
  readonly alarm?: boolean;
  readonly monitoring?: boolean;
  readonly openingWindows?: boolean;
  readonly officeEquipment?: readonly OfficeEquipment[];
  readonly anyArrangement?: boolean;
  readonly independentVentilationChannel?: boolean;
  readonly numberOfEntries?: number;
};

/** Lease terms of the offer. Money in grosze; `deposit` is gross; months are calendar months. */
export type LeaseTerms = {
  readonly infinite?: boolean;
  /** Months of notice for the indefinite lease; 0 means the statutory notice (docs/rules/offers.md#lease-options). */
  readonly leaseNoticePeriod?: number;
  readonly fixedshort?: boolean;
  readonly fixedshortMonths?: number;
  readonly fixedlong?: boolean;
  readonly fixedlongMonths?: number;
  readonly deposit?: Grosze;
  /** Day of the month, or the last one. */
  readonly payDay?: number | 'last';
  /** Days after the handover. */
  readonly firstPaymentDay?: number;
  readonly nonRentFees?: NonRentFees;
  /** Net grosze per m² and month, when the fee is a lump sum. */
  readonly lumpSum?: Grosze;
  /** Gross grosze per month, averaged over a year, when metered and known. */
  readonly averageMonthlyCostsAnnualized?: Grosze;
  readonly averageMonthlyCostsAnnualizedKnown?: boolean;
};

/** The four declarations, each with its own message (docs/rules/offers.md#declarations). */
export type Declarations = { readonly summary1?: boolean; readonly summary2?: boolean; readonly summary3?: boolean; readonly summary4?: boolean };

/** The add-offer form as it is saved: everything may be missing until publishing. `price` is net grosze per month for the whole. */
export type OfferForm = {
  readonly name?: string;
  readonly description?: string;
  readonly offerType?: 'rent' | 'sell';
  readonly legalMainUse?: MainUse;
  readonly legalWarehouseUseAccepted?: readonly PremisesUse[];
  readonly legalWarehouseUseOfficial?: readonly PremisesUse[];
  readonly landAndMortgageRegisterNumber?: string;
  readonly price?: Grosze;
  readonly priceCurrency?: 'PLN';
  readonly availability?: Day;
  readonly availabilityTo?: Day;
  readonly offerValidTo?: Day;
  readonly unitReceiptDeadline?: number;
  readonly placeId?: string;
  readonly geoMarker?: { readonly lat: number; readonly lng: number };
  readonly address?: OfferAddress;
  readonly areaDetails?: AreaDetails;
  readonly parkingDetails?: ParkingDetails;
  readonly mediaDetails?: MediaDetails;
  readonly relatedDetails?: RelatedDetails;
  readonly leaseAgreement?: LeaseTerms;
  readonly ownTerms?: { readonly selected?: boolean; readonly terms?: string };
  readonly counteroffer?: { readonly selected?: boolean };
  readonly subleaseAgreement?: boolean;
  readonly summary?: Declarations;
};

/** What lifecycle rules of an offer need to know, loaded by the caller at one database time. */
export type OfferFacts = {
  readonly id: Id;
  readonly ownerUid: Id;
  readonly companyId: Id | null;
  readonly state: OfferState;
  readonly moderation: Moderation;
  readonly version: number;
  readonly form: OfferForm;
  /** End of the valid-to day, 23:59:59 Warsaw. */
  readonly validTo: Instant | null;
  readonly deletedAt: Instant | null;
  readonly reservation: Reservation | null;
};

/** A running reservation: who holds the premises until when. */
export type Reservation = {
  readonly companyId: Id;
  readonly uid: Id;
  readonly option: LeaseOption;
  readonly bookedAt: Instant;
  /** min(bookedAt + 24 h, offerValidTo). */
  readonly reservedUntil: Instant;
};
