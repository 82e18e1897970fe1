/** Plans and results name the row of their headers, so that a later rule reads the same table. Row 1 needs no name. */
export const namedHeaderRow = (headerRow: number) => (headerRow > 1 ? { header_row: headerRow } : {});
