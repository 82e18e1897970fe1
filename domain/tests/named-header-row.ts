/** Plans and results store the header row, so that later rules read the same table. Row 1 is the default. */
export const namedHeaderRow = (headerRow: number) => (headerRow > 1 ? { header_row: headerRow } : {});
