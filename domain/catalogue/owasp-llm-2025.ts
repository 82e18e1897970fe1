import type { Framework } from '#domain/frameworks/framework.ts';

export const owaspLlm2025: Framework = {
  id: 'owasp-llm-2025',
  name: 'OWASP Top 10 for LLM Applications 2025',
  status: 'voluntary',
  jurisdiction: { en: 'International', es: 'Internacional' },
  issuer: 'OWASP GenAI Security Project',
  version: '2025 (v2.0)',
  dated: { what: 'published', on: '2024-11' },
  verified_on: '2026-11-21',
  sources: [{ title: 'OWASP GenAI Security Project', url: 'https://genai.owasp.org/' }],
  notes: [],
  own_ids: false,
  superseded_by: 'owasp-llm-2026',
  groups: [],
  requirements: [
    {
      id: 'LLM01:2025',
      title: { en: 'Prompt Injection', es: 'Inyección de instrucciones' },
      superseded_by: { framework: 'owasp-llm-2026', requirement: 'LLM01:2026' },
    },
    {
      id: 'LLM02:2025',
      title: { en: 'Sensitive Information Disclosure', es: 'Divulgación de información sensible' },
      superseded_by: { framework: 'owasp-llm-2026', requirement: 'LLM02:2026' },
    },
    {
      id: 'LLM03:2025',
      title: { en: 'Supply Chain', es: 'Cadena de suministro' },
      superseded_by: { framework: 'owasp-llm-2026', requirement: 'LLM04:2026' },
    },
    {
      id: 'LLM04:2025',
      title: { en: 'Data and Model Poisoning', es: 'Envenenamiento de datos y modelos' },
      superseded_by: { framework: 'owasp-llm-2026', requirement: 'LLM05:2026' },
    },
    {
      id: 'LLM05:2025',
      title: { en: 'Improper Output Handling', es: 'Tratamiento inadecuado de los resultados' },
      superseded_by: { framework: 'owasp-llm-2026', requirement: 'LLM10:2026' },
    },
    {
      id: 'LLM06:2025',
      title: { en: 'Excessive Agency', es: 'Autonomía excesiva' },
      superseded_by: { framework: 'owasp-llm-2026', requirement: 'LLM03:2026' },
    },
    {
      id: 'LLM07:2025',
      title: { en: 'System Prompt Leakage', es: 'Filtración de las instrucciones del sistema' },
      superseded_by: { framework: 'owasp-llm-2026', requirement: 'LLM08:2026' },
    },
    {
      id: 'LLM08:2025',
      title: { en: 'Vector and Embedding Weaknesses', es: 'Debilidades de vectores y representaciones' },
      superseded_by: { framework: 'owasp-llm-2026', requirement: 'LLM09:2026' },
    },
    {
      id: 'LLM09:2025',
      title: { en: 'Misinformation', es: 'Información errónea' },
      superseded_by: { framework: 'owasp-llm-2026', requirement: 'LLM07:2026' },
    },
    {
      id: 'LLM10:2025',
      title: { en: 'Unbounded Consumption', es: 'Consumo sin límites' },
      superseded_by: { framework: 'owasp-llm-2026', requirement: 'LLM06:2026' },
    },
  ],
};
