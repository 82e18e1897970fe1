/** Words on buttons and marks that every feature shares. */
export const actions = {
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Retry',
  view: 'View',
  edit: 'Edit',
  loading: 'Loading…',
  optional: 'optional',
  notGiven: 'Not given',
  opensInNewTab: 'Opens in a new tab',
};
