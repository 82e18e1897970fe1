export const risk = {
  about: 'Acerca del nivel de riesgo {{tier}}',
  meaning: 'Significado',
  outcome: 'Consecuencia',
  provisional: 'Provisional',
  gates: {
    biometric_screening: 'Cribado biométrico',
    deceptive_content: 'Contenido engañoso',
    prohibited_practice: 'Una práctica prohibida',
    employment: 'Empleo',
    product_safety: 'Seguridad de productos',
    financial_access: 'Acceso a servicios financieros',
    regulated_area: 'Un ámbito regulado',
    business_effect: 'Un efecto de negocio alto',
    outside: 'De cara al exterior',
    acts_alone: 'Actúa por sí misma',
    personal_data: 'Datos personales',
    vendor_training: 'Un proveedor entrena con nuestros datos',
    other_use: 'Más que consultar y resumir',
    internal_use: 'Consulta, síntesis o resumen internos',
  },
  tiers: {
    prohibited: {
      label: 'Prohibido',
      detail: 'Cribados biométricos, contenido intencionadamente engañoso.',
      outcome: 'No permitido.',
    },
    high: {
      label: 'Alto',
      detail: 'Riesgo de negocio alto, o empleo, seguridad de productos o acceso a servicios financieros.',
      outcome: 'Validación antes del despliegue y seguimiento trimestral.',
    },
    medium: {
      label: 'Medio',
      detail: 'Algún riesgo de seguridad fuera de las categorías de alto riesgo.',
      outcome: 'Validación antes del despliegue y seguimiento anual.',
    },
    low: {
      label: 'Bajo',
      detail: 'Consulta, síntesis y resumen internos.',
      outcome: 'Se puede desplegar sin más validación ni revisión.',
    },
    not_assessed: {
      label: 'Sin evaluar',
      detail: 'Nadie ha evaluado todavía su riesgo.',
      outcome: 'Evalúelo antes de desplegarlo.',
    },
  },
};
