import type { Plugin } from 'vite';

const file = /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/;

/** What the router asks of its instrumentation when it has none. */
const none: Readonly<Record<string, string>> = {
  consumeInstrumentationClientResultMetaReceiver: '() => undefined',
  getRouteInstrumentationUpdates: '() => ({})',
  instrumentClientSideRouter: '(router) => router',
  instrumentHandler: '(handler) => handler',
  instrumentationResultMetaContext: '{}',
};

/**
 * The router carries hooks for measuring it, which this product does not use; a stranger's browser need not fetch them. A router whose
 * module offers something else than is known here stops the build, so that nothing is left out unseen.
 */
export const bareRouter = (): Plugin => ({
  name: 'bare-router',
  transform(code, id) {
    if (this.environment.name !== 'client' || !file.test(id)) return null;
    const offered = /export \{([^}]*)\};?\s*(?:\/\/.*)?$/
      .exec(code.trim())?.[1]
      ?.split(',')
      .map((name) => name.trim());
    if (offered?.sort().join() !== Object.keys(none).sort().join()) this.error(`the router's instrumentation is another one: ${offered?.join(', ')}`);
    const lines = Object.entries(none).map(([name, value]) => `export const ${name} = ${value};`);
    return { code: lines.join('\n'), map: null };
  },
});
