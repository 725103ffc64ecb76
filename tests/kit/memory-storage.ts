/** A browser's storage in memory, for tests of what is kept there. */
export const memoryStorage = (): Storage => {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (at) => [...texts.keys()][at] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, String(text)),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
};

/** Everything that a storage holds. */
export const storedIn = (storage: Storage): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').map((key) => [key, storage.getItem(key) ?? '']));
