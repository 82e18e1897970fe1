export const viewing = {
  as: 'Viendo como {{name}}',
  who: '{{name}} ({{roles}})',
  more_one: 'y {{count, number}} rol más',
  more_other: 'y {{count, number}} roles más',
  bar: 'Solo lectura, hasta las {{time}}. Está viendo como {{name}}.',
  stop: 'Dejar de ver',
  over: 'Ya no está viendo como {{name}}. Vuelve a ver el producto como usted.',
};
