/**
 * Dates as people write them: 2027-03-31, 31/3/2027, 31.3.2027. The order is certain only if the year comes first or
 * the day is above 12.
 */
const DAY_FIRST = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/;
export const writtenDay = (cell: string) => {
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(cell) ?? [];
  // Spreadsheets append a midnight time to dates, which is dropped.
  if (year === '') return cell.replace(/^(\d{4}-\d\d-\d\d)[T ]00:00(:00(\.0+)?)?Z?$/, '$1');
  return Number(day) > 12 ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell;
};
