import type {
  Accessibility,
  AreaStandard,
  BuildingType,
  Capacity,
  Condition,
  ConstructionMaterial,
  DefaultKey,
  Drive,
  EnergyClass,
  Heating,
  Indexation,
  LegalForm,
  MeterKind,
  MeterUnit,
  Month,
  NonRentFees,
  OfficeEquipment,
  OtherRoom,
  OwnershipType,
  PremisesUse,
  RepresentationRule,
  ReturnCondition,
  RoomGroup,
  RoomKind,
  ServiceChargeItem,
  Sewerage,
  Surroundings,
  ThermalInsulation,
  ToiletsLocation,
  WarehouseEquipment,
  WaterSupply,
} from '../../domain/kit/dictionaries.ts';
import type { MainUse, Province } from '../../domain/kit/provinces.ts';

type Names<Prefix extends string, Key extends string> = { readonly [K in Key as `${Prefix}.${K}`]: string };

/** A name for every value of every dictionary: a new value without its name does not compile. */
export type DictionaryWords = Names<'province', Province> &
  Names<'mainUse', MainUse> &
  Names<'premisesUse', PremisesUse> &
  Names<'buildingType', BuildingType> &
  Names<'surroundings', Surroundings> &
  Names<'drive', Drive> &
  Names<'material', ConstructionMaterial> &
  Names<'insulation', ThermalInsulation> &
  Names<'officeEquipment', OfficeEquipment> &
  Names<'otherRoom', OtherRoom> &
  Names<'warehouseEquipment', WarehouseEquipment> &
  Names<'ownership', OwnershipType> &
  Names<'roomGroup', RoomGroup> &
  Names<'roomKind', RoomKind> &
  Names<'accessibility', Accessibility> &
  Names<'toilets', ToiletsLocation> &
  Names<'areaStandard', AreaStandard> &
  Names<'energyClass', EnergyClass> &
  Names<'heating', Heating> &
  Names<'sewerage', Sewerage> &
  Names<'water', WaterSupply> &
  Names<'fees', NonRentFees> &
  Names<'indexation', Indexation> &
  Names<'serviceCharge', ServiceChargeItem> &
  Names<'returnCondition', ReturnCondition> &
  Names<'month', Month> &
  Names<'condition', Condition> &
  Names<'meter', MeterKind> &
  Names<'unit', MeterUnit> &
  Names<'key', DefaultKey> &
  Names<'capacity', Capacity> &
  Names<'legalForm', LegalForm> &
  Names<'representation', RepresentationRule>;
