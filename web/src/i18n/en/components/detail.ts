export const detail = {
  history: 'History',
  created: 'Created',
  updated: 'Updated',
  allChanges: 'Show changes',
  by: '{{when}} by {{who}}',
};
