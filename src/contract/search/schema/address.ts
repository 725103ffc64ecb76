import type { SavedFilters } from './saved.ts';

type Texts = { readonly [Filter in keyof SavedFilters]?: (value: NonNullable<SavedFilters[Filter]>) => string };

/** Filters that the address writes in another way than as they are: whole złoty, and a viewport in four numbers. */
const texts: Texts = {
  maxPrice: (grosze) => String(Math.floor(grosze / 100)),
  bounds: ({ south, west, north, east }) => [south, west, north, east].map((degrees) => degrees.toFixed(5)).join(','),
};

/** The query of the search page for filters, `?city=Łódź&minArea=80`; empty without filters. */
export const searchQuery = (filters: SavedFilters): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    const write = texts[name as keyof SavedFilters] as ((value: unknown) => string) | undefined;
    if (value !== undefined) params.set(name, write ? write(value) : String(value));
  }
  return params.size > 0 ? `?${params}` : '';
};
