export const viewing = {
  as: 'Viendo como {{name}}',
  who: '{{name}} ({{roles}})',
  more_one: 'y {{count, number}} rol más',
  more_other: 'y {{count, number}} roles más',
  bar: 'Solo lectura hasta las {{time}}. Está viendo Plumbline como {{name}}.',
  stop: 'Salir de esta vista',
  over: 'Ya no está viendo Plumbline como {{name}}. Ha vuelto a su propia cuenta.',
};
