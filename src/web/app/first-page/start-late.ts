type Module = { readonly module: string; readonly imports?: readonly string[] | undefined };

declare global {
  /** What the router's scripts leave on the window for its program. */
  interface Window {
    readonly __reactRouterManifest: { readonly entry: Module; readonly routes: Readonly<Record<string, Module>> };
    __reactRouterRouteModules: Readonly<Record<string, unknown>>;
  }
}

/**
 * Runs inside the page, as it stands: it may use nothing from outside of itself. The page's pictures, links, forms and disclosures
 * work without scripts, so the scripts wait until the page is loaded and the browser has nothing else to do, or until the person
 * touches something. What was pressed, sent or typed before they came is done again once the page says that it is alive; in a part
 * with code of its own, once that part is.
 */
export const startLate = (words: readonly string[]): void => {
  const { entry, routes } = window.__reactRouterManifest;
  const again: (readonly [element: Element, act: () => void])[] = [];
  let begun = false;
  let alive = false;

  const fetchAll = async (): Promise<void> => {
    const bring = (file: string): Promise<unknown> => import(/* @vite-ignore */ file);
    const needed = [entry, ...Object.values(routes)].flatMap(({ imports = [] }) => imports);
    // All at once: left to their imports they would be found one after the other.
    const files = [...new Set([...needed, ...words])].map(bring);
    const modules = Object.entries(routes).map(async ([id, { module }]) => [id, await bring(module)] as const);
    const [found] = await Promise.all([Promise.all(modules), ...files]);
    window.__reactRouterRouteModules = Object.fromEntries(found);
    await bring(entry.module);
  };

  const begin = (): void => {
    if (begun) return;
    begun = true;
    // The page is whole without them; the next touch asks again.
    fetchAll().catch(() => {
      begun = false;
    });
  };

  /** Native acts (links, forms with a method, disclosures) are left to the browser. */
  const held: Readonly<Record<string, (event: Event, element: Element) => (() => void) | null>> = {
    click: (_, element) => {
      const button = element.closest<HTMLElement>('button[type=button]');
      return button && (() => button.click());
    },
    submit: (event, element) => {
      if (!(element instanceof HTMLFormElement) || element.hasAttribute('method')) return null;
      const { submitter } = event as SubmitEvent;
      event.preventDefault();
      return () => element.requestSubmit(submitter);
    },
    // Text fields of these pages are listened to with onInput: for React's onChange a value that is set again is no change.
    input: (_, element) => {
      if (!(element instanceof HTMLInputElement || element instanceof HTMLSelectElement)) return null;
      const { value } = element;
      if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type)) {
        const { checked } = element;
        return () => {
          element.checked = !checked;
          element.click();
        };
      }
      return () => {
        element.value = value;
        // A browser says both of a choice in a list.
        for (const said of element instanceof HTMLSelectElement ? ['input', 'change'] : ['input'])
          element.dispatchEvent(new Event(said, { bubbles: true }));
      };
    },
  };

  /** Parts with code of their own come alive after the page; React leaves its mark on what it has taken over. */
  const isTaken = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

  const redo = (element: Element, act: () => void, frames = 600): void => {
    if (isTaken(element)) act();
    else if (element.isConnected && frames > 0) requestAnimationFrame(() => redo(element, act, frames - 1));
  };

  const notice = (event: Event): void => {
    begin();
    if (!(event.target instanceof Element)) return;
    // The drawing inside a button is nobody's; the button is React's.
    const owner = event.target.closest('button') ?? event.target;
    if (alive && isTaken(owner)) return;
    const act = held[event.type]?.(event, event.target);
    if (act && alive) redo(owner, act);
    else if (act) again.push([owner, act]);
  };

  const touches = ['pointerdown', 'keydown', 'focusin'];
  for (const sign of [...touches, ...Object.keys(held)]) document.addEventListener(sign, notice, true);
  document.addEventListener(
    'alive',
    () => {
      alive = true;
      for (const sign of touches) document.removeEventListener(sign, notice, true);
      for (const [element, act] of again) redo(element, act);
    },
    { once: true },
  );
  const whenIdle = (): unknown => ('requestIdleCallback' in window ? requestIdleCallback(begin, { timeout: 1500 }) : setTimeout(begin, 200));
  // Somebody waits for the dialog of sign-in, which only the scripts can open.
  if (/[?&]signin=/.test(location.search)) begin();
  else if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
};
