/** The names of the thresholds of bias tests, for pages, the audit log and results. */
export const thresholdNames = {
  ratio: 'Razón de impacto mínima',
  significance: 'Nivel de significación',
  confidence: 'Nivel de confianza de los intervalos',
  share: 'Proporción mínima de un grupo de referencia',
  expected: 'Mínimo de casos esperados de un grupo de referencia',
  difference: 'Diferencia máxima de tasas',
  error_ratio_low: 'Razón mínima de tasas de error y de negativas a responder',
  error_ratio_high: 'Razón máxima de tasas de error y de negativas a responder',
  flips: 'Proporción máxima de decisiones que cambian',
  score_difference: 'Diferencia máxima de puntuaciones medias, en desviaciones típicas',
};
