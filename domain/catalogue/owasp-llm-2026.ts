import type { Framework } from '#domain/frameworks/framework.ts';

export const owaspLlm2026: Framework = {
  id: 'owasp-llm-2026',
  name: 'OWASP GenAI LLM Top 10 2026',
  status: 'voluntary',
  jurisdiction: { en: 'International', es: 'Internacional' },
  issuer: 'OWASP GenAI Security Project',
  version: '2026',
  dated: { what: 'published', on: '2026-08' },
  verified_on: '2026-11-21',
  sources: [{ title: 'OWASP GenAI Security Project', url: 'https://genai.owasp.org/' }],
  notes: [],
  own_ids: false,
  groups: [],
  requirements: [
    {
      id: 'LLM01:2026',
      title: { en: 'Prompt Injection', es: 'Inyección de instrucciones' },
    },
    {
      id: 'LLM02:2026',
      title: { en: 'Sensitive Information Disclosure', es: 'Divulgación de información sensible' },
    },
    {
      id: 'LLM03:2026',
      title: { en: 'Excessive Agency', es: 'Autonomía excesiva' },
    },
    {
      id: 'LLM04:2026',
      title: { en: 'Supply Chain', es: 'Cadena de suministro' },
    },
    {
      id: 'LLM05:2026',
      title: { en: 'Data and Model Poisoning', es: 'Envenenamiento de datos y modelos' },
    },
    {
      id: 'LLM06:2026',
      title: { en: 'Unbounded Consumption', es: 'Consumo sin límites' },
    },
    {
      id: 'LLM07:2026',
      title: { en: 'Misinformation', es: 'Información errónea' },
    },
    {
      id: 'LLM08:2026',
      title: { en: 'Hidden Context Exposure', es: 'Exposición del contexto oculto' },
    },
    {
      id: 'LLM09:2026',
      title: { en: 'Vector and Embedding Weaknesses', es: 'Debilidades de vectores y representaciones' },
    },
    {
      id: 'LLM10:2026',
      title: { en: 'Improper Output Handling', es: 'Tratamiento inadecuado de los resultados' },
    },
  ],
};
