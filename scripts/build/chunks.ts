import path from 'node:path';
import type { Rolldown } from 'vite';
import { wordChunkOf } from './words.ts';

type Graph = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds'> | null;

/** The pages that strangers see first; what several of them need travels in one file of its own. */
const firstPages = ['search/home.page.tsx', 'search/offers.page.tsx', 'offers/offer.page.tsx'];

const framework = /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/;

/** Of the rules of the domain a first page uses a few; the bundler knows which. */
const isLeft = (id: string): boolean => id.includes('/src/domain/') && !id.endsWith('/provinces.ts');

/** Of what first pages are made with, two use a few lines: a file for them alone would be larger than they are. */
const isMachinery = (id: string): boolean => id.includes('/src/web/kit/first-page/');

const isIcon = (id: string): boolean => id.includes('/@tabler/icons-react/');

/** The frame of a map stands alone: the lists fetch it too, and would bring the styles of a whole offer along. */
const isStyle = (id: string): boolean => id.endsWith('.module.css') && !id.includes('/src/web/kit/map/');

/** Styles of forms and notes, which any page may have. */
const isStyleOfForms = (id: string): boolean => isStyle(id) && /\/src\/web\/kit\/(?:form|parts)\//.test(id);

const nameOf = (file: string): string => path.basename(file).split('.')[0] ?? file;

/** Everything that is fetched with a module: its static imports, theirs, and so on. */
const staticImports = (start: string, graph: Graph): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const next of graph(id)?.importedIds ?? []) visit(next);
  };
  visit(start);
  return seen;
};

type Context = { readonly getModuleInfo: Graph };
type Group = { readonly debugName: string; readonly priority: number; readonly name: (id: string, context: Context) => string | null };

/**
 * The files that the modules of the public pages travel in. Left to itself the bundler makes a file of every set of pages that share
 * a module: sixty requests for the first page, each too small to compress. Here there are few: the framework, the frame of every
 * page, and one for each combination of first pages. All other modules stay with the bundler.
 */
export const chunkGroups = (web: string): Group[] => {
  let known: readonly ReadonlySet<string>[] | undefined;
  const importsOf = (context: Context): readonly ReadonlySet<string>[] => {
    known ??= ['app/root.tsx', ...firstPages].map((file) => staticImports(path.join(web, file), (id) => context.getModuleInfo(id)));
    return known;
  };
  const usersOf = (id: string, context: Context): readonly string[] => {
    const users = isLeft(id) ? [] : firstPages.filter((_, at) => importsOf(context)[at + 1]?.has(id)).map(nameOf);
    return users.length > 1 && isMachinery(id) ? firstPages.map(nameOf) : users;
  };
  const isFrame = (id: string, context: Context): boolean => !isLeft(id) && importsOf(context)[0]?.has(id) === true;
  // Texts follow the code that uses them, in a file for each language. Those of all first pages are few, and smaller beside those of the frame.
  const words = (id: string, context: Context): string | null => {
    const chunk = wordChunkOf(id);
    if (!chunk) return null;
    const users = usersOf(chunk.module, context);
    const isOfAll = isFrame(chunk.module, context) || users.length === firstPages.length;
    return `${isOfAll ? 'frame' : users.join('-') || 'words'}-${chunk.lang}`;
  };
  // A group takes what its modules import along, so the more widely used one comes first.
  const shared = (count: number): Group => ({
    debugName: `shared by ${count} first pages`,
    priority: count,
    name: (id, context) => {
      const users = usersOf(id, context);
      return users.length === count ? users.join('-') : null;
    },
  });
  const ofOne = ([user, ...others]: readonly string[]): string | null => (user && others.length === 0 ? `${user}-parts` : null);
  return [
    { debugName: 'framework', priority: 9, name: (id) => (framework.test(id) ? 'framework' : null) },
    { debugName: 'texts', priority: 8, name: words },
    { debugName: 'frame', priority: 7, name: (id, context) => (isFrame(id, context) ? 'frame' : null) },
    shared(3),
    shared(2),
    // Of the first pages only an offer has forms and notes, but signing in and most other pages have them too: these would bring the whole offer's styles along.
    {
      debugName: 'styles of forms and notes',
      priority: 2,
      name: (id, context) => (isStyleOfForms(id) && ofOne(usersOf(id, context)) === 'offer-parts' ? 'offer-forms' : null),
    },
    // Else whatever a part fetched on intent shares with its page would become a file of its own; each style sheet holds back the first paint.
    {
      debugName: 'icons and styles of one first page',
      priority: 1,
      name: (id, context) => (isIcon(id) || isStyle(id) ? ofOne(usersOf(id, context)) : null),
    },
  ];
};
