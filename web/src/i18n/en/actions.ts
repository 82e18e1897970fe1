/** Words on buttons and marks that every feature shares. */
export const actions = {
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Retry',
  noConnection: 'There was no answer. Check your connection, then try again.',
  refused: 'Something failed on our side. Try again in a moment.',
  reference: 'Reference: {{id}}',
  view: 'View',
  edit: 'Edit',
  loading: 'Loading…',
  optional: 'optional',
  notGiven: 'Not given',
  opensInNewTab: 'Opens in a new tab',
};
