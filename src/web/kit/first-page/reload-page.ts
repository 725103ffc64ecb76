/** Reloads the page because code or texts of it cannot be fetched, as the router does; the promise never settles, so nothing is drawn meanwhile. */
export const reloadPage = (): Promise<never> => {
  location.reload();
  return new Promise<never>(() => undefined);
};
