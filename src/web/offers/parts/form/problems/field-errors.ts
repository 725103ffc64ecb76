/** The sentences below the fields that are wrong, by their paths: a field hears only of a change, and looks whether it is its own. */
export class FieldErrors {
  readonly #listeners = new Set<() => void>();
  #texts: ReadonlyMap<string, string> = new Map();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly of = (path: string): string | undefined => this.#texts.get(path);

  show(texts: ReadonlyMap<string, string>): void {
    this.#texts = texts;
    for (const listener of this.#listeners) listener();
  }
}
