import type { Plugin } from 'vite';

const router = /\/react-router\/dist\/production\//;
const file = /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/;

/** What the router asks of its instrumentation when it has none. */
const none: Readonly<Record<string, string>> = {
  consumeInstrumentationClientResultMetaReceiver: '() => undefined',
  getRouteInstrumentationUpdates: '() => ({})',
  instrumentClientSideRouter: '(router) => router',
  instrumentHandler: '(handler) => handler',
  instrumentationResultMetaContext: '{}',
};

const modules = /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;

/** Code of a page that cannot be fetched makes the router load the page anew at once; ours waits until the server answers (`keepPageOffline`). */
const patient = (code: string): string =>
  code.replace(/catch \(error\) \{[\s\S]*?window\.location\.reload\(\);/, 'catch { dispatchEvent(new Event("unreachable"));');

/** Names for the developer's tools, and components made by a call, look to the bundler like things that somebody needs. */
const droppable = (code: string): string =>
  code.replace(/^[A-Z]\w*\.displayName = "[^"]*";$/gm, '').replace(/ = (?=React\$1\.forwardRef\()/g, ' = /* @__PURE__ */ ');

/**
 * Our links and forms are our own (web/kit), so the router's are left out of what a stranger fetches. It also carries hooks for
 * measuring it, which this product does not use. A router whose module offers something else than is known here stops the build, so
 * that nothing is left out unseen.
 */
export const bareRouter = (): Plugin => ({
  name: 'bare-router',
  transform(code, id) {
    if (this.environment.name !== 'client' || !router.test(id)) return null;
    if (modules.test(id)) {
      const changed = patient(code);
      if (changed === code) this.error('the router loads code of pages in another way');
      return { code: changed, map: null };
    }
    if (!file.test(id)) return { code: droppable(code), map: null };
    const offered = /export \{([^}]*)\};?\s*(?:\/\/.*)?$/
      .exec(code.trim())?.[1]
      ?.split(',')
      .map((name) => name.trim());
    if (offered?.sort().join() !== Object.keys(none).sort().join()) this.error(`the router's instrumentation is another one: ${offered?.join(', ')}`);
    const lines = Object.entries(none).map(([name, value]) => `export const ${name} = ${value};`);
    return { code: lines.join('\n'), map: null };
  },
});
