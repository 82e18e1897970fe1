/** GDPR, Article 35(7): the minimum contents of a data protection impact assessment. */
import { PERSONAL_DATA } from '#domain/legal/conditions.ts';
import type { LegalType } from '#domain/legal/legal-type.ts';

export const gdprArticle35: LegalType = {
  id: 'gdpr-article-35',
  when: PERSONAL_DATA,
  purpose: {
    en: 'Controllers carry it out before processing that is likely to result in a high risk to the rights and freedoms of natural persons (Article 35(1)). The data protection officer decides whether it is required.',
    es: 'Los responsables del tratamiento la realizan antes de un tratamiento que probablemente entrañe un alto riesgo para los derechos y libertades de las personas físicas (artículo 35, apartado 1). El delegado de protección de datos valora si es necesaria.',
  },
  official: {
    title: {
      en: 'Article 35(7): Data protection impact assessment',
      es: 'Artículo 35, apartado 7: Evaluación de impacto relativa a la protección de datos',
    },
    reference: { en: 'Regulation (EU) 2016/679', es: 'Reglamento (UE) 2016/679' },
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    as_of: '2016-05-04',
  },
  sections: [
    {
      id: '(a)',
      heading: {
        en: 'A systematic description of the envisaged processing operations and the purposes of the processing',
        es: 'Una descripción sistemática de las operaciones de tratamiento previstas y de los fines del tratamiento',
      },
      text: {
        en: 'a systematic description of the envisaged processing operations and the purposes of the processing, including, where applicable, the legitimate interest pursued by the controller',
        es: 'una descripción sistemática de las operaciones de tratamiento previstas y de los fines del tratamiento, inclusive, cuando proceda, el interés legítimo perseguido por el responsable del tratamiento',
      },
      from: [
        ...(['company', 'application.purpose', 'application.description', 'intake.does', 'intake.affected'] as const),
        ...(['intake.personal_data', 'intake.protected_attributes', 'intake.vendor_training', 'models'] as const),
        'controls.data_classes',
      ],
      answer: 'required',
    },
    {
      id: '(b)',
      heading: {
        en: 'An assessment of the necessity and proportionality of the processing operations in relation to the purposes',
        es: 'Una evaluación de la necesidad y la proporcionalidad de las operaciones de tratamiento con respecto a su finalidad',
      },
      from: ['controls.legal_review', 'controls.benefit_case', 'controls.attributes_left_out'],
      answer: 'required',
    },
    {
      id: '(c)',
      heading: {
        en: 'An assessment of the risks to the rights and freedoms of data subjects',
        es: 'Una evaluación de los riesgos para los derechos y libertades de los interesados',
      },
      text: {
        en: 'an assessment of the risks to the rights and freedoms of data subjects referred to in paragraph 1',
        es: 'una evaluación de los riesgos para los derechos y libertades de los interesados a que se refiere el apartado 1',
      },
      from: ['risks', 'bias_tests', 'controls.impact_assessment', 'controls.rights_assessment'],
      answer: 'required',
    },
    {
      id: '(d)',
      heading: {
        en: 'The measures envisaged to address the risks, including safeguards, security measures and mechanisms',
        es: 'Las medidas previstas para afrontar los riesgos, incluidas garantías, medidas de seguridad y mecanismos',
      },
      text: {
        en: 'the measures envisaged to address the risks, including safeguards, security measures and mechanisms to ensure the protection of personal data and to demonstrate compliance with this Regulation taking into account the rights and legitimate interests of data subjects and other persons concerned',
        es: 'las medidas previstas para afrontar los riesgos, incluidas garantías, medidas de seguridad y mecanismos que garanticen la protección de datos personales, y a demostrar la conformidad con el presente Reglamento, teniendo en cuenta los derechos e intereses legítimos de los interesados y de otras personas afectadas',
      },
      from: [
        ...(['controls.security_program', 'controls.least_privilege', 'controls.redaction'] as const),
        ...(['controls.processing_agreement', 'controls.no_training_clause', 'controls.record_retention'] as const),
        ...(['controls.notice', 'controls.consent', 'controls.appeal', 'controls.human_check'] as const),
      ],
      answer: 'required',
    },
  ],
};
