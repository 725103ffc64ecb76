import type { Actor } from './actor.ts';

/** What is looked at, and the attribute of it, or of what it stands in, by which it is named. */
type ElementWatch = { readonly elements: string; readonly within: string; readonly name: string };

// React gives an element new properties whenever the component that draws it was run again, and keeps them on the element.
const propsOf = '(one) => one[Object.keys(one).find((key) => key.startsWith("__reactProps"))]';
/** Work that React put off is done before the browser is idle. */
const idle = 'new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))';

/** The parts of a page, by name, in which one of the watched elements was drawn again because of what somebody did. */
export const drawnBy = async ({ page }: Actor, { elements, within, name }: ElementWatch, act: () => Promise<void>): Promise<readonly string[]> => {
  await page.evaluate(idle);
  await page.evaluate(
    `{ const of = ${propsOf}; window.drawnBefore = new Map([...document.querySelectorAll(${JSON.stringify(elements)})].map((one) => [one, of(one)])); }`,
  );
  await act();
  await page.evaluate(idle);
  return page.evaluate<readonly string[]>(`(() => {
    const of = ${propsOf};
    const fresh = [...document.querySelectorAll(${JSON.stringify(elements)})].filter((one) => window.drawnBefore.get(one) !== of(one));
    return [...new Set(fresh.map((one) => one.closest(${JSON.stringify(within)}).getAttribute(${JSON.stringify(name)})))];
  })()`);
};
