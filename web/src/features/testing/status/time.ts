/** Duration in seconds, because tests are short. */
export const formatMs = (ms: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'second', maximumFractionDigits: ms < 10_000 ? 2 : 0 }).format(
    ms / 1000,
  );
