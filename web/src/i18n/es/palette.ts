import type { palette as english } from '#web/i18n/en/palette.ts';

export const palette: typeof english = {
  title: 'Ir a',
  about: 'Escriba cómo se llama',
  nothing: 'Nada de lo que usted puede ver se llama así.',
  failed: 'No se pudo buscar en todo. Lo que aparece aquí se puede abrir de todos modos.',
  count_one: '{{count}} lugar',
  count_other: '{{count}} lugares',
  kinds: {
    application: 'Aplicación',
    vendor: 'Proveedor',
    model: 'Modelo fundacional',
    person: 'Persona',
    framework: 'Marco',
    requirement: 'Requisito',
    page: 'Página',
    action: 'Acción',
  },
};
