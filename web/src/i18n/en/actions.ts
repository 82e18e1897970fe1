/** Words on buttons and marks that every feature shares. */
export const actions = {
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Retry',
  noConnection: 'There was no answer. Check your connection, then try again.',
  refused: 'Something failed on our side. Try again in a moment.',
  forbidden: 'Your role does not allow this, or does not any more. Ask an administrator.',
  notThere: 'It is not there, or not any more.',
  tooManyRequests: 'There were too many requests. Wait a minute, then try again.',
  reference: 'Reference: {{id}}',
  view: 'View',
  edit: 'Edit',
  loading: 'Loading…',
  optional: 'optional',
  notGiven: 'Not given',
  opensInNewTab: 'Opens in a new tab',
};
