/** For files whose first row names the columns. */
export const headedFile = {
  choose: 'Choose a file',
  unchoose: 'Remove the file',
  template: 'Download the template',
  tooBig: 'The file is larger than {{most, number}} bytes.',
  unreadable: 'Couldn’t read the file. Save it again as CSV (UTF-8) or as a workbook.',
  noTable: 'This is not a CSV file or a workbook, even if its name says so. Choose another file.',
  openQuote:
    'In row {{line, number}}, an opening quotation mark (") is not closed at the end of its cell. Close it, then choose the file again.',
  notTaken: 'Part of the file is ignored',
  notTakenColumns: 'Unknown or repeated columns: {{columns}}.',
  notTakenCells: 'Cells without a column name, in these rows: {{lines}}.',
  others_one: '{{count, number}} other',
  others_other: '{{count, number}} others',
  missing: 'Missing columns: {{columns}}. The first row of the file must name the columns.',
};
