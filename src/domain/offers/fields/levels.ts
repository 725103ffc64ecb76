import { beside, fieldsIn } from '../../kit/catalogue.ts';
import { accessibilities, otherRooms, roomGroups, roomKinds, toiletsLocations } from '../../kit/dictionaries.ts';
import { offerNumbers as limits } from '../../kit/numbers.ts';
import type { FieldFacts } from './about.ts';

const shared: FieldFacts = { section: 'levels', group: 'level', span: 4, audience: 'everybody', page: 'own', sheet: 'own' };
const { choice, choices, flag, list, number, text } = fieldsIn<FieldFacts>(shared);
const room = { group: 'room' } as const;

/** Section "levels": every floor with its rooms. `height` in cm, surfaces in m². */
export const levelFields = {
  levels: list(
    {
      levelName: text({ required: true, stored: 60, span: 6 }),
      levelNumber: number({ required: true, whole: true, min: -10, max: 200, span: 6, filter: 'values' }),
      surface: number({ required: true, min: limits.levelSurfaceMin, max: limits.areaMax, unit: 'm²', digits: 2 }),
      height: number({ required: true, min: limits.levelHeightMin, max: 10_000, unit: 'cm' }),
      numberOfStaircases: number({ required: true, min: 0, whole: true }),
      toiletsLocation: choice(toiletsLocations, 'toilets', { span: 6 }),
      liftCapacityKg: number({ required: true, min: 1, max: 1_000_000, unit: 'kg', span: 6, when: [beside('lift', true)] }),
      lift: flag({ span: 12 }),
      accessibility: choices(accessibilities, 'accessibility', { span: 12, sheet: 'levels', filter: 'allOf' }),
      otherRooms: choices(otherRooms, 'otherRoom', { span: 12, filter: 'allOf' }),
      otherRoomsDetails: text({ stored: 400, span: 12, sheet: 'levels' }),
      rooms: list(
        {
          group: choice(roomGroups, 'roomGroup', { ...room, page: null, sheet: null }),
          kind: choice(roomKinds, 'roomKind', { ...room, required: true }),
          surface: number({ ...room, required: true, min: limits.roomSurfaceMin, max: limits.areaMax, unit: 'm²', digits: 2 }),
          windows: number({ ...room, min: 0, whole: true }),
        },
        { stored: 500, max: limits.roomsMax },
      ),
    },
    { required: true, stored: 80, max: limits.levelsMax, key: 'levelNumber' },
  ),
};
