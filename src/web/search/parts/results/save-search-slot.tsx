/** The place of the button that saves a search; saved searches fill it. */
export const SaveSearchSlot = () => null;
