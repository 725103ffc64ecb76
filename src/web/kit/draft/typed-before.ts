/** What a person entered into fields before the page's code came. */

/**
 * The fields of a form whose value is not the one that the server wrote, by their names. Fields whose value React holds would lose it with
 * their next drawing.
 */
export const typedBefore = (form: HTMLFormElement): Readonly<Record<string, string | boolean>> =>
  Object.fromEntries(
    [...form.elements].flatMap((field) => {
      const entered = enteredIn(field);
      return entered === undefined ? [] : [[(field as HTMLInputElement).name, entered]];
    }),
  );

/** What a person entered into a field before the page's code came; undefined where it is as the server wrote it. */
export const enteredIn = (field: Element): string | boolean | undefined => {
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
    return field.value === served ? undefined : field.value;
  }
  if (field instanceof HTMLTextAreaElement) return field.value === field.defaultValue ? undefined : field.value;
  if (!(field instanceof HTMLInputElement) || field.type === 'file') return undefined;
  if (field.type === 'checkbox') return field.checked === field.defaultChecked ? undefined : field.checked;
  return field.type === 'radio' || field.value === field.defaultValue ? undefined : field.value;
};
