/** What the router does when a page's code cannot be fetched: the page is loaded anew, and nothing is drawn until it comes. */
export const loadAnew = (): Promise<never> => {
  location.reload();
  return new Promise<never>(() => undefined);
};
