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
  verdicts: { passes: 'Superada', passes_with_conditions: 'Superada con condiciones', fails: 'No superada' },
  severities: { high: 'Alta', medium: 'Media', low: 'Baja' },
};
