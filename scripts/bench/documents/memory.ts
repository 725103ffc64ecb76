/** How much memory grew over some evenly spaced measurements, by the straight line that fits them best: the same unit as the measurements. */
export const growth = (measured: readonly number[]): number => {
  const middle = (measured.length - 1) / 2;
  const mean = measured.reduce((sum, value) => sum + value, 0) / measured.length;
  const [above, below] = measured.reduce(([rise, run], value, at) => [rise + (at - middle) * (value - mean), run + (at - middle) ** 2], [
    0, 0,
  ] as readonly [number, number]);
  return below === 0 ? 0 : (above / below) * (measured.length - 1);
};
