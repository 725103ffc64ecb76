/** Storage of the device that may be full or forbidden: then nothing is kept there and nothing breaks. */
export const safely = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};
