export const detail = {
  history: 'Historial',
  created: 'Creación',
  updated: 'Actualización',
  by: '{{when}}, por {{who}}',
};
