/** Starts the scripts of a page when the browser has time, or at the first press. */

type Module = { readonly module: string; readonly imports?: readonly string[] | undefined };

declare global {
  /** What the router's scripts leave on the window for its program. */
  interface Window {
    readonly __reactRouterManifest: { readonly entry: Module; readonly routes: Readonly<Record<string, Module>> };
    __reactRouterRouteModules: Readonly<Record<string, unknown>>;
  }
}

type Replay = (event: Event, element: Element) => (() => void) | null;

/*
 * Nobody imports this module: the pages carry the text of `startPage`, or of `keepPageOffline` alone, with what they use (scripts/build/inline-scripts.ts).
 */

/** Runs on a page whose scripts are deferred; `words` are the files of its texts. */
export const startPage = (words: readonly string[], note: OfflineNote): void => {
  startDeferred(() => loadProgram(words));
  keepPageOffline(note);
};

/**
 * Fetches the page's code after the page is loaded and the browser is idle, or at the person's first touch. Pictures, links, forms and
 * disclosures work without it. What was pressed, sent or typed before the page is hydrated is repeated afterwards.
 */
const startDeferred = (load: () => Promise<unknown>): void => {
  const waiting: (readonly [element: Element, act: () => void])[] = [];
  /** The last that was typed or chosen in each field: React may have answered it itself by the time that an earlier one would be repeated. */
  const lastInputs = new WeakMap<Element, Event>();
  let isStarted = false;
  let isHydrated = false;
  let failures = 0;

  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    // The page is whole without its code; the next touch tries again.
    load().catch(() => {
      isStarted = false;
      failures += 1;
      if (failures > 1) void reloadOnce();
    });
  };

  /**
   * Most browsers remember that a module could not be fetched and never ask for it again, as HTML's module map says: the page is loaded anew once
   * the server answers. A page that was loaded anew already stays: something else keeps its code away.
   */
  const reloadOnce = async (): Promise<void> => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type === 'reload') return;
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.ok) location.reload();
  };

  const repeat = (element: Element, act: () => void, frames = 600): void => {
    if (isTakenOver(element)) act();
    else if (element.isConnected && frames > 0) requestAnimationFrame(() => repeat(element, act, frames - 1));
  };

  const onEvent = (event: Event): void => {
    start();
    if (!(event.target instanceof Element)) return;
    if (event.type === 'input') lastInputs.set(event.target, event);
    // React marks the button, not the markup of the icon inside it.
    const owner = event.target.closest('button') ?? event.target;
    if (isHydrated && isTakenOver(owner)) return;
    const replay = replayOf(event, event.target);
    if (!replay) return;
    const act = (): void => {
      if (event.type !== 'input' || lastInputs.get(owner) === event) replay();
    };
    if (isHydrated) repeat(owner, act);
    else waiting.push([owner, act]);
  };

  const touches = ['pointerdown', 'keydown', 'focusin'];
  for (const type of [...touches, 'click', 'submit', 'input']) document.addEventListener(type, onEvent, true);
  document.addEventListener(
    'hydrated',
    () => {
      isHydrated = true;
      for (const type of touches) document.removeEventListener(type, onEvent, true);
      for (const [element, act] of waiting) repeat(element, act);
    },
    { once: true },
  );
  const startWhenIdle = (): unknown => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 1500 }) : setTimeout(start, 200));
  // The sign-in dialog of this address opens only with the code.
  if (/[?&]signin=/.test(location.search)) start();
  else if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
};

/** Parts with code of their own hydrate after the page; React leaves a mark on each element that it has taken over. */
const isTakenOver = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

/** What is said to a person without a network: the text, and the classes of its two elements. */
export type OfflineNote = { readonly text: string; readonly region: string; readonly note: string };

/**
 * Keeps the page when a link is pressed, or a form sent that becomes an address, without a network: the browser would show its own error instead,
 * and so would the router, which loads the page anew when the code of the next one cannot be fetched. The last press is followed when the network
 * is back. A second press goes through at once, for a browser may be wrong about the network. What the router reads of a page (a filter that is
 * changed, a step back, a change that is told of) while the network or the server is away it gets when they are back, instead of an error in the
 * page's place. Code that cannot be fetched (`unreachable`, which the router and `reloadPage` say) means a load of the page, and that waits until
 * the server answers: of the link that was pressed last, else of the same page. A button that is pressed without a network before its code has
 * come says so.
 */
export const keepPageOffline = ({ text, region, note }: OfflineNote): void => {
  let pressed: Element | null = null;
  let press: (() => void) | null = null;
  /** The address of the last press, if that was a link. */
  let wanted = '';
  const notice = document.createElement('div');
  notice.className = region;
  notice.role = 'alert';

  const tell = (): void => {
    const line = document.createElement('p');
    line.className = note;
    line.textContent = text;
    notice.replaceChildren(line);
    document.body.append(notice);
  };

  const keep = (event: Event, element: Element, again: () => void): void => {
    notice.remove();
    if (element === pressed) {
      pressed = null;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    pressed = element;
    press = again;
    tell();
  };

  document.addEventListener(
    'click',
    (event) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !link?.target;
      const isOwn = isPlain && link?.origin === location.origin;
      wanted = isOwn ? link.href : '';
      const pressable = target instanceof Element ? target.closest('button[type=button]') : null;
      if (!navigator.onLine && pressable && !isTakenOver(pressable)) tell();
      if (navigator.onLine || !isOwn) return;
      if (link.pathname + link.search === location.pathname + location.search) return;
      keep(event, link, () => link.click());
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (navigator.onLine || !(form instanceof HTMLFormElement) || form.getAttribute('method') !== 'get') return;
      keep(event, form, () => form.requestSubmit(submitter));
    },
    true,
  );

  /** The browser says when the network is back; that a server is back nobody says, so it is asked again. */
  const untilBack = (): Promise<unknown> =>
    new Promise((resolve) => {
      if (navigator.onLine) setTimeout(resolve, 3000);
      else addEventListener('online', resolve, { once: true });
    });

  const send = window.fetch;
  const sendForPage: typeof send = async (asked, init) => {
    try {
      return await send(asked, init);
    } catch (error) {
      // The routes of a page are asked for with a signal when it was pressed for, without one when links are only looked at.
      const isForPage = /\.data(?:\?|$)/.test(String(asked)) || (init?.signal && String(asked).includes('/__manifest'));
      if (init?.signal?.aborted || !isForPage) throw error;
      tell();
      await untilBack();
      notice.remove();
      return sendForPage(asked, init);
    }
  };
  window.fetch = sendForPage;

  const serverAnswers = (): Promise<boolean> =>
    send(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status < 502,
      () => false,
    );

  /** Whoever goes elsewhere meanwhile stays there. */
  const reloadPage = async (): Promise<void> => {
    const to = wanted;
    while (!(await serverAnswers())) {
      if (to !== wanted) return;
      tell();
      await untilBack();
    }
    if (to !== wanted) return;
    if (to && to !== location.href) location.assign(to);
    else location.reload();
  };
  addEventListener('unreachable', () => void reloadPage());
  addEventListener('popstate', () => {
    wanted = '';
  });

  addEventListener('online', () => {
    notice.remove();
    if (pressed?.isConnected) press?.();
    pressed = null;
  });
};

/** Fetches the code of the page and the files of its texts, all at once (left to their imports, one would be found after the other), and runs the program. */
const loadProgram = async (words: readonly string[]): Promise<void> => {
  const { entry, routes } = window.__reactRouterManifest;
  const load = (file: string): Promise<unknown> => import(/* @vite-ignore */ file);
  const imports = [entry, ...Object.values(routes)].flatMap((module) => module.imports ?? []);
  const files = [...new Set([...imports, ...words])].map(load);
  const modules = Object.entries(routes).map(async ([id, { module }]) => [id, await load(module)] as const);
  const [loaded] = await Promise.all([Promise.all(modules), ...files]);
  window.__reactRouterRouteModules = Object.fromEntries(loaded);
  await load(entry.module);
};

/** How an event that came before hydration is repeated; null for what the browser does itself (links, forms that become an address, disclosures). */
const replayOf: Replay = (event, element) => {
  if (event.type === 'click') {
    const button = element.closest<HTMLElement>('button[type=button]');
    return button && (() => button.click());
  }
  if (event.type === 'submit' && element instanceof HTMLFormElement && element.getAttribute('method') !== 'get') {
    const { submitter } = event as SubmitEvent;
    event.preventDefault();
    return () => element.requestSubmit(submitter);
  }
  const isSelect = element instanceof HTMLSelectElement;
  if (event.type !== 'input' || !(isSelect || element instanceof HTMLInputElement)) return null;
  // Text fields of these pages listen with onInput: for React's onChange a value that is set again is no change.
  const { value } = element;
  if (!isSelect && /^(?:checkbox|radio)$/.test(element.type)) {
    const { checked } = element;
    return () => {
      element.checked = !checked;
      element.click();
    };
  }
  return () => {
    element.value = value;
    // A browser sends both events for a choice in a list.
    for (const type of isSelect ? ['input', 'change'] : ['input']) element.dispatchEvent(new Event(type, { bubbles: true }));
  };
};
