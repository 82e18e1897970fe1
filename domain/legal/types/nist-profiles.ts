/** NIST AI RMF: profiles by the subcategories of its Core, which the catalog has in its own words. */
import { nistAiRmfLinks } from '#domain/catalogue/links/nist-ai-rmf.ts';
import { nistAiRmf } from '#domain/catalogue/nist-ai-rmf.ts';
import type { LegalPoint, LegalType } from '#domain/legal/legal-type.ts';
import { controlsFor, textOf } from './requirement-points.ts';

const sectionsWith = (more: (subcategory: string) => Pick<LegalPoint, 'answer' | 'from'>): LegalType['sections'] =>
  nistAiRmf.groups
    .filter(({ within }) => within !== undefined)
    .map((category) => ({
      id: category.id,
      heading: textOf(category),
      points: nistAiRmf.requirements
        .filter(({ group }) => group === category.id)
        .map((subcategory) => ({
          ...{ id: subcategory.id, heading: textOf(subcategory) },
          ...more(subcategory.id),
        })),
    }));

const FRAMEWORK = {
  reference: { en: nistAiRmf.name, es: nistAiRmf.name },
  url: 'https://doi.org/10.6028/NIST.AI.100-1',
  as_of: nistAiRmf.verified_on,
};

export const nistCurrentProfile: LegalType = {
  id: 'nist-current-profile',
  purpose: {
    en: 'How the risks of this application are managed now, by the outcomes of the Core. Use of the framework is voluntary.',
    es: 'Cómo se gestionan ahora los riesgos de esta aplicación, según los resultados del Core. El uso del marco es voluntario.',
  },
  official: {
    title: { en: 'AI RMF Profiles: current profile', es: 'Perfiles del AI RMF: perfil actual' },
    ...FRAMEWORK,
  },
  sections: sectionsWith((subcategory) => ({ answer: 'optional', from: controlsFor(nistAiRmfLinks, subcategory) })),
};

export const nistTargetProfile: LegalType = {
  id: 'nist-target-profile',
  purpose: {
    en: 'The outcomes that this application should reach. The difference to the current profile shows what is left to do. Use of the framework is voluntary.',
    es: 'Los resultados que esta aplicación debería alcanzar. La diferencia con el perfil actual muestra lo que queda por hacer. El uso del marco es voluntario.',
  },
  official: {
    title: { en: 'AI RMF Profiles: target profile', es: 'Perfiles del AI RMF: perfil objetivo' },
    ...FRAMEWORK,
  },
  sections: sectionsWith(() => ({ answer: 'required' })),
};
