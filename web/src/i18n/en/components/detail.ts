export const detail = {
  history: 'History',
  created: 'Created',
  updated: 'Updated',
  allChanges: 'Show what changed',
  by: '{{when}} by {{who}}',
};
