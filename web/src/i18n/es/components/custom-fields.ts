export const customFields = {
  title: 'Campos de la empresa',
  choose: 'Elija una o varias',
  deselect: 'Quitar {{label}}',
  noChoice: 'Sin especificar',
  missing: 'Obligatorio, sin rellenar',
  requiredFrom: 'Obligatorio para la aprobación a partir del nivel de riesgo «{{tier}}».',
  types: {
    text: 'Texto',
    number: 'Número',
    date: 'Fecha',
    choice: 'Elección',
    choices: 'Varias elecciones',
    person: 'Persona',
    link: 'Enlace',
  },
  requirements: {
    never: 'Opcional',
    always: 'Siempre',
    low: 'A partir del nivel de riesgo bajo',
    medium: 'A partir del nivel de riesgo medio',
    high: 'A partir del nivel de riesgo alto',
  },
};
