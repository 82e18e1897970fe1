export const detail = {
  history: 'Historial',
  created: 'Creación',
  updated: 'Actualización',
  allChanges: 'Mostrar qué ha cambiado',
  by: '{{when}}, por {{who}}',
};
