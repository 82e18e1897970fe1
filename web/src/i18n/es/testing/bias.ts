export const bias = {
  verdicts: {
    adverse_impact: 'Impacto adverso',
    flagged: 'Fuera de un umbral',
    inconclusive: 'No concluyente',
    detectable_small: 'Detectable estadísticamente, pequeño en la práctica',
    within_noise: 'No supera la variación aleatoria',
    no_flag: 'Sin señal de alerta',
  },
  noVerdict: 'Sin veredicto',
};
