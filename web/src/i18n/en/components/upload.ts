export const upload = {
  title: 'Upload documents',
  kind: 'Kind of document',
  kindHint: 'For all that you add next. It can be changed later.',
  choose: 'Choose files',
  drop: 'or drop them here',
  accepted: 'PDF, Word (.docx), spreadsheet (.xlsx), CSV (also .csv.gz) or Parquet (.parquet), up to {{most}} each',
  list: 'Uploads',
  states: {
    queued: 'Waiting for the others',
    sending: 'Uploading',
    waiting: 'Uploaded, waiting to be checked',
    analyzing: 'Being checked',
    ready: 'Ready',
  },
  cancelFile: 'Cancel the upload of {{name}}',
  retryFile: 'Upload {{name}} again',
  dismissFile: 'Remove {{name}} from this list',
};
