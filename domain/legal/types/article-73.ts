/**
 * EU AI Act, Article 73: report of a serious incident. The article lists no contents of the report, so the points are
 * what the report must show by the words of Articles 3(49) and 73.
 */
import { INCIDENTS } from '#domain/legal/conditions.ts';
import type { LegalType } from '#domain/legal/legal-type.ts';
import { AI_ACT } from './ai-act.ts';

export const article73: LegalType = {
  id: 'article-73',
  when: INCIDENTS,
  purpose: {
    en: 'Providers report a serious incident to the market surveillance authorities of the Member States where it occurred (Article 73(1)). The article lists no contents. Use the form of your authority if it has one. The records are those of the newest incident.',
    es: 'Los proveedores notifican un incidente grave a las autoridades de vigilancia del mercado de los Estados miembros en que se haya producido (artículo 73, apartado 1). El artículo no enumera el contenido. Utilice el formulario de su autoridad si lo tiene. Los registros son los del incidente más reciente.',
  },
  official: {
    title: {
      en: 'Article 73: Reporting of serious incidents, and Article 3(49)',
      es: 'Artículo 73: Notificación de incidentes graves, y artículo 3, punto 49',
    },
    ...AI_ACT,
  },
  sections: [
    {
      id: '3(49)',
      heading: {
        en: 'An incident or malfunctioning of an AI system that directly or indirectly leads to any of the following',
        es: 'Un incidente o defecto de funcionamiento de un sistema de IA que, directa o indirectamente, tenga alguna de las siguientes consecuencias',
      },
      text: {
        en: 'an incident or malfunctioning of an AI system that directly or indirectly leads to any of the following: (a) the death of a person, or serious harm to a person’s health; (b) a serious and irreversible disruption of the management or operation of critical infrastructure; (c) the infringement of obligations under Union law intended to protect fundamental rights; (d) serious harm to property or the environment',
        es: 'un incidente o defecto de funcionamiento de un sistema de IA que, directa o indirectamente, tenga alguna de las siguientes consecuencias: a) el fallecimiento de una persona o un perjuicio grave para su salud; b) una alteración grave e irreversible de la gestión o el funcionamiento de infraestructuras críticas; c) el incumplimiento de obligaciones en virtud del Derecho de la Unión destinadas a proteger los derechos fundamentales; d) daños graves a la propiedad o al medio ambiente',
      },
      from: ['incident.what_happened', 'incident.affected_number', 'incident.affected_who'],
      answer: 'required',
    },
    {
      id: '73(1)',
      heading: {
        en: 'The market surveillance authorities of the Member States where that incident occurred',
        es: 'Las autoridades de vigilancia del mercado de los Estados miembros en los que se haya producido dicho incidente',
      },
      answer: 'required',
    },
    {
      id: '73(2)',
      heading: {
        en: 'A causal link between the AI system and the serious incident or the reasonable likelihood of such a link',
        es: 'Un vínculo causal entre el sistema de IA y el incidente grave o la probabilidad razonable de que exista dicho vínculo',
      },
      from: ['application.name', 'models', 'incident.known_at', 'incident.deadline'],
      answer: 'required',
    },
    {
      id: '73(6)',
      heading: {
        en: 'A risk assessment of the incident, and corrective action',
        es: 'Una evaluación de riesgos del incidente y las medidas correctoras',
      },
      from: ['incident.done_about_it', 'assessments.incident', 'controls.incident_response'],
      answer: 'required',
    },
  ],
};
