export const groups = {
  title: 'Grupos de aplicaciones',
  unknownGroup: 'Grupo desconocido',
  unknown_one: '{{count}} grupo al que usted no tiene acceso',
  unknown_other: '{{count}} grupos a los que usted no tiene acceso',
  field: {
    choose: 'Elegir grupos de aplicaciones',
    none: 'No hay grupos de aplicaciones a los que usted tenga acceso.',
    failed: 'No se pudieron cargar los grupos de aplicaciones.',
    remove: 'Quitar {{group}}',
  },
};
