/** The next whole step up or down from what stands in a field, `85` by tens is `90` and `80`; nothing is below the first one. */
export const stepped = (text: string, step: number, up: boolean): string => {
  const steps = Number(text.replace(/\D/g, '')) / step;
  const next = up ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return next > 0 ? String(next * step) : '';
};
