import { reloadPage } from './reload-page.ts';

/**
 * Fetches the code of a part that the server has drawn: `lazy(asServed(load))`. Without a network the part stays as it was drawn, and its code
 * is fetched when the network is back. Most browsers remember that a module could not be fetched and never ask for it again, as HTML's module map
 * says; then the page is loaded anew once the server answers.
 */
export const asServed =
  <M>(load: () => Promise<M>) =>
  async (): Promise<M> => {
    for (let isAgain = false; ; isAgain = true) {
      try {
        return await load();
      } catch {
        if (isAgain && (await serverAnswers())) return reloadPage();
        await networkIsBack();
      }
    }
  };

const networkIsBack = (): Promise<void> => new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));

const serverAnswers = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
