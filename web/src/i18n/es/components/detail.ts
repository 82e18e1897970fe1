export const detail = {
  history: 'Historial',
  created: 'Creación',
  updated: 'Actualización',
  allChanges: 'Mostrar los cambios',
  by: '{{when}}, por {{who}}',
};
