export const actions = {
  save: 'Guardar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  retry: 'Reintentar',
  view: 'Ver',
  edit: 'Editar',
  loading: 'Cargando…',
  optional: 'opcional',
  notGiven: 'Sin indicar',
  opensInNewTab: 'Se abre en una pestaña nueva',
};
