export const upload = {
  title: 'Upload documents',
  kind: 'Document type',
  kindHint: 'Applies to the files that you add next. You can change it later.',
  choose: 'Choose files',
  drop: 'or drop them here',
  accepted: 'PDF, Word (.docx), spreadsheet (.xlsx), CSV (also .csv.gz) or Parquet (.parquet), up to {{most}} each',
  list: 'Uploads',
  states: {
    queued: 'Waiting for other uploads',
    sending: 'Uploading',
    waiting: 'Uploaded, waiting to be checked',
    analyzing: 'Being checked',
    ready: 'Ready',
  },
  cancelFile: 'Cancel the upload of {{name}}',
  retryFile: 'Upload {{name}} again',
  dismissFile: 'Remove {{name}} from this list',
};
