import type { FrameworkLinks } from '#domain/controls/catalogue.ts';

export const illinoisHb3773Links: FrameworkLinks = {
  framework: 'il-hb3773',
  links: [
    {
      requirement: 'IL-01',
      control: 'fairness_evaluation',
      strength: 'partial',
      reason: {
        en: 'Measures whether recruitment and hiring disadvantage a protected class.',
        es: 'Mide si la selección y la contratación resultan peores para un grupo protegido.',
      },
    },
    {
      requirement: 'IL-01',
      control: 'attributes_left_out',
      strength: 'partial',
      reason: {
        en: 'Keeps protected attributes out of the decision.',
        es: 'Deja los atributos protegidos fuera de lo que decide.',
      },
    },
    {
      requirement: 'IL-01',
      control: 'proxy_check',
      strength: 'partial',
      reason: {
        en: 'Finds proxies for a protected attribute.',
        es: 'Encuentra lo que hace las veces de un atributo protegido.',
      },
    },
    {
      requirement: 'IL-01',
      control: 'human_check',
      strength: 'supports',
      reason: {
        en: 'Has a person review a decision before it takes effect.',
        es: 'Hace que una persona mire la decisión antes de que cuente.',
      },
    },
    {
      requirement: 'IL-02',
      control: 'fairness_evaluation',
      strength: 'partial',
      reason: {
        en: 'Measures whether promotion, renewal and selection for training disadvantage a protected class.',
        es: 'Mide si el ascenso, la renovación y la selección para formación resultan peores para un grupo protegido.',
      },
    },
    {
      requirement: 'IL-02',
      control: 'attributes_left_out',
      strength: 'partial',
      reason: {
        en: 'Keeps protected attributes out of the decision.',
        es: 'Deja los atributos protegidos fuera de lo que decide.',
      },
    },
    {
      requirement: 'IL-02',
      control: 'proxy_check',
      strength: 'partial',
      reason: {
        en: 'Finds proxies for a protected attribute.',
        es: 'Encuentra lo que hace las veces de un atributo protegido.',
      },
    },
    {
      requirement: 'IL-03',
      control: 'fairness_evaluation',
      strength: 'partial',
      reason: {
        en: 'Measures whether discharge, discipline, tenure and terms of employment disadvantage a protected class.',
        es: 'Mide si el despido, la disciplina, la permanencia y los términos del empleo resultan peores para un grupo protegido.',
      },
    },
    {
      requirement: 'IL-03',
      control: 'attributes_left_out',
      strength: 'partial',
      reason: {
        en: 'Keeps protected attributes out of the decision.',
        es: 'Deja los atributos protegidos fuera de lo que decide.',
      },
    },
    {
      requirement: 'IL-03',
      control: 'proxy_check',
      strength: 'partial',
      reason: {
        en: 'Finds proxies for a protected attribute.',
        es: 'Encuentra lo que hace las veces de un atributo protegido.',
      },
    },
    {
      requirement: 'IL-04',
      control: 'proxy_check',
      strength: 'partial',
      reason: {
        en: 'Determines whether a zip code reveals a protected class, and decides to remove it.',
        es: 'Averigua si un código postal delata un grupo protegido, y decide quitarlo.',
      },
    },
    {
      requirement: 'IL-04',
      control: 'data_preparation',
      strength: 'supports',
      reason: {
        en: 'Shows that zip codes are removed before the data reaches the model.',
        es: 'Muestra que los códigos postales se quitan antes de que los datos lleguen al modelo.',
      },
    },
    {
      requirement: 'IL-05',
      control: 'notice',
      strength: 'full',
      reason: {
        en: 'Notifies employees that AI is used for these purposes.',
        es: 'Notifica a los empleados que se usa IA para estos fines.',
      },
    },
    {
      requirement: 'IL-06',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Has the notice changed when the rules are final.',
        es: 'Hace cambiar el aviso cuando las reglas sean definitivas.',
      },
    },
    {
      requirement: 'IL-06',
      control: 'legal_register',
      strength: 'partial',
      reason: {
        en: "Watches whether the department's rules have become final.",
        es: 'Vigila si las reglas del departamento han llegado a ser definitivas.',
      },
    },
  ],
  organizational: [],
};
