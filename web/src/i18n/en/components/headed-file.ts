/** For files whose first row names the columns. */
export const headedFile = {
  choose: 'Choose a file',
  unchoose: 'Take the file away',
  template: 'Download the template',
  tooBig: 'The file is larger than {{most, number}} bytes.',
  unreadable: 'The file cannot be read. Save it again as CSV (UTF-8) or as a workbook.',
  noTable: 'This is no CSV file and no workbook, whatever its name says. Choose one that is.',
  openQuote:
    'In row {{line, number}} a quotation mark (") opens that does not close where its cell ends. Close it, and choose the file again.',
  notTaken: 'Not all of the file is taken',
  notTakenColumns: 'Columns that are not known, or that come twice: {{columns}}.',
  notTakenCells: 'Cells that have no column name above them, in these rows: {{lines}}.',
  others_one: '{{count, number}} other',
  others_other: '{{count, number}} others',
  missing: 'These columns are missing: {{columns}}. The first row of the file names the columns.',
};
