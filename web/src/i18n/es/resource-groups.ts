export const resourceGroups = {
  title: 'Grupos de aplicaciones',
  unknown_one: '{{count}} grupo fuera de su alcance',
  unknown_other: '{{count}} grupos fuera de su alcance',
  field: {
    choose: 'Elegir grupos de aplicaciones',
    none: 'No hay grupos de aplicaciones a su alcance.',
    failed: 'No se han podido cargar los grupos de aplicaciones.',
    remove: 'Quitar {{group}}',
  },
};
