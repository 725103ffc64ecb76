import { IconBuilding, IconBuildingStore, IconBuildingWarehouse } from '@tabler/icons-react';

/** The icons of the main uses of premises. */
export const mainUseIcons = { office: IconBuilding, retail: IconBuildingStore, warehouse: IconBuildingWarehouse };
