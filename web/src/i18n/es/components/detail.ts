export const detail = {
  historyOf: 'Historial de {{name}}',
  history: 'Historial',
  created: 'Creación',
  updated: 'Actualización',
  allChanges: 'Mostrar los cambios',
  by: '{{when}}, por {{who}}',
};
