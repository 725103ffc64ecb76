import { Fields } from '../fields.tsx';

/** The four declarations; none is ever ticked beforehand. */
export const DeclarationsSection = () => <Fields group="declarations" />;
