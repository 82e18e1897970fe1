export const vendors = {
  title: 'Proveedores',
  description: 'Las empresas en cuyos modelos o servicios se basan sus aplicaciones.',
  fields: {
    name: 'Nombre',
    website: 'Sitio web',
    description: 'Descripción',
    owner: 'Responsable',
    updated: 'Actualizado',
    resource_groups: 'Grupos de aplicaciones',
  },
  forEverybody: 'Todas las personas',
  list: {
    search: 'Buscar por nombre, descripción o responsable',
    count_one: '{{count, number}} proveedor',
    count_many: '{{count, number}} proveedores',
    count_other: '{{count, number}} proveedores',
    loading: 'Cargando proveedores…',
    failed: 'No se han podido cargar los proveedores.',
    none: 'Todavía no hay proveedores',
    noneText: 'Los proveedores aparecen aquí en cuanto alguien añade uno.',
  },
  bulk: { owner: 'Cambiar el responsable' },
  detail: {
    failed: 'No se ha podido cargar el proveedor.',
    notFound: 'Este proveedor no existe',
    notFoundText: 'No está, o ya no está.',
    toList: 'Ver todos los proveedores',
  },
  form: {
    createTitle: 'Nuevo proveedor',
    create: 'Crear proveedor',
    about: 'Qué es',
    websiteHint: 'Con https:// delante, como https://example.com.',
    saved: 'Proveedor guardado correctamente.',
    failed: 'Algo ha salido mal al actualizar el proveedor. Póngase en contacto con nosotros si el problema continúa.',
    notAllowed: 'Su rol no le permite editar proveedores.',
    notAllowedHere:
      'No puede editar este proveedor. Su rol solo le permite editar los de otros grupos de aplicaciones.',
    groupsHint:
      'Quién puede verlo: las personas con un rol en alguno de estos grupos. En ninguno, todas las que tengan un rol.',
    notAllowedCreate: 'Su rol no le permite crear proveedores.',
  },
};
