/** The drawing that stands where premises have no photo; the same one for the same thing wherever it is listed. */
export const blankPicture = (id: string): string => `/art/blank-${[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 6}.svg`;
