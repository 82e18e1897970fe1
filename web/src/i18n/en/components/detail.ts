export const detail = {
  historyOf: 'History of {{name}}',
  history: 'History',
  created: 'Created',
  updated: 'Updated',
  allChanges: 'Show changes',
  by: '{{when}} by {{who}}',
};
