/**
 * The types of legal documents with their names, in the order of the page. Separate from their points, so that code
 * that only names a document does not load them.
 */
import type { Words } from '#domain/frameworks/framework.ts';
import { keysOf } from '#domain/keys-of.ts';

export const LEGAL_TYPE_NAMES = {
  'annex-iv': { en: 'Technical documentation (Annex IV)', es: 'Documentación técnica (anexo IV)' },
  'annex-v': { en: 'EU declaration of conformity (Annex V)', es: 'Declaración UE de conformidad (anexo V)' },
  'article-13': { en: 'Instructions for use (Article 13)', es: 'Instrucciones de uso (artículo 13)' },
  'article-27': {
    en: 'Fundamental rights impact assessment (Article 27)',
    es: 'Evaluación de impacto relativa a los derechos fundamentales (artículo 27)',
  },
  'annex-viii-a': {
    en: 'Registration by the provider (Annex VIII, A)',
    es: 'Registro por el proveedor (anexo VIII, A)',
  },
  'annex-viii-b': {
    en: 'Registration of a system that is not high-risk (Annex VIII, B)',
    es: 'Registro de un sistema que no es de alto riesgo (anexo VIII, B)',
  },
  'annex-viii-c': {
    en: 'Registration by the deployer (Annex VIII, C)',
    es: 'Registro por el responsable del despliegue (anexo VIII, C)',
  },
  'article-73': {
    en: 'Serious incident report (Article 73)',
    es: 'Notificación de un incidente grave (artículo 73)',
  },
  'gdpr-article-35': {
    en: 'Data protection impact assessment (GDPR, Article 35)',
    es: 'Evaluación de impacto relativa a la protección de datos (RGPD, artículo 35)',
  },
  'iso-42001-applicability': {
    en: 'Statement of applicability (ISO/IEC 42001)',
    es: 'Declaración de aplicabilidad (ISO/IEC 42001)',
  },
  'nist-current-profile': { en: 'Current profile (NIST AI RMF)', es: 'Perfil actual (NIST AI RMF)' },
  'nist-target-profile': { en: 'Target profile (NIST AI RMF)', es: 'Perfil objetivo (NIST AI RMF)' },
  'model-card': { en: 'Model card', es: 'Ficha del modelo (model card)' },
} as const satisfies Readonly<Record<string, Words>>;

export type LegalTypeId = keyof typeof LEGAL_TYPE_NAMES;
export const LEGAL_TYPE_IDS = keysOf(LEGAL_TYPE_NAMES);

export const legalTypeId = (id: string): LegalTypeId | undefined => LEGAL_TYPE_IDS.find((type) => type === id);
