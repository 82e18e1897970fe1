/** The twelve risks of NIST AI 600-1, with the titles of the catalog. Descriptions are in our words. */
import { nistAi6001 } from '#domain/catalogue/nist-ai-600-1.ts';
import type { Library } from './library.ts';
import { type About, risksOf } from './of-framework.ts';

const ABOUT: About = {
  'GAI-01': [
    'misuse',
    'The model makes knowledge about chemical, biological, radiological or nuclear weapons easier to get.',
    'El modelo facilita conocimientos sobre armas químicas, biológicas, radiológicas o nucleares.',
  ],
  'GAI-02': [
    'misinformation',
    'The model presents invented content with confidence.',
    'El modelo presenta contenido inventado con seguridad.',
  ],
  'GAI-03': [
    'fairness',
    'The model produces content that incites violence, hatred or self-harm.',
    'El modelo produce contenido que incita a la violencia, al odio o a la autolesión.',
  ],
  'GAI-04': [
    'privacy',
    'Personal data is leaked, used without permission or made identifiable again.',
    'Se filtran datos personales, se usan sin permiso o se vuelven identificables.',
  ],
  'GAI-05': [
    'society',
    'Training and operation use much energy and other resources.',
    'El entrenamiento y el funcionamiento consumen mucha energía y otros recursos.',
  ],
  'GAI-06': [
    'fairness',
    'Results are worse for some groups, or all results become alike.',
    'Los resultados son peores para algunos grupos o se vuelven todos iguales.',
  ],
  'GAI-07': [
    'human_interaction',
    'People trust the system too much, or too little, or treat it like a person.',
    'Las personas confían demasiado o demasiado poco en el sistema, o lo tratan como a una persona.',
  ],
  'GAI-08': [
    'misinformation',
    'Generated content cannot be told apart from fact, and is spread on purpose or by mistake.',
    'El contenido generado no se distingue de los hechos y se difunde a propósito o por error.',
  ],
  'GAI-09': [
    'security',
    'The model helps attackers, or is itself attacked.',
    'El modelo ayuda a los atacantes o es atacado.',
  ],
  'GAI-10': [
    'legal',
    'Content repeats protected works or trade secrets without permission.',
    'El contenido reproduce obras protegidas o secretos comerciales sin permiso.',
  ],
  'GAI-11': [
    'misuse',
    'The model creates degrading or abusive images of people.',
    'El modelo crea imágenes degradantes o abusivas de personas.',
  ],
  'GAI-12': [
    'third_party',
    'Components of others are hard to check, and their problems become those of the system.',
    'Los componentes ajenos son difíciles de comprobar y sus problemas pasan al sistema.',
  ],
};

export const nist: Library = {
  id: 'nist-ai-600-1',
  name: nistAi6001.name,
  publisher: nistAi6001.issuer,
  license: { en: 'Work of the U.S. government', es: 'Obra del gobierno de EE. UU.' },
  url: 'https://doi.org/10.6028/NIST.AI.600-1',
  risks: risksOf(nistAi6001, ABOUT),
};
