/**
 * Loads the page anew because code or texts of it cannot be fetched, as soon as the server answers (`keepPageOffline`); until then the page stays and
 * says why. The promise never settles, so nothing is drawn meanwhile.
 */
export const reloadPage = (): Promise<never> => {
  dispatchEvent(new Event('unreachable'));
  return new Promise<never>(() => undefined);
};
