/**
 * Every enumeration of the product as stable English keys (docs/rules/identifiers.md#dictionaries); their Polish and English names live in `words`.
 * The order is the order of the lists on the screen; a list sorted by name keeps `other` and `none` last.
 */

/** Leases, and announcements of a sale. */
export const offerTypes = ['rent', 'sell'] as const;
export type OfferType = (typeof offerTypes)[number];

/** Uses accepted by the landlord and uses by official documents. */
export const premisesUses = ['storage', 'production', 'wholesale', 'retail_sale', 'office', 'workshop', 'services'] as const;
export type PremisesUse = (typeof premisesUses)[number];

/** Building types (19). */
export const buildingTypes = [
  'office_building',
  'office_service_building',
  'office_warehouse_building',
  'mixed_use',
  'tenement',
  'apartment_block',
  'residential_tower',
  'detached_house',
  'villa',
  'shopping_centre',
  'retail_park',
  'shopping_arcade',
  'retail_pavilion',
  'warehouse_hall',
  'production_hall',
  'logistics_park',
  'converted_factory',
  'hotel_restaurant',
  'other',
] as const;
export type BuildingType = (typeof buildingTypes)[number];

/** Surroundings (9). */
export const surroundings = [
  'city_centre',
  'housing_estate',
  'single_family',
  'office_district',
  'retail_service_area',
  'industrial_zone',
  'main_road',
  'green_areas',
  'suburban_rural',
] as const;
export type Surroundings = (typeof surroundings)[number];

/** Surface of the drive or access (8). */
export const drives = ['asphalt', 'paving_blocks', 'concrete', 'concrete_slabs', 'crushed_stone', 'gravel', 'dirt_road', 'no_direct_access'] as const;
export type Drive = (typeof drives)[number];

/** Construction materials: Murowany, Stalowy, Drewniany. */
export const constructionMaterials = ['masonry', 'steel', 'timber'] as const;
export type ConstructionMaterial = (typeof constructionMaterials)[number];

/** Thermal insulation: Styropian, Wełna, Piana, Brak. `none` excludes the others. */
export const thermalInsulations = ['polystyrene', 'wool', 'foam', 'none'] as const;
export type ThermalInsulation = (typeof thermalInsulations)[number];

/** Office equipment (16). */
export const officeEquipment = [
  'desks',
  'chairs',
  'cabinets',
  'reception_desk',
  'conference_table',
  'partition_walls',
  'phone_booths',
  'projector',
  'blinds',
  'kitchenette',
  'fridge',
  'dishwasher',
  'coffee_machine',
  'server_rack',
  'access_control',
  'safe',
] as const;
export type OfficeEquipment = (typeof officeEquipment)[number];

/** Other rooms of a level (14). */
export const otherRooms = [
  'reception',
  'conference_room',
  'kitchen',
  'staff_room',
  'toilet',
  'accessible_toilet',
  'shower',
  'changing_room',
  'archive',
  'server_room',
  'back_room',
  'gatehouse',
  'terrace',
  'basement',
] as const;
export type OtherRoom = (typeof otherRooms)[number];

/** Warehouse equipment (16). */
export const warehouseEquipment = [
  'pallet_racking',
  'shelving',
  'mezzanine',
  'loading_docks',
  'ramp',
  'dock_seals',
  'dock_leveller',
  'sectional_gate',
  'forklift',
  'pallet_truck',
  'overhead_crane',
  'scale',
  'sprinklers',
  'smoke_extraction',
  'led_lighting',
  'cold_store',
] as const;
export type WarehouseEquipment = (typeof warehouseEquipment)[number];

/** The landlord's title to the premises (8). `rent_agreement` needs the subleasing consent. */
export const ownershipTypes = [
  'ownership',
  'co_ownership',
  'cooperative_right',
  'rent_agreement',
  'lease_agreement',
  'usufruct',
  'lending',
  'leasing',
] as const;
export type OwnershipType = (typeof ownershipTypes)[number];
/** Titles under which somebody else owns the premises, or owns them too: letting them needs that consent (199, 688², 698, 709¹², 712 KC). */
export const titlesWithConsent = [
  'co_ownership',
  'rent_agreement',
  'lease_agreement',
  'lending',
  'leasing',
] as const satisfies readonly OwnershipType[];

/** Groups of rooms in a level; `ancillaryRooms` are those that every building has. */
export const roomGroups = ['offices', 'commercialAndServiceRooms', 'warehouses', 'ancillaryRooms', 'technicalRooms'] as const;
export type RoomGroup = (typeof roomGroups)[number];

/** Room kinds by group. */
export const roomKindsByGroup = {
  offices: ['private_office', 'open_space', 'conference_room', 'reception'],
  commercialAndServiceRooms: ['sales_floor', 'stock_room', 'showroom', 'food_service'],
  warehouses: ['storage', 'production', 'handling', 'cold_storage'],
  ancillaryRooms: ['toilet', 'corridor', 'kitchen', 'stairwell', 'utility_room'],
  technicalRooms: ['boiler_room', 'switchgear', 'server_room', 'ventilation_room'],
} as const satisfies Record<RoomGroup, readonly string[]>;
export type RoomKind = (typeof roomKindsByGroup)[RoomGroup][number];
/** All room kinds, group by group. */
export const roomKinds: readonly RoomKind[] = roomGroups.flatMap((group): readonly RoomKind[] => roomKindsByGroup[group]);

/** How a level can be reached. */
export const accessibilities = ['step_free', 'wheelchair_lift', 'wheelchair_ramp', 'goods_lift', 'separate_entrance'] as const;
export type Accessibility = (typeof accessibilities)[number];

/** Where a level's toilets are. */
export const toiletsLocations = ['in_premises', 'on_the_level', 'in_building', 'none'] as const;
export type ToiletsLocation = (typeof toiletsLocations)[number];

/** Standards by which areas of buildings are measured (docs/rules/offers.md#measuring-standard). */
export const areaStandards = ['pn_iso_9836', 'boma', 'tegova', 'ipms'] as const;
export type AreaStandard = (typeof areaStandards)[number];

/** Energy classes; `none` = certificate of the old form without a class (docs/rules/offers.md#energy-certificate). */
export const energyClasses = ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'none'] as const;
export type EnergyClass = (typeof energyClasses)[number];

/** Heating. */
export const heatings = ['district', 'gas', 'electric', 'heat_pump', 'oil', 'solid_fuel', 'none'] as const;
export type Heating = (typeof heatings)[number];

/** Sewerage. */
export const sewerages = ['mains', 'septic_tank', 'home_treatment', 'none'] as const;
export type Sewerage = (typeof sewerages)[number];

/** Water supply. */
export const waterSupplies = ['mains', 'well', 'none'] as const;
export type WaterSupply = (typeof waterSupplies)[number];

/** Fees beside the rent: Licznikowe (metered), W czynszu najmu (in rent), Ryczałtowe (lump sum). */
export const nonRentFees = ['metered', 'in_rent', 'lump_sum'] as const;
export type NonRentFees = (typeof nonRentFees)[number];

/** By which index the rent follows prices, if at all: consumer prices in Poland (GUS) or in the euro area (HICP). */
export const indexations = ['none', 'cpi', 'hicp'] as const;
export type Indexation = (typeof indexations)[number];

/** What a service charge pays for. */
export const serviceChargeItems = ['property_tax', 'building_insurance', 'management', 'common_parts', 'waste'] as const;
export type ServiceChargeItem = (typeof serviceChargeItems)[number];

/** In which condition a tenant gives the premises back. */
export const returnConditions = ['as_received', 'repainted', 'original'] as const;
export type ReturnCondition = (typeof returnConditions)[number];

/** The months of the year. */
export const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
export type Month = (typeof months)[number];

/** Conditions of rooms and equipment in the protocol (docs/rules/handover.md#content). */
export const conditions = ['new', 'used_good', 'used_moderate', 'renovated', 'damaged', 'not_applicable'] as const;
export type Condition = (typeof conditions)[number];

/** Meter kinds of the protocol; `other` is named by hand. */
export const meterKinds = ['electricity', 'gas', 'hot_water', 'cold_water', 'heat', 'other'] as const;
export type MeterKind = (typeof meterKinds)[number];

/** Meter units. */
export const meterUnits = ['kWh', 'MWh', 'm3', 'l', 'GJ'] as const;
export type MeterUnit = (typeof meterUnits)[number];

/** Default unit of each meter kind (docs/rules/handover.md#content). */
export const defaultMeterUnit = {
  electricity: 'kWh',
  gas: 'm3',
  hot_water: 'm3',
  cold_water: 'm3',
  heat: 'GJ',
  other: 'm3',
} as const satisfies Record<MeterKind, MeterUnit>;

/** Keys and devices offered by default in section D of the protocol. */
export const defaultKeys = ['premises_door', 'building_door', 'mailbox', 'garage_remote'] as const;
export type DefaultKey = (typeof defaultKeys)[number];

/** Legal form of a company, as the register names it. */
export const legalForms = [
  'sole_trader',
  'civil_partnership',
  'general_partnership',
  'professional_partnership',
  'limited_partnership',
  'limited_joint_stock_partnership',
  'limited_company',
  'simple_joint_stock',
  'joint_stock',
  'cooperative',
  'foundation',
  'association',
  'other',
] as const;
export type LegalForm = (typeof legalForms)[number];

/**
 * Who binds the company: each representative alone; two together; two together or one with a registered proxy; nobody but an attorney
 * (a rule that wants more than two, or one that the product cannot tell).
 */
export const representationRules = ['sole', 'joint', 'joint_with_proxy', 'by_attorney'] as const;
export type RepresentationRule = (typeof representationRules)[number];

/**
 * How a person may act for a company. On the register: owner (CEIDG), partner, general partner (or who acts for one that is a company),
 * member of the board, another representative, registered proxy alone or with somebody (art. 109¹ and 109⁴ KC). By a power of attorney: attorney.
 */
export const capacities = ['owner', 'partner', 'general_partner', 'board_member', 'representative', 'proxy', 'joint_proxy', 'attorney'] as const;
export type Capacity = (typeof capacities)[number];
