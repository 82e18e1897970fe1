export const viewing = {
  as: 'Viewing as {{name}}',
  who: '{{name}} ({{roles}})',
  more_one: 'and {{count, number}} more role',
  more_other: 'and {{count, number}} more roles',
  bar: 'Read-only until {{time}}. You are viewing as {{name}}.',
  stop: 'Stop viewing',
  over: 'Viewing as {{name}} has ended. You are back in your own account.',
};
