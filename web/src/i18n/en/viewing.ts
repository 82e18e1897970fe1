export const viewing = {
  as: 'Viewing as {{name}}',
  who: '{{name}} ({{roles}})',
  more_one: 'and {{count, number}} more role',
  more_other: 'and {{count, number}} more roles',
  bar: 'You are viewing as {{name}}. Read only, until {{time}}.',
  stop: 'Stop viewing',
  over: 'Viewing as {{name}} is over. You see the product as yourself again.',
};
