import { thresholdNames } from '#web/i18n/es/testing/threshold-names.ts';

export const company = {
  approval: {
    title: 'Etapas de aprobación',
    description:
      'Defina por orden las etapas de decisión de cada nivel de riesgo. Las aplicaciones en revisión conservan las etapas con las que empezaron.',
    roles: { reviewer: 'Revisor', approver: 'Aprobador' },
    nobody: 'Sin revisión: se aprueba automáticamente al presentarla.',
    stage: '{{tier}}, etapa {{stage}}',
    add: 'Añadir una etapa',
    addTo: 'Añadir una etapa a {{tier}}',
    remove: 'Quitar la etapa {{stage}} de {{tier}}',
    prohibited: 'Las aplicaciones prohibidas no se pueden presentar para aprobación.',
    unfinished: 'Controles y evaluaciones sin terminar',
    rules: {
      acknowledge: 'Permitir la aprobación con un motivo',
      refuse: 'Bloquear la aprobación hasta que se terminen',
    },
  },
  thresholds: {
    title: 'Umbrales de las pruebas de sesgo',
    description:
      'Determinan cuándo cuenta una diferencia. Cada prueba conserva los umbrales vigentes cuando se solicitó, por lo que los resultados existentes no cambian.',
    usual: 'Restablecer los valores predeterminados',
    asUsual: 'Umbrales predeterminados, nunca modificados.',
    setBy: 'Último cambio: {{who}}, {{when}}.',
    fields: thresholdNames,
    hints: {
      ratio: 'Por debajo de este valor, un grupo se selecciona demasiado poco. La regla de los cuatro quintos es 0,80.',
      significance:
        'Por debajo de este valor, es poco probable que una diferencia se deba al azar. Valor predeterminado: 0,05.',
      confidence: 'Certeza de los intervalos. Valor predeterminado: 0,95.',
      share:
        'Un grupo con una proporción menor de los registros no se elige como grupo de referencia y puede excluirse con un motivo. Valor predeterminado: 0,02.',
      expected:
        'Un grupo con menos casos esperados, seleccionados o no, no se elige como grupo de referencia. Valor predeterminado: 5.',
      difference: 'Por encima de este valor, dos tasas se consideran distintas. Valor predeterminado: 0,10.',
      error_ratio_low:
        'A partir de este valor, dos tasas de error o de negativas a responder se consideran similares. Valor predeterminado: 0,80.',
      error_ratio_high: 'Hasta este valor se consideran similares. Valor predeterminado: 1,25.',
      flips: 'En modelos de lenguaje: cuántas decisiones pueden cambiar con el grupo. Valor predeterminado: 0,05.',
      score_difference:
        'En modelos de lenguaje: cuánto pueden diferir las puntuaciones medias de dos grupos. Valor predeterminado: 0,20.',
    },
  },
  title: 'Gestionar empresa',
  description: 'El perfil, la configuración de seguridad y la actividad de su empresa.',
  tabs: {
    profile: 'Perfil',
    fields: 'Campos personalizados',
    questions: 'Preguntas propias',
    templates: 'Plantillas de Word',
    security: 'Seguridad',
    activity: 'Actividad',
  },
  failed: 'No se pudo cargar la empresa.',
  profile: 'Perfil de la empresa',
  fields: { name: 'Nombre', industry: 'Sector', size: 'Tamaño de la empresa', time_zone: 'Zona horaria' },
  timeZoneHint: 'Las tareas diarias se ejecutan en esta zona horaria.',
  sizes: {
    '': 'Sin indicar',
    '250': 'Hasta 250 personas',
    '500': 'Hasta 500 personas',
    '2000': 'Hasta 2000 personas',
    '4000': 'Hasta 4000 personas',
    more: 'Más de 4000 personas',
  },
  findTimeZone: 'Buscar una zona horaria',
  save: 'Guardar',
  saved: 'Empresa guardada correctamente.',
  saveFailed: 'No se pudo guardar la empresa.',
  changed:
    'Otra persona modificó esto mientras usted lo editaba. El formulario muestra la versión guardada junto con sus cambios sin guardar.',
  bothChanged:
    'Ambos cambiaron: {{fields}}. Se muestra la versión de la otra persona. Si la suya es la correcta, vuelva a escribirla antes de guardar.',
  logo: {
    title: 'Logotipo',
    description: 'Se muestra encima de la navegación y en el menú de la cuenta.',
    alt: 'Logotipo de {{name}}',
    none: 'Todavía no hay logotipo.',
    choose: 'Elegir una imagen',
    hint: 'Una imagen PNG, JPEG o WebP de 1 MB y 2000 por 2000 píxeles como máximo.',
    preview: 'Vista previa',
    save: 'Usar este logotipo',
    cancel: 'Cancelar',
    remove: 'Quitar el logotipo',
    saved: 'Logotipo guardado.',
    removed: 'Logotipo quitado.',
    failed: 'No se pudo cambiar el logotipo.',
  },
  security: {
    title: 'Seguridad',
    description: 'Lo define el operador de Plumbline. Estas opciones no se pueden cambiar aquí.',
    idle: 'Cierre de sesión por inactividad',
    idleMinutes_one: 'Tras {{count, number}} minuto',
    idleMinutes_other: 'Tras {{count, number}} minutos',
    factors: 'Segundos factores disponibles',
    app: 'Aplicación de autenticación',
    sms: 'Códigos por mensaje de texto',
    email: 'Códigos por correo electrónico',
    passkeys: 'Llaves de acceso',
    directories: 'Directorios corporativos',
    noDirectories: 'Ninguno',
  },
};
