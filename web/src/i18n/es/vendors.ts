export const vendors = {
  fields: { name: 'Nombre', website: 'Sitio web', description: 'Descripción', owner: 'Responsable' },
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
    notAllowedCreate: 'Su rol no le permite crear proveedores.',
  },
};
