const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;
const STEP = 1024;

export const fileSize = (bytes: number, language: string) => {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)));
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === UNITS.length - 1 ? 1 : 0,
  });
  return format.format(bytes / STEP ** step);
};
