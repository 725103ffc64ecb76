import { Fields } from '../fields.tsx';

/** Parking; 0 is an answer. */
export const ParkingSection = () => <Fields group="parking" />;
