export const assessments = {
  kinds: {
    intake: 'Evaluación inicial',
    validation: 'Validación',
    monitoring: 'Seguimiento',
    incident: 'Incidente',
  },
  states: {
    open: 'Abierta',
    submitted: 'En revisión',
    returned: 'Devuelta',
    concluded: 'Concluida',
    superseded: 'Corregida',
    canceled: 'Cancelada',
  },
  verdicts: { passes: 'Supera', passes_with_conditions: 'Supera con condiciones', fails: 'No supera' },
  severities: { high: 'Alta', medium: 'Media', low: 'Baja' },
};
